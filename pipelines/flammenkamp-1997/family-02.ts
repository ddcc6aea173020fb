import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-02',
  question: 'Which period and preperiod have the outcomes of {2n, 26n-3, 38n-5, 40n-5}?',
  answer: ['period', 'preperiod'],
  ...asked('page 26, entry 2'),
  sweep: { game: '{2n, 26n-3, 38n-5, 40n-5}', over: { n: '4..5' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 7000 n^5',
  claims: [
    claim('period', 'page 26, entry 2', {
      says: 'the period p is 7488n⁵ - 14592n⁴ + 9348n³ - 1466n² - 386n + 60',
      holds: 'T = 7488n^5 - 14592n^4 + 9348n^3 - 1466n^2 - 386n + 60',
    }),
    claim('preperiod', 'page 26, entry 2', {
      says: 'the preperiod q is 936n² - 16n - 10 by the definition of page 73, which adds 40n-5 + 1',
      holds: 'outcomePreperiod + 40n-5 + 1 = 936n^2 - 16n - 10',
    }),
  ],
});
