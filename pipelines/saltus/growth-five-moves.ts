import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'growth-five-moves',
  question: 'How long are the periods of {n, 3n+1, 8n+1, 10n+2, 11n+2}?',
  answer: ['period'],
  source: 'saltus, growth',
  published: true,
  sweep: { game: '{n, 3n+1, 8n+1, 10n+2, 11n+2}', over: { n: '1..24' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '50000 + 2000n n n',
  claims: [
    ours({
      id: 'period',
      at: 'quoted from a work that was not read',
      with: [5, 4],
      says: times => `the period is 18n³ + 22n² + ${times}n`,
      holds: (times, { n, period }) => period === 18 * n ** 3 + 22 * n ** 2 + times * n,
      conjecture: { askedBy: 'Flammenkamp 1997; not read', further: '--over n=25..48' },
    }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have the same period, and no preperiod',
      holds: ({ period, T, outcomePreperiod }) => T === period && outcomePreperiod === 0,
      mutant: ({ preperiod, outcomePreperiod }) => outcomePreperiod === preperiod,
      mutantSays: 'the outcomes have the preperiod of the nim-values',
      conjecture: { askedBy: 'this project', further: '--over n=25..48' },
    }),
    ours({
      id: 'preperiod',
      with: [23, 22],
      where: ({ n }) => n >= 3,
      says: times => `n ≥ 3: the preperiod is 18n² - ${times}n - 5`,
      holds: (times, { n, preperiod }) => preperiod === 18 * n ** 2 - times * n - 5,
      conjecture: { askedBy: 'this project', further: '--over n=25..48' },
    }),
  ],
  charts: [
    line({
      name: 'growth',
      title: 'The period of {n, 3n+1, 8n+1, 10n+2, 11n+2} against n, both logarithmic',
      heading: 'The period of {n, 3n+1, 8n+1, 10n+2, 11n+2}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'n', title: 'n', scale: { type: 'log' } },
      y: { field: 'period', title: 'period', scale: { type: 'log' } },
    }),
  ],
});
