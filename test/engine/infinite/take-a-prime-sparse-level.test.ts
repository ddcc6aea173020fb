import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesUpTo } from '../../../src/engine/infinite/moves-up-to.ts';
import { heapsOf } from '../../../src/engine/infinite/take-a-prime-level.ts';
import { PrimeMoves } from '../../../src/engine/infinite/take-a-prime-moves.ts';
import { WHEEL } from '../../../src/engine/infinite/take-a-prime-rows.ts';
import { SparseLevel } from '../../../src/engine/infinite/take-a-prime-sparse-level.ts';
import { nimSequenceOfMovesByDefinition } from './definition.ts';
import { oddChanges, PRIMES, SEED } from './games.ts';

const HEAPS = 6400;

/** Changes with many members in one residue class, which differ by odd numbers in no row. */
const changed = oddChanges.map(({ plus, minus }) => ({
  plus: [...plus, 1005, 2415, 5145],
  minus: [...minus, 17, 19, 23, 29, 37],
}));

/** Lists the members below HEAPS if all heaps are open, in segments of `words` words. */
function membersOf(moves: PrimeMoves, words: number): number[] {
  const level = new SparseLevel(moves);
  const members: number[] = [];
  for (let from = 0; from < HEAPS; from += 64 * words) {
    const open = [new Int32Array(words).fill(-1), new Int32Array(words).fill(-1)] as const;
    moves.extendTo(from + 64 * words);
    const placed = heapsOf(level.place(from, open));
    members.push(...placed.map(heap => from + heap));
    const all = [...placed, ...heapsOf(open)].sort((m, n) => m - n);
    if (all.some((heap, i) => heap !== i)) expect(all).toEqual([...all.keys()]);
  }
  const [even, odd] = ([0, 1] as const).map(parity => members.filter(heap => heap % 2 === parity));
  expect([level.ofParity(0), level.ofParity(1)]).toEqual([even, odd]);
  expect(level.counts()).toEqual([even!.length, odd!.length]);
  for (const from of [0, 64, 3200]) {
    const behind = heapsOf([level.wordsFrom(from, 0), level.wordsFrom(from, 1)]).map(heap => from + heap);
    expect(behind).toEqual(members.filter(heap => heap >= from));
  }
  return members.filter(heap => heap < HEAPS);
}

test('the members of a level with all heaps open are P_0, for any segments', () => {
  fc.assert(
    fc.property(changed, fc.integer({ min: 1, max: 40 }), (changes, words) => {
      const values = nimSequenceOfMovesByDefinition(movesUpTo({ ...PRIMES, ...changes }, HEAPS), HEAPS);
      const expected = values.flatMap((value, heap) => (value === 0 ? [heap] : []));
      expect(membersOf(new PrimeMoves(changes, 2 * HEAPS), words)).toEqual(expected);
    }),
    { numRuns: 12, seed: SEED },
  );
});

test('members beyond 2^33 are listed, and marked in words from any heap', () => {
  const quotients = Array.from({ length: WHEEL }, () => new Uint32Array(0));
  const heaps = [7, 2 ** 33 + 5, 9_993_642_528, 9_993_642_531];
  for (const heap of heaps) quotients[heap % WHEEL] = Uint32Array.of(Math.floor(heap / WHEEL));
  const level = new SparseLevel(new PrimeMoves({ plus: [], minus: [] }, 1000), { kind: 'sparse', quotients });
  expect(level.ofParity(1)).toEqual([7, 2 ** 33 + 5, 9_993_642_531]);
  const from = 64 * Math.floor(9_993_642_000 / 64);
  expect(heapsOf([level.wordsFrom(from, 0), level.wordsFrom(from, 1)]).map(heap => from + heap)).toEqual(
    heaps.slice(2),
  );
});
