import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSequence } from '../../../src/engine/all-but/algorithm-1.ts';
import { valueOfHeap } from '../../../src/engine/index.ts';
import { nimValueByTape } from '../../../src/engine/value-of-heap.ts';
import { fesSets, SEED } from './fes-games.ts';

const triples = fc
  .tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 300 }))
  .map(([a, distance]) => [a, a + distance, 2 * a + distance]);

test.each([
  ['{a, b, a + b}', triples],
  ['any numbers', fesSets],
] as const)('nimValueByTape agrees with Algorithm 1 for %s, including heap 0', (_, sets) => {
  fc.assert(
    fc.property(sets, fc.array(fc.nat(12_000), { minLength: 4, maxLength: 4 }), (excluded, heaps) => {
      const values = [...nimSequence(excluded, 12_001)];
      const [first = 0, ...others] = heaps;
      const tried = [0, first % 400, ...others];
      expect(tried.map(heap => nimValueByTape(excluded, heap))).toEqual(tried.map(heap => values[heap]));
    }),
    { numRuns: 30, seed: SEED },
  );
});

// These values come from another author's program.
test.each([
  [200, 327, 134_217_730, 44_739_356],
  [200, 327, 268_435_736, 89_478_654],
  [193, 526, 536_872_164, 178_957_421],
])('a heap within the limit has a value even if no period is found: %i, %i, heap %i', (a, b, heap, value) => {
  const game = { kind: 'all-but', excluded: [a, b, a + b] } as const;
  const found = valueOfHeap(game, 'normal', BigInt(heap), 6e8);
  expect(found).toEqual({ status: 'played', value: BigInt(value) });
  expect(valueOfHeap(game, 'normal', BigInt(6e8), 6e8)).toMatchObject({ status: 'undecided' });
});
