import type { GameContext } from '../explorer-address.ts';
import { element } from './element.ts';

/** Leads to a game in the explorer. */
export function gameLink(game: string, { before, after }: GameContext): HTMLElement {
  return element('a', { href: before + encodeURIComponent(game) + after }, game);
}
