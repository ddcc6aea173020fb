import { existsSync, readFileSync } from 'node:fs';
import { Markup } from '../document/markup.ts';
import { EXPLORER } from './assets.ts';
import type { Page } from './shell.ts';

/**
 * The page of `src/explorer`: its `body.html`, whole and trusted, in the shell of the site, with the bundle of its
 * `main.ts` as `explorer.js` and its `style.css`.
 */
export function explorerPage(): Page | undefined {
  if (!existsSync(EXPLORER.body)) return undefined;
  return {
    path: 'explorer.html',
    title: 'Explorer · saltus',
    description: 'Type a subtraction game and see its nim-sequence, its period with a proof, and play it.',
    body: new Markup(readFileSync(EXPLORER.body, 'utf8')),
    scripts: ['explorer.js'],
    styles: ['explorer.css'],
  };
}

/**
 * The address of a game in the explorer, from the site's folder, with a second one beside it where two are compared.
 *
 * @example
 * explorerAddress('{1, 3}', 'take-all') // 'explorer.html#game=%7B1%2C%203%7D&ending=take-all'
 */
export function explorerAddress(
  game: string,
  ending = 'normal',
  objective = 'last-player-wins',
  beside?: string,
): string {
  const rest = [
    ...(ending === 'normal' ? [] : [`&ending=${ending}`]),
    ...(objective === 'last-player-wins' ? [] : [`&objective=${objective}`]),
    ...(beside === undefined ? [] : [`&beside=${encodeURIComponent(beside)}`]),
  ];
  return `explorer.html#game=${encodeURIComponent(game)}${rest.join('')}`;
}
