import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-20',
  question: 'Which period and preperiod have the outcomes of {2n, 8n, 54n+1, 62n+1}?',
  answer: ['period', 'preperiod'],
  ...asked('page 28, entry 20'),
  sweep: { game: '{2n, 8n, 54n+1, 62n+1}', over: { n: '1..3' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 20000 n n n n n',
  claims: [
    claim('period', 'page 28, entry 20', {
      says: 'the period p is 18560n⁵ + 18144n⁴ - 5552n³ - 92n² + 36n + 1',
      holds: 'T = 18560n n n n n + 18144n n n n - 5552n n n - 92n n + 36n + 1',
    }),
    claim('preperiod', 'page 28, entry 20', {
      says: 'the preperiod q is 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the preperiod q is 1',
    }),
  ],
});
