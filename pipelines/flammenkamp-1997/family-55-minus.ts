import { definePipeline, paper, printedTable } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-55-minus',
  question: 'Which period and preperiod do the outcomes of {16n-1, 26n-1, 80n-3, 106n-4} have?',
  answer: ['flammenkamp-1997-family-55', 'period', 'preperiod'],
  ...about('page 33'),
  sweep: { game: '{16n-1, 26n-1, 80n-3, 106n-4}', over: { n: '1, 2, 3, 6' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 108000 n^6',
  claims: [
    printedTable('flammenkamp-1997-family-55.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'T <= 30000000 or factor = 13',
      says: 'period p and preperiod q are as printed, for n = 1, 2, 3 and 6',
    }),
    claim('period', 'page 33', {
      with: [2860, 2861],
      says: factor =>
        `the period p is P = 108288n⁶ + 98928n⁵ - 38096n⁴ - ${factor}n³ + 5328n² - 470n + 10 if n is even, P/2 if n mod 4 = 1, P/4 if n mod 4 = 3; but P/13 if n = 6`,
      holds: (factor, { n, T }) => T * (n === 6 ? 13 : [1, 2, 1, 4][n % 4]!) === polynomial(n, factor),
    }),
    claim('preperiod', 'page 33', {
      says: 'the preperiod q is 372n - 14',
      holds: 'outcomePreperiod = 372n - 14',
    }),
  ],
});

function polynomial(n: number, factor: number): number {
  return 108288 * n ** 6 + 98928 * n ** 5 - 38096 * n ** 4 - factor * n ** 3 + 5328 * n ** 2 - 470 * n + 10;
}
