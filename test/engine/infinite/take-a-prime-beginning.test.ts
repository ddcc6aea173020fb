import { expect, test } from 'vitest';
import { movesUpTo } from '../../../src/engine/infinite/moves.ts';
import { beginningOf } from '../../../src/engine/infinite/take-a-prime-beginning.ts';
import { heapsOf } from '../../../src/engine/infinite/take-a-prime-level.ts';
import { PrimeMoves } from '../../../src/engine/infinite/take-a-prime-moves.ts';
import { nimSequenceOfMovesByDefinition } from './definition.ts';
import { PRIMES } from './games.ts';

test.each([
  { plus: [], minus: [] },
  { plus: [1], minus: [] },
  { plus: [], minus: [2] },
  { plus: [9, 15, 1001], minus: [3, 5, 61] },
  { plus: [1, 9], minus: [2, 3, 7] },
])(
  'the first heaps of %j are those of the definition, by the kernel, and where it has too few rows',
  changes => {
    const most = 5000;
    const values = nimSequenceOfMovesByDefinition(movesUpTo({ ...PRIMES, ...changes }, most), most);
    for (const heaps of [1, 2, 63, 64, 65, 127, 128, 129, 191, 1000, most]) {
      const moves = new PrimeMoves(changes, heaps);
      moves.extendTo(heaps + 64);
      const expected = values.slice(0, heaps);
      for (const rows of [undefined, 2, 1]) {
        const { values, members } = beginningOf(moves, heaps, rows);
        expect([...values]).toEqual(expected);
        expect(members.map(heapsOf)).toEqual(
          Array.from({ length: Math.max(...expected) + 1 }, (_, v) =>
            expected.flatMap((value, heap) => (value === v ? [heap] : [])),
          ),
        );
      }
    }
  },
);

test('of 257 values the last is 256: they take more than a byte each', () => {
  const changes = { plus: [], minus: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43] };
  const heaps = 12_033;
  const moves = new PrimeMoves(changes, heaps);
  moves.extendTo(heaps + 64);
  const { values, members } = beginningOf(moves, heaps);
  expect(members.length).toBe(257);
  expect([...values]).toEqual(
    nimSequenceOfMovesByDefinition(movesUpTo({ ...PRIMES, ...changes }, heaps), heaps),
  );
});
