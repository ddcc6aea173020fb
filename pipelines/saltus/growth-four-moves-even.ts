import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-four-moves-even',
  question: 'How long are the periods of {2n, 5n, 6n+1, 8n+1}?',
  answer: ['period'],
  source: 'saltus, growth',
  published: true,
  sweep: { game: '{2n, 5n, 6n+1, 8n+1}', over: { n: '1..30' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '50000 + 1000n n n',
  claims: [
    ours({
      id: 'period',
      at: 'quoted from a work that was not read',
      with: [11, 10],
      says: times => `the period is 14n³ + ${times}n + 1`,
      holds: (times, { n, period }) => period === 14 * n ** 3 + times * n + 1,
      conjecture: { askedBy: 'Flammenkamp 1997; not read', further: '--over n=31..60' },
    }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have the same period, and no preperiod',
      holds: ({ period, T, outcomePreperiod }) => T === period && outcomePreperiod === 0,
      mutant: ({ preperiod, outcomePreperiod }) => outcomePreperiod === preperiod,
      mutantSays: 'the outcomes have the preperiod of the nim-values',
      conjecture: { askedBy: 'this project', further: '--over n=31..60' },
    }),
    ours({
      id: 'preperiod',
      with: [7, 8],
      where: ({ n }) => n >= 2,
      says: times => `n ≥ 2: the preperiod is ${times}n + 1`,
      holds: (times, { n, preperiod }) => preperiod === times * n + 1,
      conjecture: { askedBy: 'this project', further: '--over n=31..60' },
    }),
  ],
  charts: [
    line({
      name: 'growth',
      title: 'The period of {2n, 5n, 6n+1, 8n+1} against n, both logarithmic',
      heading: 'The period of {2n, 5n, 6n+1, 8n+1}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'n', title: 'n', scale: { type: 'log' } },
      y: { field: 'period', title: 'period', scale: { type: 'log' } },
    }),
  ],
});
