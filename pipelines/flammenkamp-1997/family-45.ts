import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-45',
  question: 'Which period and preperiod have the outcomes of {10n-5, 30n-14, 40n-19, 54n-26}?',
  answer: ['period', 'preperiod'],
  ...asked('page 30, entry 45'),
  sweep: { game: '{10n-5, 30n-14, 40n-19, 54n-26}', over: { n: '1..4' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 10000 n n n n n',
  claims: [
    claim('period', 'page 30, entry 45', {
      says: 'the period p is 12160n⁵ - 32160n⁴ + 33936n³ - 17104n² + 4012n - 341',
      holds: 'T = 12160n n n n n - 32160n n n n + 33936n n n - 17104n n + 4012n - 341',
    }),
    claim('preperiod', 'page 30, entry 45', {
      says: 'the preperiod q is 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the preperiod q is 1',
    }),
  ],
});
