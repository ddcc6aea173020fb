import { ternaryMoves as ternaryMovesOf } from '../finite/list-ternary-moves.ts';
import type { Table } from './measure.ts';

/** The moves of the set, and those that Fox's rule adds to it up to `upTo`. */
export const ternaryMoves: Table = {
  kinds: ['finite'],
  proof: 'repeat',
  columns: [
    { name: 'n', title: 'n', description: 'Number of the move' },
    {
      name: 'move',
      title: 'a(n)',
      description:
        'Move n of the set, or the least number above 2 a(n-1) that changes the nim-sequence and keeps it purely periodic without a value above 2',
    },
    {
      name: 'periodSoFar',
      title: 'period',
      description: 'Period of the nim-sequence of the first n moves, in heaps',
    },
    { name: 'passed', title: 'passed over', description: 'Numbers between 2 a(n-1) and a(n)' },
  ],
  rows({ moves }, upTo) {
    const found = ternaryMovesOf(moves, upTo);
    if ('status' in found) return found;
    return found.map(({ move, period, passed }, i) => [i + 1, move, period, passed]);
  },
};
