import { definePipeline, OF_NUMBERS, records } from '../../src/index.ts';

const five = records({
  id: 'records-five-moves',
  question: 'How long can the period of the nim-values of five moves be for a given largest move?',
  game: '{a, b, c, d, e}',
  of: 'five moves',
  over: { a: '1..12', b: 'a+1..13', c: 'b+1..14', d: 'c+1..15', e: 'd+1..16' },
  cost: '200000',
  by: ['e', 'e'],
});

export default definePipeline({
  ...five,
  summaries: [
    {
      name: 'records',
      title:
        'The longest period of five moves for each e; apart = 0 for the symmetric sets {a, b, e-b, e-a, e}',
      by: { e: 'e', apart: 'min(1, abs(a + d - e) + abs(b + c - e))' },
      most: 'period',
    },
    ...five.summaries!.slice(1),
  ],
  charts: [
    {
      of: 'records',
      name: 'records',
      title:
        'The longest period of five moves tends to grow with the largest move e; both axes are logarithmic',
      spec: {
        title: {
          text: 'The longest period of {a, b, c, d, e} tends to grow with e',
          subtitle: 'Symmetric sets {a, b, e-b, e-a, e} and all others. Both axes are logarithmic.',
        },
        width: 360,
        height: 240,
        mark: { type: 'line', point: true },
        encoding: {
          x: { field: 'e', type: 'quantitative', title: 'e', ...OF_NUMBERS },
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
