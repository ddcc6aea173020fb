import { refuse } from '../errors.ts';
import {
  formatGame,
  type Game,
  type LargeTriple,
  parseGame as parse,
  type WrittenGame,
} from '../game/index.ts';

/**
 * Reads one game: `{1, 3, 4}`, `N - {2, 3, 6, 8}`, `N`, `primes | {1}`, `primes - {2}`, `squares`.
 *
 * @throws DefinitionError with all mistakes in the text, each with its place; and for `file:PATH`, which is not read here
 * @example
 * parseGame('{4, 1, 3}') // { kind: 'finite', moves: [1, 3, 4] }
 */
export function parseGame(text: string): WrittenGame {
  return refuseFile(parse(text));
}

/** Returns the game unless it is a file, whose numbers are unknown. */
export function refuseFile<Written extends WrittenGame | LargeTriple>(
  game: Written | Extract<Game, { kind: 'file' }>,
): Written {
  if (game.kind !== 'file') return game as Written;
  refuse('game', 'a game other than file:… (the library reads no files)', formatGame(game));
}
