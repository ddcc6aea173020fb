import { definePipeline, paper } from '../../src/index.ts';
import { BOX } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-34',
  question: 'Which period and preperiod do the outcomes of {9n-m, 2(7n-m)-1, 3(7n-m)-1, 5(7n-m)-2} have?',
  answer: ['period-printed', 'preperiod'],
  ...about('pages 29 and 33, entry 34'),
  sweep: {
    game: '{9n-m, 2(7n-m)-1, 3(7n-m)-1, 5(7n-m)-2}',
    over: { m: '-2..2', n: '1..17' },
    where: 'n >= 3m+7 and (m < 2 and n <= 3m+9 or m = 2 and n = 17)',
  },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 400 n^5',
  claims: [
    erratum('period-printed', 'pages 29 and 33, entry 34', {
      says: 'the period p is the printed polynomial of degree 5 in n and m, and a fifth of it if m = 2 and n mod 5 = 2',
      holds: ({ n, m, T }) => T === printedPeriod(n, m),
      nature: 'hypothesis',
      printed:
        '"{9n-m, 2(7n-m)-1, 3(7n-m)-1, 5(7n-m)-2}, m ≥ -2, n ≥ 3m+7: p = 294n^5 + (2929+742m)n^4 - (11869 + 9660m + 1876m^2)n^3 + …"',
      right: 'correct except for m = -2 and n = 1, where p is half of the polynomial',
      why: '{11, 17, 26, 43} has the period 763. The polynomial gives 1,526.',
      fails: 'm = -2 and n = 1',
      shows: ({ n, m, T }) => ['p', printedPeriod(n, m), T],
      corrected: instead('period', 'page 29, entry 34 except for {11, 17, 26, 43}', {
        says: 'the period p is as printed, except for m = -2 and n = 1, where it is half of that',
        holds: ({ n, m, T }) => T === printedPeriod(n, m) / (m === -2 && n === 1 ? 2 : 1),
      }),
    }),
    claim('preperiod', 'page 29, entry 34', {
      says: 'the preperiod q is 23(7n-m) - 8 by the definition of page 73, which adds 5(7n-m)-2 + 1',
      holds: 'outcomePreperiod + 5(7n-m)-2 + 1 = 23(7n-m) - 8',
    }),
    claim('range', 'page 32', {
      with: [7, 6],
      says: seven =>
        `m ≥ -2 and n ≥ 3m + 7 if and only if n ≥ 1 and -2 ≤ m ≤ (n - ${seven})/3; checked for |m|, |n| ≤ 40`,
      holds: seven =>
        BOX.every(([n, m]) => (m >= -2 && n >= 3 * m + 7) === (n >= 1 && m >= -2 && 3 * m <= n - seven)),
      ofLetters: true,
    }),
    claim('entries-28-and-29', 'page 32', {
      with: [-3, -2],
      says: m => `for m = ${m} the moves are those of entry 28, and for one m less those of entry 29`,
      holds: (m, { n }) =>
        `${movesAt(n, m)}` === `${[9 * n + 3, 14 * n + 5, 21 * n + 8, 35 * n + 13]}` &&
        `${movesAt(n, m - 1)}` === `${[9 * n + 4, 14 * n + 7, 21 * n + 11, 35 * n + 18]}`,
      ofLetters: true,
    }),
  ],
});

function printedPeriod(n: number, m: number): number {
  const polynomial =
    294 * n ** 5 +
    (2929 + 742 * m) * n ** 4 -
    (11869 + 9660 * m + 1876 * m ** 2) * n ** 3 +
    (10152 + 14781 * m + 6874 * m ** 2 + 1036 * m ** 3) * n ** 2 -
    (1747 + 4898 * m + 4373 * m ** 2 + 1604 * m ** 3 + 210 * m ** 4) * n +
    (75 + 343 * m + 538 * m ** 2 + 369 * m ** 3 + 117 * m ** 4 + 14 * m ** 5);
  return polynomial / (m === 2 && n % 5 === 2 ? 5 : 1);
}

function movesAt(n: number, m: number): readonly number[] {
  const k = 7 * n - m;
  return [9 * n - m, 2 * k - 1, 3 * k - 1, 5 * k - 2];
}
