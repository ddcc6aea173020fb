import { definePipeline, ours, paper } from '../../src/index.ts';
import { binaryDigits, hasBinaryDigit } from './_binary.ts';

const { about, instead, claim, erratum } = paper('nimbers');

export default definePipeline({
  id: 'nimbers',
  question: 'What is the nim-sum of two heaps, and when is it smaller than one of them?',
  answer: ['position-wise', 'property-2', 'property-2-corrected'],
  ...about(),
  sweep: { game: 'N:n + N:m', over: { n: '0..63', m: '0..63' } },
  measure: ['nimSum', 'winner', 'winningMoves'],
  limit: '1e6 heaps',
  claims: [
    claim('position-wise', 'the definition of nimber addition', {
      says: 'n + m is computed position by position in binary, with 0 + 0 = 1 + 1 = 0 and 0 + 1 = 1 + 0 = 1',
      holds: ({ n, m, nimSum }) => nimSum === positionWise(n, m, (p, q) => (p === q ? 0 : 1)),
      mutant: ({ n, m, nimSum }) => nimSum === positionWise(n, m, (p, q) => (p + q === 0 ? 0 : 1)),
      mutantSays: 'n + m is computed position by position, with 1 + 1 = 1',
    }),
    claim('property-1', 'property 1', {
      says: 'n + m = 0 if and only if n = m',
      holds: 'nimSum = 0 iff n = m',
    }),
    erratum('property-2', 'property 2', {
      says: 'if n has a 1 at the 2k-th position, counted from 1 at the right end, and m has k digits, then n + m < n',
      where: ({ n, m }) => m > 0 && hasBinaryDigit(n, 2 * binaryDigits(m)),
      holds: 'nimSum < n',
      nature: 'slip',
      printed: '"If n has a 1 at the 2k-th position and m is a k-digit nimber, then n+m<n"',
      right: 'at the k-th position, whose place value is 2^(k-1)',
      why: 'The first digit of m turns the digit of n at the same position into 0 only if that digit is 1. For n = (10), m = (1) and k = 1, n + m = (11). The example in the post counts positions in this way: "Only 5 have a 1 at the 1-th position".',
      fails: {
        says: 'n has a 0 at the k-th position',
        where: ({ n, m }) => !hasBinaryDigit(n, binaryDigits(m)),
      },
      shows: ({ n, m, nimSum }) => [`${n} + ${m}`, `less than ${n}`, nimSum],
      corrected: 'property-2-corrected',
    }),
    erratum('property-2-as-a-power', 'property 2, with "2k-th" read as the place of value 2^k', {
      says: 'if n has a 1 at the place of value 2^k and m has k digits, then n + m < n',
      where: ({ n, m }) => m > 0 && hasBinaryDigit(n, binaryDigits(m) + 1),
      holds: 'nimSum < n',
      nature: 'slip',
      printed: '"If n has a 1 at the 2k-th position and m is a k-digit nimber, then n+m<n"',
      right: 'at the place of value 2^(k-1)',
      why: 'The first of k digits has the place value 2^(k-1), not 2^k. In this reading, the property would be right if k were counted from 0.',
      fails: {
        says: 'n has a 0 at the place of value 2^(k-1)',
        where: ({ n, m }) => !hasBinaryDigit(n, binaryDigits(m)),
      },
      shows: ({ n, m, nimSum }) => [`${n} + ${m}`, `less than ${n}`, nimSum],
      partOf: 'property-2',
      corrected: ours('property-2-corrected', 'property 2 with the k-th position', {
        says: 'm ≥ 1 with k digits: n + m < n if and only if n has a 1 at the k-th position',
        where: 'm > 0',
        holds: ({ n, m, nimSum }) => nimSum < n === hasBinaryDigit(n, binaryDigits(m)),
        mutant: ({ n, m, nimSum }) => nimSum < n === hasBinaryDigit(n, binaryDigits(m) + 1),
        mutantSays: 'n + m < n if and only if n has a 1 at the (k + 1)-th position',
      }),
    }),
    claim('three-plus-seven', 'the first worked sum', {
      says: '3 + 7 = (011) + (111) = (100) = 4',
      where: 'n = 3 and m = 7',
      holds: 'nimSum = 4',
    }),
    erratum('five-plus-eleven-printed', 'the second worked sum', {
      says: '5 + 11 = (0101) + (1011) = (1010) = 10',
      where: 'n = 5 and m = 11',
      holds: 'nimSum = 10',
      nature: 'slip',
      printed: '5 + 11 = (0101) + (1011) = (1010) = 10',
      right: '5 + 11 = (0101) + (1011) = (1110) = 14',
      why: 'The second digit from the left is 1 + 0 = 1.',
      shows: ({ nimSum }) => ['5 + 11', 10, nimSum],
      corrected: instead('five-plus-eleven', 'the second worked sum corrected', {
        says: '5 + 11 = (1110) = 14',
        where: 'n = 5 and m = 11',
        holds: 'nimSum = 14',
      }),
    }),
    claim('second-player', 'the winning strategy, for two heaps', {
      says: 'the second player wins if and only if the nim-sum is 0; otherwise the first player has a winning move',
      with: [0, 1],
      holds: (t, { nimSum, winningMoves }, _, { winner }) =>
        (winner === 'previous') === nimSum <= t && winningMoves > 0 === nimSum > t,
      mutantSays: 'the second player wins if and only if the nim-sum is at most 1',
    }),
    claim('one-heap', 'the game G\'(n): "The first player can take all pieces at his first step and win"', {
      says: 'if n ≥ 1 and there is no second heap, the first player wins, by exactly one move, and the nim-value is n',
      where: 'n >= 1 and m = 0',
      holds: ({ n, nimSum, winningMoves }, _, { winner }) =>
        winner === 'next' && winningMoves === 1 && nimSum === n,
      mutant: ({ n, nimSum, winningMoves }, _, { winner }) =>
        winner === 'next' && winningMoves === n && nimSum === n,
      mutantSays: 'if there is no second heap, the first player wins, by exactly n moves',
    }),
  ],
});

/** Adds digit by digit, with no carry. */
function positionWise(x: number, y: number, add: (p: number, q: number) => number): number {
  const [p, q] = [x, y].map(one => Array.from(one.toString(2).padStart(53, '0'), Number));
  return p.reduce((sum, digit, i) => 2 * sum + add(digit, q[i]), 0);
}
