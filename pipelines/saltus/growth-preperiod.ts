import { asked, definePipeline, ours } from '../../src/index.ts';

const conjecture = { further: '--over n=31..60' };

export default definePipeline({
  id: 'growth-preperiod',
  question: 'How close do preperiods of three moves get to 9/10 of the product of the two largest moves?',
  answer: ['preperiod'],
  ...asked('saltus, growth'),
  sweep: { game: '{5n+3, 5n+8, 10n+12}', over: { n: '1..30' } },
  measure: ['preperiod', 'period'],
  cost: '50000 + 20000n n',
  claims: [
    ours({
      id: 'preperiod',
      with: [95, 94],
      says: k => `the preperiod is 45n² + ${k}n + 47; divided by bc = 50n² + 140n + 96 it tends to 9/10`,
      holds: (k, { n, preperiod }) => preperiod === 45 * n ** 2 + k * n + 47,
      conjecture,
    }),
    ours({ id: 'period', holds: 'period = 5', conjecture }),
  ],
});
