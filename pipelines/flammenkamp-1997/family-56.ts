import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-56',
  question: 'Which period and preperiod have the outcomes of {n, 7n+1, 20n+2, 21n+2}?',
  answer: ['period', 'preperiod'],
  ...asked('pages 31-32, entry 56'),
  sweep: { game: '{n, 7n+1, 20n+2, 21n+2}', over: { n: '1..16' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 500 n n n',
  claims: [
    claim('period', 'pages 31-32, entry 56', {
      says: 'the period p is 120n² - n - 1',
      holds: 'T = 120n n - n - 1',
    }),
    claim('preperiod', 'pages 31-32, entry 56', {
      says: 'the preperiod q is 240n³ + 118n² + 13n + 2 by the definition of page 73, which adds 21n+2 + 1',
      holds: 'outcomePreperiod + 21n+2 + 1 = 240n n n + 118n n + 13n + 2',
    }),
  ],
});
