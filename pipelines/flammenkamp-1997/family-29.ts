import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { claim, erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-29',
  at: 'page 29, entry 29',
  game: '{9n+4, 14n+7, 21n+11, 35n+18}',
  n: '2..7',
  cost: '1000 n n n n n',
  claims: [
    claim('period', 'page 29, entry 29, and page 33', {
      says: 'the period p is 147n⁵ + 1597.5n⁴ - 367n³ - 3195.5n² - 832n + 262, but half of it if 4 divides n',
      holds: ({ n, T }) => (n % 4 === 0 ? 2 * T : T) === fullPeriod(n),
      mutant: ({ n, T }) => T === fullPeriod(n),
      mutantSays: 'the period p is 147n⁵ + 1597.5n⁴ - 367n³ - 3195.5n² - 832n + 262',
    }),
    erratum('preperiod-printed', 'page 29, entry 29', {
      says: 'the preperiod q is 161n + 74 by the definition of page 73, which adds 35n+18 + 1',
      holds: 'outcomePreperiod + 35n + 18 + 1 = 161n + 74',
      nature: 'wrong',
      printed: '"q = 161n + 74"',
      right: '161n + 84, by the definition of page 73',
      why: 'The constant is 10 too small; the other entries agree with the definition of page 73.',
      shows: ({ n, outcomePreperiod }) => ['q', 161 * n + 74, outcomePreperiod + 35 * n + 18 + 1],
      corrected: instead('preperiod', 'page 29, entry 29 corrected', {
        says: 'the preperiod q is 161n + 84 by the definition of page 73',
        holds: 'outcomePreperiod + 35n + 18 + 1 = 161n + 84',
      }),
    }),
  ],
});

function fullPeriod(n: number): number {
  return 147 * n ** 5 + 1597.5 * n ** 4 - 367 * n ** 3 - 3195.5 * n ** 2 - 832 * n + 262;
}
