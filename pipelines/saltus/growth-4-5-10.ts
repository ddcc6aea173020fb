import { about, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-4-5-10',
  question: 'Does the preperiod of {4, 5, 10, c} grow linearly in c, as a conjecture says?',
  answer: ['preperiod'],
  ...about('saltus, one more move'),
  sweep: { game: '{4, 5, 10, 15n+13+e}', over: { e: '0, 1', n: '2..30' } },
  measure: ['preperiod', 'period'],
  cost: '50000 + 20000n n',
  forAll: 'n',
  claims: [
    ours('preperiod', {
      says: 'the preperiod is 15n² + 47n + 30 for c = 15n+13, and 15n² + 48n + 29 for c = 15n+14',
      holds: 'preperiod = 15n^2 + (47+e) n + 30 - e',
    }),
    ours('period', {
      says: 'the period is 15n + 32 = c + 19 for both',
      holds: 'period = 15n + 32 + e',
    }),
  ],
});
