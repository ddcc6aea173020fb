import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-50',
  question: 'Which period and preperiod have the outcomes of {4n+1, 13n+3, 28n+6, 32n+7}?',
  answer: ['period', 'preperiod'],
  ...asked('page 31, entry 50'),
  sweep: { game: '{4n+1, 13n+3, 28n+6, 32n+7}', over: { n: '1..4' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 1000 n n n n n n',
  claims: [
    claim('period', 'page 31, entry 50', {
      says: 'n ≥ 2: the period p is 928n⁶ - 1168n⁵ - 114n⁴ - 382n³ - 172n² - 62n - 10',
      holds: 'n >= 2 implies T = 928n n n n n n - 1168n n n n n - 114n n n n - 382n n n - 172n n - 62n - 10',
    }),
    claim('preperiod', 'page 31, entry 50', {
      says: 'n ≥ 2: the preperiod q is 116n² + 103n + 20 by the definition of page 73, which adds 32n+7 + 1',
      holds: 'n >= 2 implies outcomePreperiod + 32n+7 + 1 = 116n n + 103n + 20',
    }),
  ],
});
