import { formatGame, type WrittenGame } from '../game/index.ts';
import { LARGEST_HEAP } from './subject.ts';

/** Two heaps of the game and one of Nim, to begin with: large enough for some moves, small enough to be seen whole. */
export function defaultHeaps(game: WrittenGame): string {
  const least = game.kind === 'finite' ? game.moves[0]! : 1;
  const sizes = [2 * least + 5, 3 * least + 6].map(size => Math.min(size, LARGEST_HEAP));
  return [...sizes.map(size => `${formatGame(game)}:${size}`), 'N:4'].join(' + ');
}
