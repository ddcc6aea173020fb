import type { All } from '../all.ts';
import { citeClaim } from '../citation.ts';
import { keyOf } from '../claim-of.ts';
import { html } from '../document/markup.ts';
import { kindOfBadge } from '../document/verdict-sign.ts';
import { verdictOf } from '../pages/claim-facts.ts';
import { addressOfPipeline } from '../pages/page-of-pipelines.ts';
import { statementText } from '../statement.ts';
import type { Entry, FamilyEntry, SearchIndex } from './browser/search/entry.ts';
import type { Page } from './shell.ts';

/** The search page of the whole site. */
export const SEARCH_PAGE: Page = {
  path: 'search.html',
  title: 'Search · saltus',
  description: 'Search questions, claims, statements, games and the guide.',
  body: html`<h1>Search</h1>
<form class="search" hidden><label>Words, a formula or a game such as {1, 3, 4} <input type="search" name="q" autocomplete="off"></label> <output></output></form>
<noscript><p>The search needs JavaScript. Without it, see the lists of <a href="claims.html">claims</a> and <a href="statements.html">statements</a>.</p></noscript>
<div id="found"></div>`,
  scripts: ['assets/search-index.js', 'assets/search.js'],
};

/** Returns the search index: all questions, claims with their prior work, statements, and the sections of the guide. */
export function searchIndex(
  { results, claims, statements, sources, credits }: All,
  guide: readonly Entry[],
): SearchIndex {
  const questions = results.map(
    ({ asked: { id, question, plan } }): Entry => ({
      kind: 'Questions',
      title: question,
      note: plan.sweep.game,
      address: addressOfPipeline(id),
      words: id,
    }),
  );
  const claimed = claims.map(conclusion => {
    const { claim, result } = conclusion;
    const { printed = '', right = '', why = '' } = claim.erratum ?? {};
    const badge = verdictOf(conclusion);
    return {
      kind: 'Claims',
      title: statementText(conclusion),
      verdict: { verdict: kindOfBadge(badge), text: badge.text },
      note: citeClaim(claim, sources),
      address: addressOfPipeline(result.asked.id, `claim-${claim.id}`),
      words: [
        keyOf(conclusion),
        result.asked.plan.sweep.game,
        claim.erratum && 'erratum',
        printed,
        right,
        why,
        ...credits.printedBefore(conclusion).map(([, text]) => text),
      ].join(' '),
    } satisfies Entry;
  });
  const stated = statements
    .filter(({ statement }) => statement !== '')
    .map(
      ({ id, source, place, kind, statement, reason, remark }): Entry => ({
        kind: 'Statements',
        title: statement!,
        note: [place, kind].filter(Boolean).join(' · '),
        address: `statements.html#${id}`,
        words: [source, reason, remark].join(' '),
      }),
    );
  const withErratum = new Set(
    claims.filter(({ claim }) => claim.erratum !== null).map(({ result }) => result.asked.id),
  );
  const families = results.flatMap(({ asked: { id, question, plan }, tables, kept }): FamilyEntry[] => {
    const table = kept === 'all' ? tables.find(({ of }) => of === 'cases') : undefined;
    const page = addressOfPipeline(id).replace(/#.*/, '');
    const address = table ? `${page}#table-${table.name}` : addressOfPipeline(id);
    const hasGames = table?.columns.some(({ name }) => name === 'game');
    const row = hasGames ? { row: `${page}?${table!.name}.game=` } : {};
    const erratum = withErratum.has(id) ? { hasErratum: true as const } : {};
    return [{ id, question, sweep: plan.sweep, address, ...row, ...erratum }];
  });
  return { entries: [...questions, ...claimed, ...stated, ...guide], families };
}
