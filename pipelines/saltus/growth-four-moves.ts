import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-four-moves',
  question: 'How long are the periods of {n, 4n, 12n+1, 16n+1}?',
  answer: ['period'],
  source: 'saltus, growth',
  published: true,
  sweep: { game: '{n, 4n, 12n+1, 16n+1}', over: { n: '1..20' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '50000 + 3000n n n',
  claims: [
    ours({
      id: 'period',
      at: 'quoted from a work that was not read',
      with: [9, 8],
      says: times => `the period is 56n³ + 52n² + ${times}n + 1`,
      holds: (times, { n, period }) => period === 56 * n ** 3 + 52 * n ** 2 + times * n + 1,
      conjecture: {
        askedBy:
          'Althöfer and Bültermann, Superlinear period lengths in some subtraction games, 1995; not read',
        further: '--over n=21..40',
      },
    }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have the same period, and no preperiod',
      holds: ({ period, T, outcomePreperiod }) => T === period && outcomePreperiod === 0,
      mutant: ({ preperiod, outcomePreperiod }) => outcomePreperiod === preperiod,
      mutantSays: 'the outcomes have the preperiod of the nim-values',
      conjecture: { askedBy: 'this project', further: '--over n=21..40' },
    }),
    ours({
      id: 'preperiod',
      with: [29, 28],
      where: ({ n }) => n >= 2,
      says: times => `n ≥ 2: the preperiod is 28n² - ${times}n - 1`,
      holds: (times, { n, preperiod }) => preperiod === 28 * n ** 2 - times * n - 1,
      conjecture: { askedBy: 'this project', further: '--over n=21..40' },
    }),
  ],
  charts: [
    line({
      name: 'growth',
      title: 'The period of {n, 4n, 12n+1, 16n+1} against n, both logarithmic',
      heading: 'The period of {n, 4n, 12n+1, 16n+1}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'n', title: 'n', scale: { type: 'log' } },
      y: { field: 'period', title: 'period', scale: { type: 'log' } },
    }),
  ],
});
