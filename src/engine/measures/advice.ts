import type { Undecided } from '../proved-periodicity.ts';
import { MAX_TABLED } from '../sum/open-heap-game.ts';
import type { WinningMove } from '../sum/sum-of-heaps.ts';
import type { Scalar, Table, Text } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

/** The common properties of measures that a single analysis of a sum of heaps determines: who wins, and by which moves. */
const common = { kinds: ['sum'], proof: 'nim-sum' } as const;

export const nimSum: Scalar = {
  ...common,
  type: 'integer',
  title: 'nim-sum',
  description: 'Nim-sum of the nim-values of the heaps',
  of: ({ advice }) => ('status' in advice ? advice : advice.nimSum!),
};

export const winner: Text = {
  ...common,
  type: 'string',
  title: 'winner',
  description: 'Whether the next or the previous player wins',
  of: ({ advice }) => ('status' in advice ? advice : advice.winner),
};

export const nextWins: Scalar = {
  ...common,
  type: 'integer',
  title: 'next player wins',
  description: '1 if the next player wins, 0 if the previous player wins',
  of: ({ advice }) => ('status' in advice ? advice : Number(advice.winner === 'next')),
};

export const winningMoves: Scalar = {
  ...common,
  type: 'integer',
  title: 'winning moves',
  description: 'Number of winning moves',
  of(measured) {
    const moves = movesOf(measured);
    return 'status' in moves ? moves : moves.length;
  },
};

/** The table of all winning moves, whatever number is shown. */
export const winningMovesListed: Table = {
  ...common,
  columns: [
    { name: 'heap', title: 'heap', description: 'Number of the heap, counted from 1' },
    { name: 'from', title: 'from', description: 'Stones before the move' },
    { name: 'to', title: 'to', description: 'Stones after the move' },
  ],
  rows(measured) {
    const moves = movesOf(measured);
    return 'status' in moves ? moves : moves.map(({ heap, from, to }) => [heap, from, to]);
  },
};

/** Returns all that win; undecided where some are not listed. */
function movesOf({ advice }: MeasuredGame): readonly WinningMove[] | Undecided {
  if ('status' in advice) return advice;
  const [open] = advice.unlisted ?? [];
  return open ? { status: 'undecided', limit: MAX_TABLED, why: open.why } : advice.moves;
}
