import type { Plan } from '../../plan/index.ts';

/**
 * The address of a game in the explorer, from the site's folder, with a second one beside it where two are compared.
 *
 * @example
 * explorerAddress('{1, 3}', { ending: 'take-all', objective: 'last-player-wins' }) // 'explorer.html#game=%7B1%2C%203%7D&ending=take-all'
 */
export function explorerAddress(game: string, { ending, objective }: Plan['rule'], beside?: string): string {
  const rest = [
    ...(ending === 'normal' ? [] : [`&ending=${ending}`]),
    ...(objective === 'last-player-wins' ? [] : [`&objective=${objective}`]),
    ...(beside === undefined ? [] : [`&beside=${encodeURIComponent(beside)}`]),
  ];
  return `explorer.html#game=${encodeURIComponent(game)}${rest.join('')}`;
}

/** What stands in such an address before and behind the game. */
export interface AroundGame {
  readonly before: string;
  readonly after: string;
}

/** The same seen from a page in a folder. */
export function aroundGame(rule: Plan['rule']): AroundGame {
  const [before, after] = `../${explorerAddress('\u0000', rule)}`.split('%00');
  return { before: before!, after: after! };
}
