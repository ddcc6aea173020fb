import { definePipeline, paper } from '../../src/index.ts';

const { about, instead, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-19',
  question: 'Which period do the outcomes of {2n+1, 8n+1, 26n+1, 34n+2} have?',
  answer: ['period-printed'],
  ...about('page 28, entry 19'),
  sweep: { game: '{2n+1, 8n+1, 26n+1, 34n+2}', over: { n: '3..9' } },
  measure: ['T'],
  cost: '1000 + 4000 n^5',
  claims: [
    erratum('period-printed', 'page 28, entry 19', {
      says: 'the period p is 3776n⁵ - 13792n⁴ + 8360n³ + 12064n² - 2066n - 80, or if n mod 3 = 1 (3776n⁵ - 13792n⁴ + 9128n³ + 21496n² - 5738n - 290)/81',
      holds: ({ n, T }) => T === printedPeriod(n),
      nature: 'wrong',
      printed: 'entry 19, 3 ≤ n ≤ 23: "p = (3776n^5 - 13792n^4 + 8360n^3 + 12064n^2 - 2066n - 80) n%3 = 2"',
      right: '3,058,480 for n = 5',
      why: 'For {11, 41, 131, 172} the polynomial gives 4,516,190. The other printed n with n mod 3 = 2 that were computed, 8 and 11, agree.',
      fails: 'n = 5',
      shows: ({ n, T }) => ['p', printedPeriod(n), T],
      corrected: instead('period', 'page 28, entry 19 except for n = 5', {
        says: 'the period p is as printed, except for n = 5, where it is 3,058,480',
        holds: ({ n, T }) => T === (n === 5 ? 3_058_480 : printedPeriod(n)),
      }),
    }),
  ],
});

function printedPeriod(n: number): number {
  return n % 3 === 1
    ? (3776 * n ** 5 - 13792 * n ** 4 + 9128 * n ** 3 + 21496 * n ** 2 - 5738 * n - 290) / 81
    : 3776 * n ** 5 - 13792 * n ** 4 + 8360 * n ** 3 + 12064 * n ** 2 - 2066 * n - 80;
}
