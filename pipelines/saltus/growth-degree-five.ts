import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-degree-five',
  question: 'How long are the periods of {n, 4n, 32n+1, 36n+1}?',
  answer: ['period'],
  source: 'saltus, growth',
  published: true,
  sweep: { game: '{n, 4n, 32n+1, 36n+1}', over: { n: '1..6' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '50000 + 10000n n n n n',
  claims: [
    ours({
      id: 'period',
      at: 'quoted from a work that was not read',
      with: [25, 24],
      says: times => `n ≥ 2: the period is 1632n⁵ + 2384n⁴ + 916n³ - 20n² - ${times}n - 1`,
      where: ({ n }) => n >= 2,
      holds: (times, { n, period }) =>
        period === 1632 * n ** 5 + 2384 * n ** 4 + 916 * n ** 3 - 20 * n ** 2 - times * n - 1,
      conjecture: { askedBy: 'Flammenkamp 1997; not read', further: '--over n=7..8' },
    }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have the same period, and no preperiod',
      holds: ({ period, T, outcomePreperiod }) => T === period && outcomePreperiod === 0,
      mutant: ({ preperiod, outcomePreperiod }) => outcomePreperiod === preperiod,
      mutantSays: 'the outcomes have the preperiod of the nim-values',
      conjecture: { askedBy: 'this project', further: '--over n=7..8' },
    }),
    ours({
      id: 'preperiod',
      with: [96, 95],
      where: ({ n }) => n >= 2,
      says: times => `n ≥ 2: the preperiod is 68n² + ${times}n + 2`,
      holds: (times, { n, preperiod }) => preperiod === 68 * n ** 2 + times * n + 2,
      conjecture: { askedBy: 'this project', further: '--over n=7..8' },
    }),
  ],
  charts: [
    line({
      name: 'growth',
      title: 'The period of {n, 4n, 32n+1, 36n+1} against n, both logarithmic',
      heading: 'The period of {n, 4n, 32n+1, 36n+1}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'n', title: 'n', scale: { type: 'log' } },
      y: { field: 'period', title: 'period', scale: { type: 'log' } },
    }),
  ],
});
