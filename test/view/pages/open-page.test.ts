import { expect, test } from 'vitest';
import type { Conclusion } from '../../../src/claim/index.ts';
import { claimsOf } from '../../../src/view/claim-of.ts';
import { readCredits } from '../../../src/view/credits.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { guessedPage, openPage } from '../../../src/view/pages/open-page.ts';
import { CREDITS, exampleResult, SOURCES } from '../example-result.ts';

const [holds, fails] = exampleResult().claims;

/** What is known of conjectures that came out so. */
function all(...conclusions: readonly Conclusion[]) {
  const results = [exampleResult({}, { claims: conclusions })];
  return { results, claims: results.flatMap(claimsOf), statements: [], sources: SOURCES, credits: CREDITS };
}

function asked(one: Conclusion, says: string, changes: Partial<Conclusion> = {}): Conclusion {
  const conjecture = { askedBy: 'J. Doe', further: '--over a=4..9' };
  return { ...one, ...changes, claim: { ...one.claim, id: says, says, conjecture } };
}

const theorem = {
  kind: 'theorem',
  reference: 'docs/p.md',
  hypothesis: 'any a',
  range: '',
  cases: 3,
} as const;

test('a conjecture is decided by a counterexample or a proof, and else open: holding or undecided alike', () => {
  const page = toMarkdown(
    openPage(
      all(
        asked(holds!, 'so far'),
        asked(fails!, 'refuted'),
        asked(holds!, 'unknown', { verdict: 'undecided' }),
        asked(holds!, 'proved', { restsOn: theorem }),
      ),
    ),
  );
  const [decided, open] = page.split('## Open\n');
  expect(decided).toContain('## Decided\n');
  expect([...decided!.matchAll(/\[(refuted|proved|so far|unknown)\]/g)].map(([, says]) => says)).toEqual([
    'refuted',
    'proved',
  ]);
  expect([...open!.matchAll(/\[(refuted|proved|so far|unknown)\]/g)].map(([, says]) => says)).toEqual([
    'so far',
    'unknown',
  ]);
});

test('a law that was found by guess stands with the others that were, not with what people ask', () => {
  const one = asked(holds!, 'found');
  const conjecture = { ...one.claim.conjecture!, guessedFrom: 'a = 1..9' };
  const known = all(asked(holds!, 'wondered'), { ...one, claim: { ...one.claim, conjecture } });
  const [open, guessed] = [toMarkdown(openPage(known)), toMarkdown(guessedPage(known))];
  expect([open.includes('[wondered]'), open.includes('[found]')]).toEqual([true, false]);
  expect([guessed.includes('[wondered]'), guessed.includes('[found]')]).toEqual([false, true]);
  expect(open).toContain('- **asked by:** J. Doe');
  expect(guessed).toContain('- **found in the rows of:** N - {a}; a = 1..9');
});

test('a conjecture that another work proves is decided, with the place of the proof', () => {
  const known = all(asked(holds!, 'elsewhere'), asked(holds!, 'so far'));
  const statement = {
    work: 'doe',
    page: '7',
    place: 'Satz 1',
    kind: 'theorem',
    relation: 'stronger',
    concerns: 'ones/elsewhere',
    quotation: 'Es gilt.',
    paraphrase: 'It holds.',
  };
  const tables: Record<string, readonly Record<string, string>[]> = {
    'works.csv': [{ key: 'doe', short: 'Doe 1997', year: '1997' }],
    'prior-work.csv': [statement],
  };
  const credits = readCredits(file => tables[file] ?? []);
  const [decided, open] = toMarkdown(openPage({ ...known, credits })).split('## Open\n');
  expect(decided).toContain('[elsewhere]');
  expect(decided).toContain('**printed before:** Doe 1997, Satz 1, p. 7: a theorem, a stronger statement.');
  expect(open).toContain('[so far]');
  expect(open).not.toContain('[elsewhere]');
});
