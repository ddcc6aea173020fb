import { records } from '../../src/index.ts';

export default records({
  id: 'records-four-moves',
  question: 'How long can the period of the nim-values of four moves be for a given largest move?',
  game: '{a, b, c, d}',
  of: 'four moves',
  over: { a: '1..15', b: 'a+1..16', c: 'b+1..17', d: 'c+1..18' },
  cost: '100000',
  by: ['d', 'd'],
});
