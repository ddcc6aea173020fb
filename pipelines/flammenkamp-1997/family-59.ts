import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-59',
  at: 'page 32, entry 59',
  game: '{4n+2, 14n+5, 28n+12, 42n+17}',
  n: '3..12',
  cost: '3000 n^4',
  period: '112n^2 + 16n - 12',
  claims: [
    erratum('preperiod-printed', 'page 32, entry 59', {
      says: 'by the definition of page 73, which adds 42n+17 + 1, the preperiod q is 560n⁴ + 1060n³ + 420n² and - 13n - 19 for even n, + 15n - 8 for odd n',
      holds: ({ n, outcomePreperiod }) => outcomePreperiod === printedPreperiod(n),
      nature: 'hypothesis',
      printed:
        'entry 59, 3 ≤ n ≤ 28: "560n^4 + 1060n^3 + 420n^2 - 13n - 19 n%2 = 0", "560n^4 + 1060n^3 + 420n^2 + 15n - 8 n%2 = 1"',
      right: 'correct from n = 5',
      why: 'The first members are exceptions: {14, 47, 96, 143} has q = 77,241 + 143 + 1 = 77,385, and 77,797 is printed.',
      fails: 'n <= 4',
      shows: ({ n, outcomePreperiod }) => [
        'q',
        printedPreperiod(n) + 42 * n + 18,
        outcomePreperiod + 42 * n + 18,
      ],
      corrected: instead('preperiod', 'page 32, entry 59 except for n = 3 and 4', {
        says: 'the preperiod q is as printed, except for n = 3 and 4, where it is 77,385 and 217,707',
        holds: ({ n, outcomePreperiod }) =>
          outcomePreperiod === (n <= 4 ? [77_241, 217_521][n - 3] : printedPreperiod(n)),
      }),
    }),
  ],
});

/** Returns the printed preperiod less 42n+17 + 1. */
function printedPreperiod(n: number): number {
  return 560 * n ** 4 + 1060 * n ** 3 + 420 * n ** 2 - 27 * n - 26 + (n % 2 === 0 ? -28 * n - 11 : 0);
}
