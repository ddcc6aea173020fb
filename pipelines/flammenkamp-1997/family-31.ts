import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-31',
  at: 'page 29, entry 31',
  game: '{12n-4, 18n-6, 30n-11, 48n-17}',
  n: '1..3',
  cost: '16000 n n n n n',
  preperiod: '306n^2 - 189n + 30',
  claims: [
    erratum('period-printed', 'page 29, entry 31', {
      says: 'the period p is 16200n⁵ - 35424n⁴ + 29407.5n³ - 11550n² - 2113.5n - 139',
      holds: ({ n, T }) =>
        T === 16200 * n ** 5 - 35424 * n ** 4 + 29407.5 * n ** 3 - 11550 * n ** 2 - 2113.5 * n - 139,
      nature: 'wrong',
      printed: '"p = 16200n^5 - 35424n^4 + 29407.5n^3 - 11550n^2 - 2113.5n - 139"',
      right: '+2113.5n for -2113.5n',
      why: 'A sign is wrong: what is printed would be negative for n = 1.',
      shows: ({ n, T }) => [
        'p',
        16200 * n ** 5 - 35424 * n ** 4 + 29407.5 * n ** 3 - 11550 * n ** 2 - 2113.5 * n - 139,
        T,
      ],
      corrected: instead('period', 'page 29, entry 31 corrected', {
        says: 'the period p is 16200n⁵ - 35424n⁴ + 29407.5n³ - 11550n² + 2113.5n - 139',
        holds: ({ n, T }) =>
          T === 16200 * n ** 5 - 35424 * n ** 4 + 29407.5 * n ** 3 - 11550 * n ** 2 + 2113.5 * n - 139,
      }),
    }),
  ],
});
