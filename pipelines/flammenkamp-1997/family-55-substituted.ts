import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-55-substituted',
  question:
    'Does {8n-1, 13n-1, 40n-3, 53n-4} consist of entry 55 and of three families that depend on n mod 8?',
  answer: ['odd', 'even'],
  ...about('page 33'),
  sweep: { game: '{8n-1, 13n-1, 40n-3, 53n-4}', over: { n: '2, 3, 4, 6' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 1700 n^6',
  claims: [
    claim('odd', 'page 33', {
      with: [3152, 3153],
      says: constant =>
        `for n = 2k + 1 the period is that of entry 55 for k: 108288k⁶ + 423792k⁵ + 615304k⁴ + 438988k³ + 169074k² + 34884k + ${constant}`,
      where: ({ n }) => n % 2 === 1,
      holds: (constant, { n, T }) => T === ofOdd((n - 1) / 2, constant),
    }),
    claim('even', 'page 33', {
      with: [10, 12],
      says: constant =>
        `for n = 2k the period is P(k) = 108288k⁶ + 98928k⁵ - 38096k⁴ - 2860k³ + 5328k² - 470k + ${constant} if n mod 8 is 0 or 4, P(k)/2 if it is 2, and P(k)/4 if it is 6`,
      where: ({ n }) => n % 2 === 0,
      holds: (constant, { n, T }) => T * [1, 2, 1, 4][(n / 2) % 4]! === ofEven(n / 2, constant),
    }),
  ],
});

function ofOdd(k: number, constant: number): number {
  return (
    108288 * k ** 6 +
    423792 * k ** 5 +
    615304 * k ** 4 +
    438988 * k ** 3 +
    169074 * k ** 2 +
    34884 * k +
    constant
  );
}

function ofEven(k: number, constant: number): number {
  return (
    108288 * k ** 6 + 98928 * k ** 5 - 38096 * k ** 4 - 2860 * k ** 3 + 5328 * k ** 2 - 470 * k + constant
  );
}
