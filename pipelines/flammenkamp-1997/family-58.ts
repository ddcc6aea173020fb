import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { claim } = paper('flammenkamp-1997');

export default family({
  id: 'family-58',
  at: 'page 32, entry 58',
  game: '{2n, 12n-3, 24n-4, 36n-7}',
  n: '5..12',
  cost: '3000 n^4',
  period: '48n - 10',
  claims: [
    claim('preperiod', 'page 32, entry 58', {
      says: 'by the definition of page 73, which adds 36n-7 + 1, twice the preperiod q is 1200n⁴ - 2770n³ + 1975n² and - 15n - 68 for n mod 4 = 0 and 1, + 33n - 78 for n mod 4 = 2 and 3',
      holds:
        '2 (outcomePreperiod + 36n-7 + 1) = 1200n^4 - 2770n^3 + 1975n^2 + (if n mod 4 <= 1 then -15n - 68 else 33n - 78)',
    }),
  ],
});
