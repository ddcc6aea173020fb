import { asked, definePipeline, line, ours } from '../../src/index.ts';

const theorem = { reference: 'docs/laws.md, section 6', hypothesis: 'all n ≥ 1' };
const conjecture = { further: '--over n=41..80' };

export default definePipeline({
  id: 'growth-one-more-move',
  question: 'Does the preperiod of {4, 6, 10, 14n + 1} grow linearly in n, as a conjecture says?',
  answer: ['preperiod'],
  ...asked('saltus, one more move'),
  sweep: { game: '{4, 6, 10, 14n+1}', over: { n: '1..40' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '50000 + 20000n n',
  claims: [
    ours({
      id: 'preperiod',
      with: [47, 46],
      says: k => `the preperiod is 14n² + ${k}n + 18`,
      holds: (k, { n, preperiod }) => preperiod === 14 * n ** 2 + k * n + 18,
      theorem,
      conjecture,
    }),
    ours({ id: 'period', holds: 'period = 14', theorem }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have period 14, and their preperiod is smaller by 8',
      holds: 'T = 14 and outcomePreperiod = preperiod - 8',
      theorem,
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
