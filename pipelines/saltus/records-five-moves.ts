import { definePipeline, records } from '../../src/index.ts';
import { charts } from './records-five-moves.charts.ts';

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
  charts,
});
