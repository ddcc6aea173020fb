import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-28',
  question: 'Which period and preperiod have the outcomes of {9n+3, 14n+5, 21n+8, 35n+13}?',
  answer: ['period', 'preperiod'],
  ...asked('page 29, entry 28'),
  sweep: { game: '{9n+3, 14n+5, 21n+8, 35n+13}', over: { n: '1..5' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 1000 n n n n n',
  claims: [
    claim('period', 'page 29, entry 28', {
      says: 'the period p is 294n⁵ + 1879n⁴ + 687n³ - 799n² - 147n + 58',
      holds: 'T = 294n n n n n + 1879n n n n + 687n n n - 799n n - 147n + 58',
    }),
    claim('preperiod', 'page 29, entry 28', {
      says: 'the preperiod q is 161n + 61 by the definition of page 73, which adds 35n+13 + 1',
      holds: 'outcomePreperiod + 35n+13 + 1 = 161n + 61',
    }),
  ],
});
