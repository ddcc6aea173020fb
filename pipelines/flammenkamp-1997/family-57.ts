import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-57',
  question: 'Which period and preperiod have the outcomes of {3n-1, 15n-3, 24n-5, 27n-6}?',
  answer: ['period', 'preperiod'],
  ...asked('page 32, entry 57'),
  sweep: { game: '{3n-1, 15n-3, 24n-5, 27n-6}', over: { n: '1..8' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 200 n n n n',
  claims: [
    claim('period', 'page 32, entry 57', {
      says: 'the period p is 96n³ + 79n² - 78n + 12',
      holds: 'T = 96n n n + 79n n - 78n + 12',
    }),
    claim('preperiod', 'page 32, entry 57', {
      says: 'the preperiod q is 96n⁴ + 175n³ + n² - 48n + 9 by the definition of page 73, which adds 27n-6 + 1',
      holds: 'outcomePreperiod + 27n-6 + 1 = 96n n n n + 175n n n + n n - 48n + 9',
    }),
  ],
});
