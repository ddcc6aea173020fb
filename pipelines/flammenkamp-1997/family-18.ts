import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-18',
  question: 'Which period have the outcomes of {2n+1, 8n+2, 26n+5, 34n+7}?',
  answer: ['period'],
  ...asked('page 28, entry 18'),
  sweep: { game: '{2n+1, 8n+2, 26n+5, 34n+7}', over: { n: '4..6' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 4000 n^5',
  claims: [
    claim('period', 'page 28, entry 18', {
      says: 'the period p is 3776n⁵ - 6048n⁴ - 1280n³ + 4816n² + 996n + 14',
      holds: 'T = 3776n^5 - 6048n^4 - 1280n^3 + 4816n^2 + 996n + 14',
    }),
  ],
});
