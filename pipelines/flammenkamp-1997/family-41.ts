import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-41',
  at: 'page 30, entry 41',
  game: '{16n+8, 40n+19, 45n+22, 56n+27}',
  n: '2..7',
  cost: '2500 n n n n n',
  preperiod: '381n + 185',
  claims: [
    erratum('period-printed', 'page 30, entry 41', {
      says: 'the period p is 76032n⁵ - 123576n⁴ + 66880n³ - 15878n² + 1586n - 44 for odd n, 76032n⁵ + 66504n⁴ + 9808n³ - 4474n² - 1852n - 214 for even n',
      holds: ({ n, T }) => T === (n % 2 === 1 ? ofOdd(n) : ofEven(n)),
      nature: 'slip',
      printed:
        '"p = 76032n^5 - 123576n^4 + 66880n^3 - 15878n^2 + 1586n - 44 n%2 = 1" and "p = 76032n^5 + 66504n^4 + 9808n^3 - 4474n^2 - 1852n - 214 n%2 = 0"',
      right: 'the first for (n + 1)/2, the second for n/2',
      why: 'The polynomials count the odd and the even members by themselves.',
      shows: ({ n, T }) => ['p', n % 2 === 1 ? ofOdd(n) : ofEven(n), T],
      corrected: instead('period', 'page 30, entry 41 with (n + 1)/2 and n/2', {
        says: 'the period p is the first polynomial of (n + 1)/2 for odd n, the second of n/2 for even n',
        holds: ({ n, T }) => T === (n % 2 === 1 ? ofOdd((n + 1) / 2) : ofEven(n / 2)),
      }),
    }),
  ],
});

function ofOdd(n: number): number {
  return 76032 * n ** 5 - 123576 * n ** 4 + 66880 * n ** 3 - 15878 * n ** 2 + 1586 * n - 44;
}

function ofEven(n: number): number {
  return 76032 * n ** 5 + 66504 * n ** 4 + 9808 * n ** 3 - 4474 * n ** 2 - 1852 * n - 214;
}
