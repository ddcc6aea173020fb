import { claimText, conclude, Judge, law, misprint, type OpenLaw } from '../../src/claim/index.ts';
import { claimsOf, type PipelineDefinition, questionOf, resolve, sweepText } from '../../src/plan/index.ts';
import type { Result } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { readCredits } from '../../src/view/credits.ts';
import { ownPage, type PageOfPipelines } from '../../src/view/pages/page-of-pipelines.ts';

/** Credits without prior work. */
export const CREDITS = readCredits(() => []);

/** A source whose title must be escaped wherever it is shown. */
export const SOURCES = sourcesByKey([
  {
    key: 'doe-2001',
    short: 'Doe 2001',
    authors: 'J. Doe',
    title: 'On <b> games',
    year: '2001',
    published: 'J. Games 1',
  },
]);

/** A law of this project that holds, and a printed one that fails for a = 1, as its erratum says. */
export const CLAIMS: readonly OpenLaw[] = [
  law({
    id: 'from-one',
    source: 'saltus',
    says: 'a ≥ 1',
    ofLetters: true,
    holds: ({ a }) => a! >= 1,
    mutant: ({ a }) => a! >= 2,
    mutantSays: 'a ≥ 2',
  }),
  ...misprint({
    id: 'from-two',
    source: 'doe-2001, Lemma 3',
    says: 'a > 1',
    holds: ({ a }) => a! > 1,
    nature: 'hypothesis',
    printed: 'a > 1',
    right: 'a ≥ 1',
    why: 'It begins at 1.',
    fails: { says: 'a = 1', where: ({ a }) => a === 1 },
    corrected: 'from-one',
  }),
];

/** Returns the result of N - {a}, 1 ≤ a ≤ 3, with changes to its definition or its outcome; no table is written. */
export function exampleResult(changes: Partial<PipelineDefinition> = {}, came: Partial<Result> = {}): Result {
  const definition: PipelineDefinition = {
    id: 'ones',
    question: 'Which?',
    source: 'doe-2001, section 2',
    sweep: { game: 'N - {a}', over: { a: '1..3' } },
    measure: ['period'],
    limit: '1e3 heaps',
    claims: [...CLAIMS],
    ...changes,
  };
  const { source } = definition;
  const claims = claimsOf(definition);
  const plan = resolve(definition, 'pipelines/example.ts');
  const judge = new Judge(claims, () => []);
  for (const a of [3, 1, 2]) judge.add({ at: [a], game: `N - {${a}}`, values: { a }, series: {} });
  const swept = { range: sweepText(plan), isDefault: true };
  return {
    format: 'saltus-result-1',
    asked: questionOf(definition, plan),
    cases: 3,
    undecided: 0,
    root: 'ab12'.repeat(16),
    blocks: 1,
    kept: 'all',
    tables: [],
    claims: claims.map((claim, i) => conclude(claimText(claim, source), judge.tallies[i]!, 0, swept)),
    ...came,
  };
}

/** Returns the page of one result without figures. */
export function pageOfResult(result: Result): PageOfPipelines {
  return ownPage({ result, figures: [], compared: [], summaries: [] });
}
