import type { Plan } from '../../plan/index.ts';
import type { GamePlace } from '../document/model.ts';

/**
 * Returns the address of a game in the explorer, from the site's folder.
 *
 * @example
 * explorerAddress({ game: '{1, 3}', rule: { ending: 'take-all', objective: 'last-player-wins' } }) // 'explorer.html#game=%7B1%2C%203%7D&ending=take-all'
 */
export function explorerAddress({ game, rule, beside, letters = {}, view }: GamePlace): string {
  const { ending, objective } = rule;
  const values = Object.entries(letters).map(([letter, value]) => `${letter}=${value}`);
  const rest = [
    ...(values.length === 0 ? [] : [`&letters=${encodeURIComponent(values.join(','))}`]),
    ...(ending === 'normal' ? [] : [`&ending=${ending}`]),
    ...(objective === 'last-player-wins' ? [] : [`&objective=${objective}`]),
    ...(beside === undefined ? [] : [`&beside=${encodeURIComponent(beside)}`]),
    ...(view === undefined ? [] : [`&view=${view}`]),
  ];
  return `explorer.html#game=${encodeURIComponent(game)}${rest.join('')}`;
}

/** The parts of such an address before and after the game. */
export interface GameContext {
  readonly before: string;
  readonly after: string;
}

/** Returns the addresses around a game, as seen from a page in a folder. */
export function gameContext(rule: Plan['rule']): GameContext {
  const [before, after] = `../${explorerAddress({ game: '\u0000', rule })}`.split('%00');
  return { before: before!, after: after! };
}
