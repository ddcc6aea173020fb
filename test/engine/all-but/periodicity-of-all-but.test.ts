import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSequence } from '../../../src/engine/all-but/algorithm-1.ts';
import { type FesSet, fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { DEFAULT_SETTINGS, type Search } from '../../../src/engine/all-but/pattern-search.ts';
import { periodicityOfAllBut } from '../../../src/engine/all-but/periodicity-of-all-but.ts';
import { byBlankReturn } from '../../../src/engine/all-but/search-by-blank-return.ts';
import { byPatternWord } from '../../../src/engine/all-but/search-by-pattern-word.ts';
import { byReferences } from '../../../src/engine/all-but/search-by-references.ts';
import { type ProvedPeriodicity, primesOf } from '../../../src/engine/proved-periodicity.ts';
import { fesSets, SEED } from './fes-games.ts';

const LIMIT = 1e9;

const [ALWAYS, NEVER] = [0, Number.POSITIVE_INFINITY].map(worth => ({
  ...DEFAULT_SETTINGS,
  runStepInWordSteps: { lemma6: worth, others: worth },
}));

function searchBy({ propose }: Search, settings = DEFAULT_SETTINGS) {
  return (set: FesSet, limit: number) => propose(set, limit, settings);
}

const searches: Record<string, ReturnType<typeof searchBy>> = {
  'pattern word': searchBy(byPatternWord),
  runs: searchBy(byReferences, ALWAYS),
  words: searchBy(byReferences, NEVER),
  'runs or words': searchBy(byReferences),
};

function proved(excluded: readonly number[], kernel?: string): ProvedPeriodicity {
  const found = periodicityOfAllBut(excluded, LIMIT, kernel ? searches[kernel] : undefined);
  if (found.status !== 'proved') throw new Error(`${excluded}: ${found.why}`);
  return found;
}

/** Whether G(n + p) = G(n) + s on [from, to). */
function repeats(g: ArrayLike<number>, from: number, to: number, p: number, s: number): boolean {
  for (let n = from; n < to; n++) if (g[n + p] !== g[n]! + s) return false;
  return true;
}

test.each([
  { excluded: [1, 3, 4, 7], preperiod: 0, period: 8, saltus: 2 },
  { excluded: [2, 3, 6, 8], preperiod: 42, period: 9, saltus: 3 },
  { excluded: [1, 3, 4], preperiod: 0, period: 12, saltus: 4 },
  { excluded: [7], preperiod: 0, period: 14, saltus: 7 },
  { excluded: [], preperiod: 0, period: 1, saltus: 1 },
  // These periods were once doubled: runs replaced words that had passed the blank tape.
  { excluded: [204, 330, 534, 660], preperiod: 0, period: 4_430_628, saltus: 1_476_876 },
  { excluded: [204, 330, 534, 660, 1068], preperiod: 0, period: 4_430_628, saltus: 1_476_876 },
  { excluded: [210, 550, 760, 1100, 1520], preperiod: 0, period: 4_485_600, saltus: 1_495_200 },
  { excluded: [387, 864, 1251, 1728], preperiod: 0, period: 4_827_438, saltus: 1_609_146 },
  { excluded: [64, 65, 129], preperiod: 0, period: 12_480, saltus: 4160 },
  { excluded: [71, 144, 215, 216], preperiod: 0, period: 2_178_138, saltus: 726_046 },
  // Noisy tapes, on which runs are replaced by words halfway.
  { excluded: [100, 283, 383], preperiod: 0, period: 6_443_400, saltus: 2_147_800 },
  { excluded: [100, 271, 371], preperiod: 0, period: 111_777_000, saltus: 37_259_000 },
])(
  'N - {$excluded} has preperiod $preperiod, period $period, saltus $saltus',
  ({ excluded, ...expected }) => {
    expect(proved(excluded)).toMatchObject(expected);
  },
);

test('every kernel proves the same least preperiod, period and saltus, which the values confirm', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      const found = proved(excluded);
      const { preperiod, period, saltus, repeat } = found;
      const all = Object.keys(searches).map(kernel => {
        const { preperiod, period, saltus, repeat } = proved(excluded, kernel);
        return { preperiod, period, saltus, repeat };
      });
      expect(all).toEqual(all.map(() => ({ preperiod, period, saltus, repeat })));
      const g = nimSequence(excluded, preperiod + 5 * period);
      expect(repeats(g, preperiod, preperiod + 3 * period, period, saltus)).toBe(true);
      if (preperiod > 0) expect(repeats(g, preperiod - 1, preperiod, period, saltus)).toBe(false);
      for (let part = 2; part <= period; part++) {
        if (period % part !== 0 || saltus % part !== 0) continue;
        const p = period / part;
        expect(repeats(g, preperiod, preperiod + 3 * period, p, saltus / part)).toBe(false);
      }
      const witnesses = found.witnesses();
      expect(witnesses.map(({ prime }) => prime)).toEqual(primesOf(period));
      const wrong = witnesses.filter(({ prime, heap }) => {
        const isInside = heap >= preperiod && heap + period / prime < preperiod + period;
        return !isInside || prime * (g[heap + period / prime]! - g[heap]!) === saltus;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 200, seed: SEED },
  );
});

test('the pattern word accepts sets up to M = 62 and agrees with runs and words', () => {
  expect(byPatternWord.fits(fesSet([62]))).toBe(true);
  expect(byPatternWord.fits(fesSet([63]))).toBe(false);
  let found = 0;
  const upTo62 = fc.uniqueArray(fc.integer({ min: 1, max: 62 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(upTo62, excluded => {
      const [proposal, two] = ['pattern word', 'runs or words'].map(kernel =>
        periodicityOfAllBut(excluded, 2e5, searches[kernel]),
      );
      if (two!.status === 'undecided') expect(proposal).toEqual(two);
      else {
        const { preperiod, period, saltus } = two!;
        expect(proposal).toMatchObject({ preperiod, period, saltus });
        if (preperiod > 0) found++;
      }
    }),
    { numRuns: 250, seed: SEED },
  );
  expect(found).toBeGreaterThan(5);
});

test('results of the pattern word remain valid after other sets are searched', () => {
  const proposals = [
    [2, 3, 6, 8],
    [1, 3, 4, 7],
    [5, 9],
  ].map(excluded => byPatternWord.propose(fesSet(excluded), 1e6, DEFAULT_SETTINGS)!);
  const summarize = () =>
    proposals.map(proposal => [
      proposal.period,
      proposal.saltus,
      proposal.recurs(proposal.period, proposal.saltus),
      proposal.recurs(proposal.period + 1, proposal.saltus),
      proposal.preperiod(proposal.period, proposal.saltus),
    ]);
  const first = summarize();
  expect(first[0]).toEqual([9, 3, true, false, 42]);
  expect(first.map(([, , recurs]) => recurs)).toEqual([true, true, true]);
  expect(summarize()).toEqual(first);
});

test('the boundary patterns of a proof agree with the values', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      const { preperiod, period, repeat } = proved(excluded);
      if (repeat.kind !== 'boundary-pattern') throw new Error(repeat.kind);
      const { from, to, valueFrom, valueTo, pattern } = repeat;
      const largest = Math.max(...excluded);
      const g = nimSequence(excluded, to + largest);
      expect(to - from).toBe(period);
      expect(from === 0 || from > preperiod + largest).toBe(true);
      for (const [heap, value] of [
        [from, valueFrom],
        [to, valueTo],
      ] as const) {
        expect(g[heap]).toBe(value);
        const labelled = pattern.flatMap((length, i) => Array<boolean>(length).fill(i % 2 === 1));
        expect([...g.subarray(heap, heap + largest)].map(v => v < value)).toEqual(labelled);
      }
    }),
    { numRuns: 100, seed: SEED },
  );
});

test('a reference before the cycle does not lead to a multiple of the period', () => {
  // Both preperiod and period of {2, 25, 28, 30} exceed a batch of fingerprints.
  for (const kernel of Object.keys(searches)) {
    expect(proved([2, 25, 28, 30], kernel)).toMatchObject({ preperiod: 14809, period: 6154 });
  }
});

test('a game whose pattern does not recur within the limit is undecided', () => {
  expect(periodicityOfAllBut([100, 273, 373], 1e6)).toMatchObject({ status: 'undecided', limit: 1e6 });
  expect(periodicityOfAllBut([2, 3, 6, 8], 20)).toMatchObject({ status: 'undecided', limit: 20 });
});

test.each([
  [69, 1315],
  [86, 931],
  [94, 829],
  [122, 567],
  [134, 589],
  [344, 998],
])('N - {%d, %d, a+b}: the search for the blank tape agrees with the general search', (a, b) => {
  const excluded = [a, b, a + b];
  expect(byBlankReturn.fits(fesSet(excluded))).toBe(true);
  const { preperiod, period, saltus } = proved(excluded);
  expect(proved(excluded, 'words')).toMatchObject({ preperiod, period, saltus });
});

test.each([
  [4, 24, 72, 76],
  [20, 28, 44, 60, 80],
  [18, 72, 81, 99],
  [4, 6, 9, 12, 16],
  [3, 8, 9, 10, 13],
])(
  'a preperiod far above M that ends near a reference is the least: N - {%i, %i, %i, %i, …}',
  (...excluded) => {
    for (const kernel of [undefined, 'runs', 'words', 'runs or words']) {
      const { preperiod: n0, period: p, saltus: s } = proved(excluded, kernel);
      const g = nimSequence(excluded, n0 + 2 * p);
      expect(n0).toBeGreaterThan(4 * excluded.at(-1)!);
      expect(repeats(g, n0, n0 + p, p, s)).toBe(true);
      expect(g[n0 - 1 + p]).not.toBe(g[n0 - 1]! + s);
    }
  },
);

test.each(Object.entries(searches))(
  '%s: a pattern recurs after multiples of the period, no other distance',
  (_, propose) => {
    for (const excluded of [[2, 3, 6, 8], [4], [1, 3, 4, 7]]) {
      const proposal = propose(fesSet(excluded), LIMIT)!;
      const { period, saltus } = proposal;
      const upTo = (last: number) => Array.from({ length: last + 1 }, (_, i) => i);
      const recurrences = upTo(3 * saltus).flatMap(rise =>
        upTo(3 * period).flatMap(distance => (proposal.recurs(distance, rise) ? [[distance, rise]] : [])),
      );
      expect(recurrences).toEqual([0, 1, 2, 3].map(k => [k * period, k * saltus]));
    }
  },
);
