import type { Ending, WrittenGame } from '../game/index.ts';
import { allButSegments, bytesOfAllButSegments, nimSequence } from './all-but/algorithm-1.ts';
import { nimValuesOfFinite } from './finite/terms-of-finite.ts';
import { kernelOf } from './infinite/choose-infinite-kernel.ts';
import type { NimSegment, SequenceState } from './infinite/segment.ts';

/**
 * Yields G(0), …, G(terms − 1) of any game, normal ending, in segments. If segments are not retained, they take constant
 * memory in addition to {@link bytesOfSequence}. No period is claimed.
 *
 * @param state from a segment of the same game, to continue after it
 * @throws RangeError if `terms` is not an integer from 0 to 2^53 − 1, or too many for all-but games, or the moves do not
 *   fit into memory
 *
 * @example
 * const squares = { kind: 'infinite', base: 'squares', plus: [], minus: [] };
 * [...nimSegments(squares, 6)].flatMap(segment => [...segment.values]) // [0, 1, 0, 1, 2, 0]
 */
export function nimSegments(game: WrittenGame, terms: number, state?: SequenceState): Generator<NimSegment> {
  if (!Number.isSafeInteger(terms) || terms < 0) throw new RangeError(`${terms} is not a number of terms`);
  if (game.kind === 'started') return wholeAtOnce(nimValuesOfFinite(game.moves, game.start, terms));
  return game.kind === 'all-but'
    ? allButSegments(game.excluded, terms)
    : kernelOf(game).segments(terms, state);
}

/**
 * Returns the maximum memory of {@link nimSegments} that grows with the terms or the moves, in bytes; every game takes a
 * few megabytes in addition. It is known before anything is computed.
 *
 * @example
 * bytesOfSequence({ kind: 'all-but', excluded: [2_000_000_000] }, 50) // 400
 */
export function bytesOfSequence(game: WrittenGame, terms: number): number {
  if (game.kind === 'started') return 8 * terms;
  return game.kind === 'all-but' ? bytesOfAllButSegments(game.excluded, terms) : kernelOf(game).bytes(terms);
}

/**
 * Returns G(0), …, G(count − 1) of any game. Only finite sets may have an ending other than normal. Memory: up to 8 bytes
 * per term.
 *
 * @example
 * [...nimValues({ kind: 'finite', moves: [2, 3] }, 'take-all', 6)] // [0, 1, 1, 2, 0, 0]
 */
export function nimValues(game: WrittenGame, ending: Ending, count: number): Int32Array | Uint32Array {
  if (game.kind === 'all-but') return nimSequence(game.excluded, count);
  if (game.kind === 'finite') return nimValuesOfFinite(game.moves, ending, count);
  if (game.kind === 'started') return nimValuesOfFinite(game.moves, game.start, count);
  const values = new Uint32Array(count);
  for (const segment of nimSegments(game, count)) values.set(segment.values, segment.from);
  return values;
}

function* wholeAtOnce(values: Int32Array): Generator<NimSegment> {
  yield { from: 0, values: Uint32Array.from(values) };
}
