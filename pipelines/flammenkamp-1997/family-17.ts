import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

/** Nine times the printed preperiod without its last term. */
const NINEFOLD = '1416n^2 + 3 (188 + 80 (n mod 3)) n';

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
    erratum('preperiod-printed', 'page 28, entry 17', {
      says: 'the preperiod q is 1416n²/9 + (188 + 80(n mod 3))n/3 + {5, -493/3, -277/3}[n mod 3] by the definition of page 73, which adds 34n+12 + 1',
      holds: `9 (outcomePreperiod + 34n + 13) = ${NINEFOLD} + (if n mod 3 = 0 then 45 else (if n mod 3 = 1 then -1479 else -831))`,
      nature: 'wrong',
      printed: '"q = 1416n^2 /9 + (188+80(n%3))n/3 + { 5 , -493/3 , -277/3 }"',
      right: 'the last braces are {5, 43/3, 71/3}',
      why: 'If 3 does not divide n, the printed number is too small, and not always an integer. If 3 divides n, it is right.',
      fails: 'n mod 3 != 0',
      shows: ({ n, outcomePreperiod }) => ['q', printedPreperiod(n), outcomePreperiod + 34 * n + 13],
      corrected: instead('preperiod', 'page 28, entry 17 corrected', {
        says: 'the preperiod q is 1416n²/9 + (188 + 80(n mod 3))n/3 + {5, 43/3, 71/3}[n mod 3] by the definition of page 73',
        holds: `9 (outcomePreperiod + 34n + 13) = ${NINEFOLD} + (if n mod 3 = 0 then 45 else (if n mod 3 = 1 then 129 else 213))`,
      }),
    }),
  ],
});

/** Returns the printed preperiod, which may have the denominator 3. */
function printedPreperiod(n: number): number | string {
  const threefold = 472 * n ** 2 + (188 + 80 * (n % 3)) * n + [15, -493, -277][n % 3]!;
  return threefold % 3 === 0 ? threefold / 3 : `${threefold}/3`;
}
