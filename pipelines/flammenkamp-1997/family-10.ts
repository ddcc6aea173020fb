import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-10',
  at: 'page 27, entry 10',
  game: '{9n+2, 28n+6, 42n+9, 51n+11}',
  n: '2..4',
  cost: '5000 n n n n n',
  preperiod: '735n + 160',
  claims: [
    erratum('period-printed', 'page 27, entry 10, and page 33', {
      says: 'the period p is 5265n⁵ + 2280.5n⁴ - 1634n³ - 1204.5n² - 265n - 20, but half of it if n mod 4 = 2 and n ≠ 2',
      holds: ({ n, T }) => T * (n % 4 === 2 && n !== 2 ? 2 : 1) === fullPeriod(n),
      nature: 'wrong',
      printed: '"10, 2, n%4 = 2 , n ≠ 2"',
      right: 'n mod 4 = 2, without an exception',
      why: '{20, 62, 93, 113} has the period 93264, half of p(2).',
      fails: { says: 'n = 2', where: ({ n }) => n === 2 },
      shows: ({ n, T }) => ['p', fullPeriod(n) / (n % 4 === 2 && n !== 2 ? 2 : 1), T],
      corrected: instead('period', 'page 27, entry 10, and page 33 corrected', {
        says: 'the period p is 5265n⁵ + 2280.5n⁴ - 1634n³ - 1204.5n² - 265n - 20, but half of it if n mod 4 = 2',
        holds: ({ n, T }) => T * (n % 4 === 2 ? 2 : 1) === fullPeriod(n),
      }),
    }),
  ],
});

function fullPeriod(n: number): number {
  return 5265 * n ** 5 + 2280.5 * n ** 4 - 1634 * n ** 3 - 1204.5 * n ** 2 - 265 * n - 20;
}
