import { about, definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-one-more-move',
  question: 'Does the preperiod of {4, 6, 10, 14n + 1} grow linearly in n, as a conjecture says?',
  answer: ['preperiod'],
  ...about('saltus, one more move'),
  sweep: { game: '{4, 6, 10, 14n+1}', over: { n: '1..40' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '50000 + 20000n n',
  forAll: 'n',
  claims: [
    ours('preperiod', {
      says: 'the preperiod is 14n² + 47n + 18',
      holds: 'preperiod = 14n^2 + 47n + 18',
      mutant: 'preperiod = 14n^2 + 46n + 18',
      mutantSays: 'the preperiod is 14n² + 46n + 18',
    }),
    ours('period', { holds: 'period = 14' }),
    ours('outcomes', {
      says: 'the outcomes have period 14, and their preperiod is smaller by 8',
      holds: 'T = 14 and outcomePreperiod = 14n^2 + 47n + 10',
    }),
  ],
  charts: [
    line({
      name: 'preperiods',
      title: 'The preperiod of {4, 6, 10, 14n + 1} is 14n² + 47n + 18, which is not linear in n',
      heading: {
        text: 'The preperiod of {4, 6, 10, 14n + 1} is not linear in n',
        subtitle: 'It is 14n² + 47n + 18, although a conjecture says that it is linear.',
      },
      x: { field: 'n', title: 'n' },
      y: { field: 'preperiod', title: 'preperiod (heaps)' },
    }),
  ],
});
