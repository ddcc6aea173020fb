import type { Ending, Objective, Start } from '../../game/index.ts';

/** What decides the outcomes of a finite set besides the set. */
export interface FiniteRule {
  readonly ending: Ending;
  readonly objective: Objective;
}

/** The same, of a set whose first heaps may be worth what is given; then the last player wins. */
export interface RuleOrStart {
  readonly ending: Ending | Start;
  readonly objective: Objective;
}

/**
 * What is before the first heap whose term follows from the terms of its options. Rules for one set differ in this
 * alone: behind it all sequences of the set are made in the same way.
 */
export interface Beginning {
  /** The terms of heaps 0, 1, …, that are known without a look at moves. */
  readonly given: ArrayLike<number>;
  /** Whether every heap below 0 is an option, of term 0; else none is. */
  readonly isSink: boolean;
}

const NOTHING: Beginning = { given: [], isSink: false };
const SINK: Beginning = { given: [0], isSink: true };

/** Of nim-values: 0 where there is no move, and mex {0} = 1 where the heap can only be taken whole. */
export function beginningOfNimValues(moves: readonly number[], ending: Ending | Start): Beginning {
  if (ending === 'normal') return NOTHING;
  if (ending === 'sink') return SINK;
  return ending === 'take-all' ? heapsWithoutMoves(moves, 0, 1) : { given: ending, isSink: false };
}

/**
 * Of outcomes. The empty heap is won by who made the last move, or lost by him, and with the normal ending so is every
 * heap without a move; with take-all the others move to the empty heap. In a sink the heaps below 0 are as heap 0; where
 * that is an N-position none is worth a move, as if there were no such moves.
 *
 * Under take-all these are the starting values (4) and (5) of the stone-picking paper. Both are printed for all
 * n < min S, negative ones too. In (5) that cannot be meant: f(n) = 0 there would turn every heap from min S to
 * max S − 1 into a win. A move that is larger than the heap is no move, under any rule but the sink.
 *
 * @throws RangeError for a start where the last player loses: it says itself who wins
 */
export function beginningOfOutcomes(moves: readonly number[], { ending, objective }: RuleOrStart): Beginning {
  if (objective === 'last-player-wins') {
    const values = beginningOfNimValues(moves, ending);
    return typeof ending === 'string'
      ? values
      : { ...values, given: ending.map(value => Math.min(value, 1)) };
  }
  if (ending === 'sink') return { given: [1], isSink: false };
  if (ending === 'normal') return heapsWithoutMoves(moves, 1, 1);
  if (ending === 'take-all') return heapsWithoutMoves(moves, 1, 0);
  throw new RangeError('a game with initial values has no misère play');
}

/** The heaps below min S. */
function heapsWithoutMoves([least = 0]: readonly number[], atZero: number, others: number): Beginning {
  const given = new Uint8Array(least).fill(others);
  given[0] = atZero;
  return { given, isSink: false };
}
