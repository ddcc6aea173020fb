import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-04',
  question: 'Which period and preperiod have the outcomes of {4n, 40n-3, 56n-4, 60n-4}?',
  answer: ['period', 'preperiod'],
  ...asked('page 26, entry 4'),
  sweep: { game: '{4n, 40n-3, 56n-4, 60n-4}', over: { n: '2..3' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 178000 n^5',
  claims: [
    claim('period', 'page 26, entry 4', {
      says: 'the period p is 178176n⁵ - 334080n⁴ + 172032n³ - 49536n² + 6928n - 280',
      holds: 'T = 178176n^5 - 334080n^4 + 172032n^3 - 49536n^2 + 6928n - 280',
    }),
    claim('preperiod', 'page 26, entry 4', {
      says: 'the preperiod q is 464n² - 132n + 8 by the definition of page 73, which adds 60n-4 + 1',
      holds: 'outcomePreperiod + 60n-4 + 1 = 464n^2 - 132n + 8',
    }),
  ],
});
