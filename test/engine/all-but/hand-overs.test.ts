import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { periodicityOfAllBut } from '../../../src/engine/all-but/periodicity-of-all-but.ts';
import { byBlankReturn } from '../../../src/engine/all-but/search-by-blank-return.ts';
import { byPatternWord } from '../../../src/engine/all-but/search-by-pattern-word.ts';
import { byReferences } from '../../../src/engine/all-but/search-by-references.ts';
import { periodicityByAlgorithm1 } from './by-algorithm-1.ts';
import { settings } from './dense-settings.ts';
import { fesSets, SEED } from './fes-games.ts';

/** The limit: generous, exactly sufficient, or one less. */
const limits = fc.constantFrom('far', 'just', 'short');

const additive = (a: fc.Arbitrary<number>, far: number) =>
  fc
    .tuple(a, fc.integer({ min: 1, max: far }))
    .filter(([a, distance]) => distance !== a)
    .map(([a, distance]) => [a, a + distance, 2 * a + distance]);
const wide = fc.uniqueArray(fc.integer({ min: 8, max: 150 }), { minLength: 1, maxLength: 5 });
const multiples = fc
  .tuple(fc.integer({ min: 2, max: 12 }), fesSets)
  .map(([d, excluded]) => excluded.map(x => d * x));

/** Each kind of set, with the number of sets, the number of settings per set, and the heaps searched. */
const KINDS: readonly [string, fc.Arbitrary<readonly number[]>, number, number, number][] = [
  ['small sets', fesSets, 400, 3, 3000],
  ['{a, b, a + b}', additive(fc.integer({ min: 1, max: 16 }), 40), 75, 6, 5000],
  ['{a, b, a + b} with a < 64', additive(fc.integer({ min: 17, max: 63 }), 120), 15, 4, 20_000],
  ['{a, b, a + b} with a ≥ 64', additive(fc.integer({ min: 64, max: 90 }), 150), 12, 3, 40_000],
  ['wide sets', wide, 200, 1, 8000],
  ['multiples of small sets', multiples, 200, 1, 10_000],
];

test.each(KINDS)(
  '%s have the periods of Algorithm 1, however often kernels hand over',
  (kind, sets, numRuns, ways, reach) => {
    let [late, pure, undecided] = [0, 0, 0];
    const played = fc.array(fc.tuple(settings, limits), { minLength: ways, maxLength: ways });
    fc.assert(
      fc.property(sets, played, (excluded, played) => {
        const known = periodicityByAlgorithm1(excluded, reach);
        const needed = known === null ? reach : known.preperiod + known.period;
        const searches = [byPatternWord, byBlankReturn, byReferences].filter(({ fits }) =>
          fits(fesSet(excluded)),
        );
        for (const [settings, end] of played) {
          const limit = known === null ? reach : { far: 10 * needed, just: needed, short: needed - 1 }[end];
          const expected = limit < needed ? null : known;
          for (const { propose } of searches) {
            const found = periodicityOfAllBut(excluded, limit, (set, limit) => propose(set, limit, settings));
            if (sameNumbers(found, expected)) continue;
            throw new Error(`N - {${excluded}} within ${limit}: ${JSON.stringify({ found, expected })}`);
          }
          if (limit < needed) undecided++;
          else if (known?.preperiod === 0) pure++;
          else if (known) late++;
        }
      }),
      { numRuns, seed: SEED },
    );
    expect(Math.min(pure, undecided)).toBeGreaterThan((numRuns * ways) / 20);
    if (kind === 'small sets') expect(late).toBeGreaterThan((numRuns * ways) / 50);
  },
);

function sameNumbers(
  found: ReturnType<typeof periodicityOfAllBut>,
  expected: ReturnType<typeof periodicityByAlgorithm1>,
): boolean {
  if (found.status === 'undecided' || expected === null)
    return found.status === 'undecided' && expected === null;
  return (
    found.preperiod === expected.preperiod &&
    found.period === expected.period &&
    found.saltus === expected.saltus
  );
}
