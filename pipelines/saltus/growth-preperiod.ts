import { about, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-preperiod',
  question: 'How close do preperiods of three moves get to 9/10 of the product of the two largest moves?',
  answer: ['preperiod'],
  ...about('saltus, growth'),
  sweep: { game: '{5n+3, 5n+8, 10n+12}', over: { n: '1..30' } },
  measure: ['preperiod', 'period'],
  cost: '50000 + 20000n n',
  forAll: 'n',
  claims: [
    ours('preperiod', {
      says: 'the preperiod is 45n² + 95n + 47; divided by bc = 50n² + 140n + 96 it tends to 9/10',
      holds: 'preperiod = 45n^2 + 95n + 47',
      mutant: 'preperiod = 45n^2 + 94n + 47',
      mutantSays: 'the preperiod is 45n² + 94n + 47; divided by bc = 50n² + 140n + 96 it tends to 9/10',
    }),
    ours('period', { holds: 'period = 5' }),
  ],
});
