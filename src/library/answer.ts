import { answering, finished, type GameAnswer } from '../engine/index.ts';
import { refuse } from '../errors.ts';
import {
  type Ending,
  formatGame,
  type LargeTriple,
  type Objective,
  parseGameOfAnySize,
  type WrittenGame,
} from '../game/index.ts';
import { refuseFile } from './written-game.ts';

/** What is asked of a game. */
export interface Asked {
  /** For finite sets; `normal` if absent. */
  readonly ending?: Ending;
  /** For finite sets; `last-player-wins` if absent. */
  readonly objective?: Objective;
  /** How many are listed of every sequence; 0 if absent. */
  readonly terms?: number;
  /** Heaps to search for a period; 10^9 if absent. */
  readonly limit?: number;
}

/**
 * All that is known of a game: preperiod, period and saltus with a certificate, and of a finite set outcomes, B(S) and
 * E(S). What is not known within the limit is the value `undecided`. Cost: heaps up to preperiod and period together.
 *
 * @throws DefinitionError for a text that is no game, and for a rule that the game does not have
 *
 * @example
 * answer('N - {2, 3, 6, 8}').nimSequence // { status: 'proved', preperiod: 42, period: 9, saltus: 3, terms: [] }
 */
export function answer(
  game: string | WrittenGame | LargeTriple,
  { ending = 'normal', objective = 'last-player-wins', terms = 0, limit = 1e9 }: Asked = {},
): GameAnswer {
  const read: WrittenGame | LargeTriple =
    typeof game === 'string' ? refuseFile(parseGameOfAnySize(game)) : game;
  if (read.kind !== 'finite' && (ending !== 'normal' || objective !== 'last-player-wins')) {
    refuse(
      'game',
      'a finite set, {…}, without values of first heaps, for rules other than normal play',
      formatGame(read),
    );
  }
  return finished(answering(read, { ending, objective, terms, limits: [limit] }));
}
