import families from '../../data/known.json' with { type: 'json' };
import * as game from '../game/index.ts';
import { checkedRule, type Rule } from './checked.ts';

/** Ranges of parameters, and a condition on them, for {@link known}. */
export interface KnownOptions extends Rule {
  readonly over?: Readonly<Record<string, string>>;
  readonly where?: string;
}

/**
 * Returns what the pipelines of this project state about a game, or about a family whose parameters have ranges: theorems,
 * computed ranges and printed errors, each with its page on the site. The closest pipeline is the first.
 *
 * @throws DefinitionError for text that is not a game or family, and for invalid options
 * @example
 * known('N - {3, 6, 10}')[0].pipeline // 'guess-fes-a-2a-b'
 */
export function known(text: string, options: KnownOptions = {}): readonly game.Known[] {
  const { over, where, ...rule } = options;
  const family = { game: text, ...(over && { over }), ...(where !== undefined && { where }) };
  game.parseFamily(family, 'known');
  const index = families as unknown as readonly game.KnownFamily[];
  return game.knownFamilies({ family, ...checkedRule(rule) }, index);
}
