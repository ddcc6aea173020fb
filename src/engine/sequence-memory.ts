import type { Game } from '../game/index.ts';
import { bytesOfAllButSegments } from './all-but/algorithm-1-segments.ts';
import type { SetOfMoves } from './infinite/moves.ts';
import { bytesOfNimSegments } from './infinite/sequence.ts';

/**
 * Memory that the first terms of a nim-sequence take at the most while they are streamed, in bytes, besides some
 * megabytes that every game takes. It is known before anything is computed.
 *
 * @example
 * bytesOfSequence({ kind: 'all-but', excluded: [2_000_000_000] }, 50) // 400
 */
export function bytesOfSequence(
  game: SetOfMoves | Extract<Game, { kind: 'all-but' }>,
  terms: number,
): number {
  return game.kind === 'all-but'
    ? bytesOfAllButSegments(game.excluded, terms)
    : bytesOfNimSegments(game, terms);
}
