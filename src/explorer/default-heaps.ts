import { formatGame, type WrittenGame } from '../game/index.ts';
import { MAX_HEAP } from './subject.ts';

/** The matches that are offered, from the easiest. */
export const MATCHES = { one: 'One heap', two: 'Two heaps', sum: 'A sum with Nim' } as const;

/** Returns the heaps of a match: large enough for some moves, small enough to be seen whole. */
export function defaultHeaps(game: WrittenGame, match: keyof typeof MATCHES = 'one'): string {
  const least = game.kind === 'finite' ? game.moves[0]! : 1;
  // If no heap can be as large as its least move, only Nim has moves.
  const played = least > MAX_HEAP ? 'sum' : match;
  const sizes = { one: [3 * least + 7], two: [2 * least + 5, 3 * least + 6], sum: [2 * least + 5] }[played];
  const heaps = sizes.map(size => `${formatGame(game)}:${Math.min(size, MAX_HEAP)}`);
  return [...heaps, ...(played === 'sum' ? ['N:4'] : [])].join(' + ');
}
