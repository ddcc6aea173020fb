import type { All } from '../all.ts';
import type { Document } from '../document/model.ts';
import type { PageOfResults } from '../document/places.ts';
import { claimsPage } from './claims-page.ts';
import { errataPage } from './errata-page.ts';
import { frontPage } from './front-page.ts';
import { furtherPage } from './new-laws.ts';
import { guessedPage, openPage } from './open-page.ts';
import { resultsPage } from './results-page.ts';
import { statementsPage } from './statements-page.ts';
import { storyPage } from './story-page.ts';

const OF: Readonly<Record<PageOfResults, (all: All) => Document>> = {
  front: frontPage,
  story: storyPage,
  results: resultsPage,
  claims: claimsPage,
  statements: statementsPage,
  errata: errataPage,
  open: openPage,
  guessed: guessedPage,
  further: furtherPage,
};

/** Returns the pages of all results, for `reports/` and the site; each is built when it is first used. */
export function pagesOf(all: All): { readonly name: PageOfResults; readonly page: () => Document }[] {
  const names = Object.keys(OF) as PageOfResults[];
  return names.map(name => ({ name, page: () => OF[name](all) }));
}
