import type { AroundGame } from '../explorer-address.ts';
import { element } from './element.ts';

/** Leads to a game in the explorer. */
export function gameLink(game: string, { before, after }: AroundGame): HTMLElement {
  return element('a', { href: before + encodeURIComponent(game) + after }, game);
}
