import { definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'records-five-moves',
  question: 'How long can the period of five moves be, by the largest one?',
  source: 'saltus, records',
  published: true,
  sweep: {
    game: '{a, b, c, d, e}',
    over: { a: '1..12', b: 'a+1..13', c: 'b+1..14', d: 'c+1..15', e: 'd+1..16' },
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '200000',
  summaries: [
    {
      name: 'records',
      title:
        'The longest period of five moves for each e, apart = 0 for the symmetric sets {a, b, e-b, e-a, e}',
      by: { e: 'e', apart: 'min(1, abs(a + d - e) + abs(b + c - e))' },
      most: 'period',
    },
    {
      name: 'preperiods',
      title: 'The longest preperiod of five moves for each e',
      by: { e: 'e' },
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
    {
      of: 'records',
      name: 'records',
      title: 'The longest period of five moves against the largest one, both logarithmic',
      spec: {
        title: {
          text: 'The longest period of {a, b, c, d, e}',
          subtitle: 'Of symmetric sets, {a, b, e-b, e-a, e}, and of all others.',
        },
        width: 360,
        height: 240,
        mark: { type: 'line', point: true },
        encoding: {
          x: { field: 'e', type: 'quantitative', title: 'e', scale: { type: 'log', nice: false } },
          y: { field: 'most_period', type: 'quantitative', title: 'longest period', scale: { type: 'log' } },
          color: {
            field: 'apart',
            type: 'nominal',
            title: 'symmetric',
            scale: { domain: [0, 1], range: ['#d55e00', '#0072b2'] },
            legend: { labelExpr: "datum.value == 0 ? 'yes' : 'no'" },
          },
        },
      },
    },
  ],
});
