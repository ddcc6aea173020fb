import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-03',
  question: 'Which period and preperiod have the outcomes of {4n+1, 12n+1, 44n+3, 48n+4}?',
  answer: ['period', 'preperiod'],
  ...asked('page 26, entry 3'),
  sweep: { game: '{4n+1, 12n+1, 44n+3, 48n+4}', over: { n: '1..4' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 2000 n n n n n',
  claims: [
    claim('period', 'page 26, entry 3', {
      says: 'the period p is 2208n⁵ - 600n⁴ - 744n³ + 398n² + 156n + 8',
      holds: 'T = 2208n n n n n - 600n n n n - 744n n n + 398n n + 156n + 8',
    }),
    claim('preperiod', 'page 26, entry 3', {
      says: 'the preperiod q is 276n² + 225n + 16 by the definition of page 73, which adds 48n+4 + 1',
      holds: 'outcomePreperiod + 48n+4 + 1 = 276n n + 225n + 16',
    }),
  ],
});
