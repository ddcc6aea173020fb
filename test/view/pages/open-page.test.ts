import { expect, test } from 'vitest';
import type { Conclusion } from '../../../src/claim/index.ts';
import { claimsOf } from '../../../src/view/claim-of.ts';
import { readCredits } from '../../../src/view/credits.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { guessedPage, openPage } from '../../../src/view/pages/open-page.ts';
import { CREDITS, exampleResult, SOURCES } from '../example-result.ts';

const [holds, fails] = exampleResult().claims;

/** Returns the inputs of a page with these conclusions. */
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

test('open questions come first, holding or undecided, and proved or refuted ones last', () => {
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
  const [open, decided] = page.split('<summary>Decided</summary>\n');
  expect(open).toContain('## Open\n');
  expect([...decided!.matchAll(/\[(refuted|proved|so far|unknown)\]/g)].map(([, says]) => says)).toEqual([
    'refuted',
    'proved',
  ]);
  expect([...open!.matchAll(/\[(refuted|proved|so far|unknown)\]/g)].map(([, says]) => says)).toEqual([
    'so far',
    'unknown',
  ]);
});

test('only an open question has its own badge and a command that continues it', () => {
  const entryOf = (one: Conclusion) =>
    toMarkdown(openPage(all(one)))
      .split('\n\n')
      .findLast(block => block.startsWith('- **'))!;
  const open = entryOf(asked(holds!, 'so far'));
  expect(open).toContain('**◌ open, no counterexample in 3 cases**');
  expect(open).toContain('**continue:** `npx saltus run ones --over a=4..9`');
  const decided = entryOf(asked(holds!, 'proved', { restsOn: theorem }));
  expect(decided).toContain('**✓ proved**');
  expect(decided).not.toContain('continue');
});

test('the decided questions are collapsed on the site', () => {
  const { blocks } = openPage(all(asked(holds!, 'so far'), asked(fails!, 'refuted')));
  const sections = blocks.flatMap(one => (one.kind === 'section' ? [[one.heading, one.closed]] : []));
  expect(sections).toEqual([
    ['Open', false],
    ['Decided', true],
  ]);
});

test('laws found by saltus guess are on a separate page', () => {
  const one = asked(holds!, 'found');
  const conjecture = { ...one.claim.conjecture!, guessedFrom: 'a = 1..9' };
  const known = all(asked(holds!, 'wondered'), { ...one, claim: { ...one.claim, conjecture } });
  const [open, guessed] = [toMarkdown(openPage(known)), toMarkdown(guessedPage(known))];
  expect([open.includes('[wondered]'), open.includes('[found]')]).toEqual([true, false]);
  expect([guessed.includes('[wondered]'), guessed.includes('[found]')]).toEqual([false, true]);
  expect(open).toContain('- **posed by:** J. Doe');
  expect(guessed).toContain('- **found in the table of:** N - {a}; a = 1..9');
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
  const [open, decided] = toMarkdown(openPage({ ...known, credits })).split('<summary>Decided</summary>\n');
  expect(decided).toContain('[elsewhere]');
  expect(decided).toContain('**printed before:** Doe 1997, Satz 1, p. 7: a theorem, a stronger statement.');
  expect(open).toContain('[so far]');
  expect(open).not.toContain('[elsewhere]');
});
