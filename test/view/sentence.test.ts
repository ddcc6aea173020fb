import { expect, test } from 'vitest';
import {
  type Claim,
  claimText,
  closeLaw,
  conclude,
  EMPTY_TALLY,
  law,
  type Proof,
  printedTable,
  type Tally,
} from '../../src/claim/index.ts';
import { definePipeline, type PipelineDefinition, questionOf, resolve } from '../../src/plan/index.ts';
import { sentenceOf } from '../../src/view/sentence.ts';

const open = law({ id: 'short', says: 'p < 9', holds: () => true, mutant: () => false, mutantSays: 'no' });
const short = closeLaw(open, []);
const witness = { at: [4], game: 'N - {4}', seen: 'period = 8' };

/** Returns the sentence on a claim over N - {a}, 1 ≤ a ≤ 9, with these counts. */
function sentence(
  counts: Partial<Tally>,
  claim: Claim = short,
  changes: Partial<PipelineDefinition> = {},
  proof?: Proof,
  undecided: number | null = 0,
): string {
  const definition = definePipeline({
    id: 'example',
    question: 'x?',
    source: 'x',
    sweep: { game: 'N - {a}', over: { a: '1..9' } },
    measure: ['period'],
    limit: '1e6 heaps',
    claims: [open],
    ...changes,
  });
  const plan = resolve(definition, 'example.ts');
  const tally = { ...EMPTY_TALLY, ...counts };
  const conclusion = conclude(claimText(claim, 'x'), tally, tally.met, { range: '', isDefault: true }, proof);
  return sentenceOf(conclusion, { asked: questionOf(definition, plan), root: 'ab12', undecided });
}

test('the sentence on a claim that holds names range, limit, proofs, engine and root', () => {
  expect(sentence({ cases: 1234, met: 1234, holds: 1234 })).toMatch(
    /^short: "p < 9"\. Holds for all 1,234 cases of N - \{a\}; a = 1\.\.9; 0 undecided within 10\^6 heaps; every period proved by a repeated pattern or window; engine \d+\.\d+\.\d+; root sha256 ab12\.$/,
  );
});

test.each([1, null])(
  'the sentence calls no period proved if %j cases are undecided, even if the claim is decided',
  open => {
    const told = sentence({ cases: 9, met: 7, holds: 7 }, short, {}, undefined, open);
    expect(told).toContain(
      '7 cases that satisfy its hypothesis, of N - {a}; a = 1..9; 0 undecided within 10^6 heaps; engine',
    );
  },
);

test.each([
  [{ cases: 9, met: 7, holds: 7 }, 'Holds for all 7 cases that satisfy its hypothesis, of N'],
  [{ cases: 1, met: 1, holds: 1 }, 'Holds for the one case of N'],
  [{ cases: 9, met: 1, holds: 1 }, 'Holds for the one case that satisfies its hypothesis, of N'],
  [{ cases: 9, met: 9, holds: 7, undecided: 2 }, 'Holds for 7 of 9 cases of N'],
  [
    { cases: 9, met: 9, holds: 8, fails: 1, counterexample: witness },
    'Fails for 1 of 9 cases, first for N - {4}, of N',
  ],
  [{ cases: 9, met: 9, error: 9 }, 'Could not be checked in 9 of 9 cases of N'],
  [{ cases: 1, met: 1, error: 1 }, 'Could not be checked in 1 of 1 case of N'],
  [{ cases: 9, met: 0 }, 'Vacuous: its hypothesis excludes all 9 cases of N'],
  [{ cases: 1, met: 0 }, 'Vacuous: its hypothesis excludes the one case of N'],
])('the sentence for %o reports these counts', (counts, words) => {
  expect(sentence(counts)).toContain(words);
});

test('the sentence never calls an undecided case proved', () => {
  const text = sentence({ cases: 9, met: 9, holds: 7, undecided: 2 });
  expect(text).toContain('; 2 undecided within 10^6 heaps;');
  expect(text).not.toContain('proved');
});

test('the sentence says where a statement fails if it fails as its erratum says', () => {
  const fails = { says: 'a = 4', where: () => true };
  const erratum = { nature: 'slip', printed: 'x', right: 'y', why: 'z', fails } as const;
  const counts = { cases: 9, met: 9, holds: 8, fails: 1, counterexample: witness };
  expect(sentence(counts, { ...short, erratum })).toContain(
    'Fails for 1 of 9 cases, exactly where a = 4, first for N - {4}, of N',
  );
  expect(sentence({ ...counts, misplaced: 1 }, { ...short, erratum })).not.toContain('exactly');
});

test('the sentence on a law refuted by certificates names their game, unless a case refutes it', () => {
  const refuted = { status: 'refuted', game: 'N - {12}', at: [12], seen: 'period = 24' } as const;
  expect(sentence({ cases: 9, met: 9, holds: 9 }, short, {}, refuted)).toContain(
    'Fails for N - {12} (period = 24), and holds for 9 of 9 cases of N',
  );
  const counts = { cases: 9, met: 9, holds: 7, fails: 2, counterexample: witness };
  expect(sentence(counts, short, {}, refuted)).toContain('Fails for 2 of 9 cases, first for N - {4}, of N');
});

test('the sentence on a theorem names its proof and its hypothesis, with the cases as a check', () => {
  const theorem = { reference: 'docs/p.md, Theorem 1', hypothesis: 'any a' };
  const proved = { ...short, theorem };
  expect(sentence({ cases: 9, met: 9, holds: 9 }, proved)).toContain(
    '"p < 9". Proved for any a (docs/p.md, Theorem 1); checked for all 9 cases of N',
  );
  const counts = { cases: 9, met: 9, holds: 8, fails: 1, counterexample: witness };
  expect(sentence(counts, proved)).toContain(
    'Fails for 1 of 9 cases, first for N - {4}, against its proof (docs/p.md, Theorem 1), of N',
  );
  expect(sentence({ cases: 9, met: 9, holds: 7, undecided: 2 }, proved)).not.toContain('Proved');
});

test('the sentence on a printed table counts entries, and rules and series are named', () => {
  const table = printedTable('table.csv', { key: ['a'], cells: ['period'] });
  const told = (length: number) => ({ told: Array.from({ length }, () => true) });
  expect(sentence({ cases: 9, met: 9, holds: 9, ...told(9) }, table)).toContain(
    'Holds for all 9 printed entries of N',
  );
  expect(sentence({ cases: 9, met: 7, holds: 7, ...told(7) }, table)).toContain(
    'Not as printed, 2 cases not printed: holds for 7 of 7 printed entries of N',
  );
  expect(sentence({ cases: 9, met: 7, holds: 7, ...told(6) }, table)).toContain(
    'Not as printed, 1 printed row missing, 2 cases not printed: holds for 7 of 7 printed entries of N',
  );
  const wrong = { fails: 1, counterexample: witness, differs: [witness] };
  expect(sentence({ cases: 9, met: 7, holds: 6, ...wrong, ...told(7) }, table)).toContain(
    'Fails for 1 of 7 printed entries, first for N - {4}, 2 cases not printed, of N',
  );
  expect(sentence({ cases: 1, met: 1, holds: 1, ...told(1) }, table)).toContain(
    'Holds for the one printed entry of N',
  );
  const text = sentence({ cases: 9, met: 9, holds: 9 }, short, {
    sweep: { game: '{1, a}', over: { a: '2..10' }, ending: 'take-all', objective: 'last-player-loses' },
    measure: [{ series: 'outcomes', upTo: '5000' }],
  });
  expect(text).toContain('take-all ending; the last player loses; outcomes up to 5,000; 0 undecided;');
  expect(text).not.toMatch(/\d heaps/);
});
