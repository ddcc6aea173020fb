import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-07',
  question: 'Which period and preperiod have the outcomes of {8n+4, 26n+12, 36n+17, 44n+21}?',
  answer: ['period', 'preperiod'],
  ...asked('page 27, entry 7'),
  sweep: { game: '{8n+4, 26n+12, 36n+17, 44n+21}', over: { n: '2..4' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 33000 n^5',
  claims: [
    claim('period', 'page 27, entry 7', {
      says: 'the period p is 32832n⁵ + 39168n⁴ - 31896n³ - 13328n² + 5496n + 995',
      holds: 'T = 32832n^5 + 39168n^4 - 31896n^3 - 13328n^2 + 5496n + 995',
    }),
    claim('preperiod', 'page 27, entry 7', {
      says: 'the preperiod q is 544n + 260 by the definition of page 73, which adds 44n+21 + 1',
      holds: 'outcomePreperiod + 44n+21 + 1 = 544n + 260',
    }),
  ],
});
