import type { Ending, Objective, Start } from '../../game/index.ts';

/** The rule that, together with a finite set, determines the outcomes. */
export interface FiniteRule {
  readonly ending: Ending;
  readonly objective: Objective;
}

/** The rule, or initial values instead of an ending; with initial values the last player wins. */
export interface RuleOrStart {
  readonly ending: Ending | Start;
  readonly objective: Objective;
}

/**
 * The terms before the first heap whose term follows from its options. Rules for one set differ only in this: after it,
 * all sequences of the set are computed in the same way.
 */
export interface Beginning {
  /** The terms of heaps 0, 1, …, that are known without a look at moves. */
  readonly given: ArrayLike<number>;
  /** Whether every heap below 0 is an option, of term 0; else none is. */
  readonly isSink: boolean;
}

const NOTHING: Beginning = { given: [], isSink: false };
const SINK: Beginning = { given: [0], isSink: true };

/** Returns the beginning of nim-values: 0 if there is no move, and mex {0} = 1 if the heap can only be taken whole. */
export function beginningOfNimValues(moves: readonly number[], ending: Ending | Start): Beginning {
  if (ending === 'normal') return NOTHING;
  if (ending === 'sink') return SINK;
  return ending === 'take-all' ? heapsWithoutMoves(moves, 0, 1) : { given: ending, isSink: false };
}

/**
 * Returns the beginning of outcomes. The player who made the last move wins at the empty heap, or loses. Under the normal
 * ending the same holds for every heap without a move; under take-all the other heaps without a move lead to the empty
 * heap. In a sink the heaps below 0 have the outcome of heap 0. If that is an N-position, no move to them is useful, as
 * if there were none.
 *
 * Under take-all these are the starting values (4) and (5) of the stone-picking paper. Both are printed for all n < min
 * S, including negative n. In (5) that cannot be meant: f(n) = 0 there would turn every heap from min S to max S − 1 into
 * a win. A move that is larger than the heap is not a move, under any rule except the sink.
 *
 * @throws RangeError for initial values under misère play: the values already determine who wins
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
