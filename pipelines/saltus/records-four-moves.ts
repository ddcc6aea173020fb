import { definePipeline, line, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'records-four-moves',
  question: 'How long can the period of four moves be, by the largest one?',
  source: 'saltus, records',
  published: true,
  sweep: { game: '{a, b, c, d}', over: { a: '1..15', b: 'a+1..16', c: 'b+1..17', d: 'c+1..18' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '100000',
  summaries: [
    {
      name: 'records',
      title: 'The longest period of four moves for each d',
      by: { d: 'd' },
      most: 'period',
    },
    {
      name: 'preperiods',
      title: 'The longest preperiod of four moves for each d',
      by: { d: 'd' },
      most: 'preperiod',
    },
  ],
  claims: [
    ours({
      id: 'outcomes',
      says: 'the period of the outcomes divides that of the nim-values',
      holds: 'T divides period',
    }),
  ],
  charts: [
    line({
      of: 'records',
      name: 'records',
      title: 'The longest period of four moves against the largest one, both logarithmic',
      heading: 'The longest period of {a, b, c, d}',
      size: [360, 220],
      mark: { point: true, color: '#0072b2' },
      x: { field: 'd', title: 'd', scale: { type: 'log', nice: false } },
      y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
