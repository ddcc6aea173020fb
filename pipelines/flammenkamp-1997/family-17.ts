import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-17',
  at: 'page 28, entry 17',
  game: '{2n+1, 8n+3, 26n+9, 34n+12}',
  n: '2..5',
  cost: '4000 n n n n n',
  claims: [
    erratum('period-printed', 'page 28, entry 17', {
      says: 'the period p is 3776n⁵ + 17184n⁴ + 30056n³ - 24680n² + 9398n - 1306',
      holds: 'T = 3776n^5 + 17184n^4 + 30056n^3 - 24680n^2 + 9398n - 1306',
      nature: 'wrong',
      printed: '"p = 3776n^5 + 17184n^4 + 30056n^3 - 24680n^2 + 9398n - 1306"',
      right: '3776n⁵ + 1696n⁴ - 920n³ + 144n² + 350n + 60',
      why: 'With -17184n⁴ what is printed is the right polynomial for n - 1.',
      shows: ({ n, T }) => [
        'p',
        3776 * n ** 5 + 17184 * n ** 4 + 30056 * n ** 3 - 24680 * n ** 2 + 9398 * n - 1306,
        T,
      ],
      corrected: instead('period', 'page 28, entry 17 corrected', {
        says: 'the period p is 3776n⁵ + 1696n⁴ - 920n³ + 144n² + 350n + 60',
        holds: 'T = 3776n^5 + 1696n^4 - 920n^3 + 144n^2 + 350n + 60',
      }),
    }),
  ],
});
