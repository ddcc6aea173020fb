import type { All } from '../all.ts';
import type { Document } from '../document/model.ts';
import type { PageName } from '../document/places.ts';
import { claimsPage } from './claims-page.ts';
import { errataPage } from './errata-page.ts';
import { frontPage } from './front-page.ts';
import { guessedPage, openPage } from './open-page.ts';
import { resultsPage } from './results-page.ts';
import { statementsPage } from './statements-page.ts';

/** The pages of all results, each in `reports/` and on the site. */
export const PAGES: readonly (readonly [name: PageName, page: (all: All) => Document])[] = [
  ['front', frontPage],
  ['results', resultsPage],
  ['claims', claimsPage],
  ['statements', statementsPage],
  ['errata', errataPage],
  ['open', openPage],
  ['guessed', guessedPage],
];
