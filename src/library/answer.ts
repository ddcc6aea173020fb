import { analyseGame, type GameAnswer, runToEnd } from '../engine/index.ts';
import type { LargeTriple, WrittenGame } from '../game/index.ts';
import { checkedGameOfAnySize, checkedRule, checkedWhole, type Rule } from './checked.ts';

/** The options of {@link answer}. */
export interface Asked extends Rule {
  /** Number of terms listed for every sequence; default 0. */
  readonly terms?: number;
  /** Heaps to search for a period; 10^9 if absent. */
  readonly limit?: number;
}

/**
 * Returns all that is known of a game: preperiod, period and saltus with a certificate, and for a finite set also
 * outcomes, B(S) and E(S). A quantity that is not known within the limit has the value `undecided`. Cost: as many heaps
 * as preperiod plus period.
 *
 * @throws DefinitionError for text that is not a game, for an unknown rule or one that the game does not have, and for any
 *   other invalid option
 *
 * @example
 * answer('N - {2, 3, 6, 8}').nimSequence // { status: 'proved', preperiod: 42, period: 9, saltus: 3, terms: [] }
 */
export function answer(game: string | WrittenGame | LargeTriple, options: Asked = {}): GameAnswer {
  const rule = checkedRule(options, ['terms', 'limit']);
  const terms = checkedWhole('terms', options.terms ?? 0);
  const limits = [checkedWhole('limit', options.limit ?? 1e9, 1)];
  const read = checkedGameOfAnySize(game, rule);
  return runToEnd(analyseGame(read, { ...rule, terms, limits }));
}
