import { definePipeline, paper } from '../../src/index.ts';

const { asked, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-11',
  question: 'Which period and preperiod have the outcomes of {12n+4, 31n+10, 40n+13, 52n+17}?',
  answer: ['period', 'preperiod-printed'],
  ...asked('page 27, entry 11'),
  sweep: { game: '{12n+4, 31n+10, 40n+13, 52n+17}', over: { n: '4..6' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 1000 n n n n n',
  claims: [
    claim('period', 'page 27, entry 11', {
      says: 'the period p is 896n⁵ - 1386n⁴ + 1491n³ - 502n² + 45n + 140',
      holds: 'T = 896n n n n n - 1386n n n n + 1491n n n - 502n n + 45n + 140',
    }),
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
