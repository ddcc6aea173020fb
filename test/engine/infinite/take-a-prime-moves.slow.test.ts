import { expect, test } from 'vitest';
import { PrimeMoves } from '../../../src/engine/infinite/take-a-prime-moves.ts';
import { primesByEratosthenes } from './games.ts';

/** A limit of more than two pieces of the sieve, with numbers added and primes removed in each. */
const LIMIT = 1_200_000;
const primes = primesByEratosthenes(LIMIT);
const changes = {
  plus: [1, 9, 77, 524_289, 1_048_577, 1_199_995],
  minus: [2, 5, 11, 524_287, primes.at(-1)!],
};
const expected = primes
  .filter(p => !changes.minus.includes(p))
  .concat(changes.plus)
  .sort((s, t) => s - t);

test('PrimeMoves.has accepts exactly the listed odd moves', () => {
  const moves = new PrimeMoves(changes, LIMIT);
  for (let n = 50_000; n <= LIMIT; n += 150_000) moves.extendTo(n);
  moves.extendTo(LIMIT);
  const listed: number[] = [];
  for (let s = 1; s < LIMIT; s += 2) if (moves.has(s)) listed.push(s);
  expect(listed).toEqual(expected);
  expect([...moves.rows.strays]).toEqual(
    [9, 77, 524_289, 1_048_577, 1_199_995]
      .concat([3, 7])
      .filter(s => expected.includes(s) && [3, 5, 7].some(p => s % p === 0))
      .sort((s, t) => s - t),
  );
});

test('rows that do not fit into an array are rejected', () => {
  expect(() => new PrimeMoves({ plus: [], minus: [] }, 1e13)).toThrow('words do not fit into an array');
});

test('oddUpTo lists the odd moves up to the given number', () => {
  const moves = new PrimeMoves(changes, LIMIT);
  moves.extendTo(LIMIT);
  expect(moves.two).toBe(false);
  expect(moves.oddUpTo(LIMIT - 1)).toEqual(expected);
  for (const most of [0, 1, 2, 1001, 1009]) {
    expect(moves.oddUpTo(most)).toEqual(expected.filter(s => s <= most));
  }
});

test('words of odd numbers mark the moves, stored in order or not', () => {
  const limit = 4_000_000;
  const far = { plus: [9, 3_000_015], minus: [524_287] };
  const moves = new PrimeMoves(far, limit);
  moves.extendTo(limit);
  const isMove = new Set([...primesByEratosthenes(limit), ...far.plus].filter(s => !far.minus.includes(s)));
  for (const first of [0, 1, 8190, 20_000, 28_671, 28_672, 28_673, 40_000, 46_870, 62_400]) {
    const odds = Array.from({ length: 90 * 32 }, (_, i) => 64 * first + 2 * i + 1);
    const words = moves.wordsFrom(first, 90);
    const listed = odds.filter((_, i) => ((words[i >> 5]! >>> (i & 31)) & 1) !== 0);
    expect(listed).toEqual(odds.filter(odd => isMove.has(odd)));
  }
});
