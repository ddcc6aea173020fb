import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-05',
  at: 'page 27, entry 5',
  game: '{4n-1, 25n-6, 35n-9, 39n-10}',
  n: '3..7',
  cost: '500 n n n n n',
  preperiod: '577n - 144',
  claims: [
    erratum('period-printed', 'page 27, entry 5, and page 33', {
      says: 'the period p is 410n⁵ - 2103.5n⁴ + 4002n³ - 3641.5n² + 1592n - 227',
      holds: ({ n, T }) => T * 1 === fullPeriod(n),
      nature: 'wrong',
      printed:
        'Page 33 lists no break of entry 5: "hier zur Übersicht alle von mir erkannten Einbrüche" [here, for an overview, all breaks that I noticed]',
      right: 'a break by the factor 2 for n mod 4 = 3',
      why: 'For n = 3, 7, 11 and 15 the period is half of p(n).',
      fails: { says: 'n mod 4 = 3', where: ({ n }) => n % 4 === 3 },
      shows: ({ n, T }) => ['p', fullPeriod(n) / 1, T],
      corrected: instead('period', 'page 27, entry 5, and page 33 corrected', {
        says: 'the period p is 410n⁵ - 2103.5n⁴ + 4002n³ - 3641.5n² + 1592n - 227, but half of it if n mod 4 = 3',
        holds: ({ n, T }) => T * (n % 4 === 3 ? 2 : 1) === fullPeriod(n),
      }),
    }),
  ],
});

function fullPeriod(n: number): number {
  return 410 * n ** 5 - 2103.5 * n ** 4 + 4002 * n ** 3 - 3641.5 * n ** 2 + 1592 * n - 227;
}
