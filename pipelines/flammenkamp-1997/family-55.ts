import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-55',
  question: 'Which period and preperiod have the outcomes of {16n+7, 26n+12, 80n+37, 106n+49}?',
  answer: ['period', 'preperiod'],
  ...asked('page 31, entry 55'),
  sweep: { game: '{16n+7, 26n+12, 80n+37, 106n+49}', over: { n: '1..2' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 108000 n^6',
  claims: [
    claim('period', 'page 31, entry 55', {
      says: 'the period p is 108288n⁶ + 423792n⁵ + 615304n⁴ + 438988n³ + 169074n² + 34884n + 3152',
      holds: 'T = 108288n^6 + 423792n^5 + 615304n^4 + 438988n^3 + 169074n^2 + 34884n + 3152',
    }),
    claim('preperiod', 'page 31, entry 55', {
      says: 'the preperiod q is 478n + 222 by the definition of page 73, which adds 106n+49 + 1',
      holds: 'outcomePreperiod + 106n+49 + 1 = 478n + 222',
    }),
  ],
});
