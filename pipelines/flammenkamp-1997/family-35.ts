import { definePipeline, paper } from '../../src/index.ts';
import { BOX } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-35',
  question: 'Which period and preperiod do the outcomes of {9n-m, 2(7n-m)+1, 3(7n-m)+2, 5(7n-m)+3} have?',
  answer: ['period', 'preperiod-printed'],
  ...about('pages 29, 30 and 33, entry 35'),
  sweep: {
    game: '{9n-m, 2(7n-m)+1, 3(7n-m)+2, 5(7n-m)+3}',
    over: { m: '3..5', n: '3..12' },
    where: 'n >= 3m-6 and n <= 3m-2',
  },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 600 n^5',
  claims: [
    claim('period', 'pages 29 and 33, entry 35', {
      with: [5, 4],
      says: factor =>
        `the period p is the printed polynomial of degree 5 in n and m, divided by ${factor} if m = 4 and n mod 5 = 0`,
      holds: (factor, { n, m, T }) => T * (m === 4 && n % 5 === 0 ? factor : 1) === polynomial(n, m),
    }),
    claim('range', 'page 32', {
      with: [6, 7],
      says: six =>
        `m ≥ 3 and n ≥ 3m - 6 if and only if n ≥ 3 and 3 ≤ m ≤ (n + ${six})/3; checked for |m|, |n| ≤ 40`,
      holds: six =>
        BOX.every(([n, m]) => (m >= 3 && n >= 3 * m - 6) === (n >= 3 && m >= 3 && 3 * m <= n + six)),
      ofLetters: true,
    }),
    erratum('preperiod-printed', 'page 30, entry 35', {
      says: 'the preperiod q is 23(7n-m) + 5 by the definition of page 73, which adds 5(7n-m)+3 + 1',
      holds: 'outcomePreperiod + 5(7n-m)+3 + 1 = 23(7n-m) + 5',
      nature: 'slip',
      printed: '"q = 23(7n-m) + 5"',
      right: 'q = 23(7n-m) + 15',
      why: '{24, 37, 56, 93} has the preperiod 335, which is q = 335 + 93 + 1 = 429. The printed q is 419.',
      shows: ({ n, m, outcomePreperiod }) => [
        'q',
        23 * (7 * n - m) + 5,
        outcomePreperiod + 5 * (7 * n - m) + 4,
      ],
      corrected: instead('preperiod', 'page 30, entry 35 with + 15', {
        says: 'the preperiod q is 23(7n-m) + 15 by the definition of page 73',
        holds: 'outcomePreperiod + 5(7n-m)+3 + 1 = 23(7n-m) + 15',
      }),
    }),
  ],
});

function polynomial(n: number, m: number): number {
  return (
    588 * n ** 5 +
    (1484 * m - 2290) * n ** 4 -
    (3752 * m ** 2 - 11480 * m + 9666) * n ** 3 +
    (2072 * m ** 3 - 8596 * m ** 2 + 12258 * m - 5940) * n ** 2 -
    (420 * m ** 4 - 2280 * m ** 3 + 5058 * m ** 2 - 5512 * m + 2265) * n +
    (28 * m ** 5 - 186 * m ** 4 + 538 * m ** 3 - 824 * m ** 2 + 603 * m - 161)
  );
}
