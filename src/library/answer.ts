import { answering, finished, type GameAnswer } from '../engine/index.ts';
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
 * All that is known of a game: preperiod, period and saltus with a certificate, and of a finite set outcomes, B(S) and
 * E(S). What is not known within the limit is the value `undecided`. Cost: heaps up to preperiod and period together.
 *
 * @throws DefinitionError for what is no game, for a rule that there is not or that the game does not have, and for
 *   anything else that is not understood
 *
 * @example
 * answer('N - {2, 3, 6, 8}').nimSequence // { status: 'proved', preperiod: 42, period: 9, saltus: 3, terms: [] }
 */
export function answer(game: string | WrittenGame | LargeTriple, asked: Asked = {}): GameAnswer {
  const rule = checkedRule(asked, ['terms', 'limit']);
  const terms = checkedWhole('terms', asked.terms ?? 0);
  const limits = [checkedWhole('limit', asked.limit ?? 1e9, 1)];
  const read = checkedGameOfAnySize(game, rule);
  return finished(answering(read, { ...rule, terms, limits }));
}
