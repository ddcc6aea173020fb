import { paper } from '../../src/index.ts';
import { family } from './_family.ts';

const { erratum, instead } = paper('flammenkamp-1997');

export default family({
  id: 'family-11',
  at: 'page 27, entry 11',
  game: '{12n+4, 31n+10, 40n+13, 52n+17}',
  n: '4..6',
  cost: '1000 n n n n n',
  period: '896n^5 - 1386n^4 + 1491n^3 - 502n^2 + 45n + 140',
  claims: [
    erratum('preperiod-printed', 'page 27, entry 11', {
      says: 'the preperiod q is 772n + 246 by the definition of page 73, which adds 52n+17 + 1',
      holds: 'outcomePreperiod + 52n + 17 + 1 = 772n + 246',
      nature: 'wrong',
      printed: '"q = 772n + 246"',
      right: '772n + 254, by the definition of page 73',
      why: 'The constant is 8 too small; the other entries agree with the definition of page 73.',
      shows: ({ n, outcomePreperiod }) => ['q', 772 * n + 246, outcomePreperiod + 52 * n + 17 + 1],
      corrected: instead('preperiod', 'page 27, entry 11 corrected', {
        says: 'the preperiod q is 772n + 254 by the definition of page 73',
        holds: 'outcomePreperiod + 52n + 17 + 1 = 772n + 254',
      }),
    }),
  ],
});
