import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-27',
  at: 'page 29, entry 27',
  game: '{8n-2, 13n-3, 40n-9, 53n-12}',
  n: '1..5',
  cost: '1000 n n n n n',
  preperiod: '239n - 53',
  claims: [
    erratum('period-printed', 'page 29, entry 27', {
      says: 'the period p is 846n⁵ + 132n⁴ - 784.5n³ + 853n² - 449.5n + 21',
      holds: ({ n, T }) => T === 846 * n ** 5 + 132 * n ** 4 - 784.5 * n ** 3 + 853 * n ** 2 - 449.5 * n + 21,
      nature: 'wrong',
      printed: '"p = 846n^5 + 132n^4 - 784.5n^3 + 853n^2 - 449.5n + 21"',
      right: '-249.5n for -449.5n',
      why: 'A digit of the coefficient of n is wrong: the difference is 200n.',
      shows: ({ n, T }) => [
        'p',
        846 * n ** 5 + 132 * n ** 4 - 784.5 * n ** 3 + 853 * n ** 2 - 449.5 * n + 21,
        T,
      ],
      corrected: instead('period', 'page 29, entry 27 corrected', {
        says: 'the period p is 846n⁵ + 132n⁴ - 784.5n³ + 853n² - 249.5n + 21',
        holds: ({ n, T }) =>
          T === 846 * n ** 5 + 132 * n ** 4 - 784.5 * n ** 3 + 853 * n ** 2 - 249.5 * n + 21,
      }),
    }),
  ],
});
