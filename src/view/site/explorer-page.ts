import { html } from '../document/markup.ts';
import type { Page } from './shell.ts';

/** The page that `src/explorer` fills, with the bundles of its `main.ts` and `style.css`. */
export const EXPLORER_PAGE: Page = {
  path: 'explorer.html',
  title: 'Explorer · saltus',
  description: 'Type a subtraction game and see its nim-sequence, its period with a proof, and play it.',
  body: html`<h1 class="hidden-label">Explorer</h1>
<div id="explorer" class="wide"><noscript>The explorer computes in your browser, and needs JavaScript for that.</noscript></div>
`,
  scripts: ['explorer.js'],
  styles: ['explorer.css'],
};
