import { createHash } from 'node:crypto';
import { type Content, html, Markup } from '../document/markup.ts';

/** A page of the site without what all pages share. */
export interface Page {
  /** Relative to the site's folder, with `/`: `pipelines/fes-saltus.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence, for search engines and link previews. */
  readonly description: string;
  /** The content between the header and the footer; its first element should be an h1. */
  readonly body: Markup;
  /** Classic scripts to load after the page is parsed, in order, relative to the site's folder. */
  readonly scripts?: readonly string[];
  /** Further style sheets, relative to the site's folder. */
  readonly styles?: readonly string[];
}

/** The file with the licences of what the assets bundle. */
export const LICENCES = 'assets/LICENSES.txt';

/** The pages in the header, in order. */
const SECTIONS: readonly { readonly path: string; readonly name: string; readonly folder?: string }[] = [
  { path: 'index.html', name: 'Overview' },
  { path: 'pipelines/index.html', name: 'Results', folder: 'pipelines/' },
  { path: 'errata.html', name: 'Errata' },
  { path: 'explorer.html', name: 'Explorer' },
  { path: 'guide/index.html', name: 'Guide', folder: 'guide/' },
];

/**
 * Runs before the page is painted, so that a theme chosen earlier does not flash; without it, and without storage, the
 * page follows the system.
 */
const THEME_FIRST = `try{var t=localStorage.getItem('saltus-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * The policy of a page. It may load and do only this: its own files, also when opened from disk, the one script above,
 * fonts and pictures within its style sheets, and the explorer's worker with its WebAssembly. Charts add styles to the
 * page.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' file: 'wasm-unsafe-eval' 'sha256-${createHash('sha256').update(THEME_FIRST).digest('base64')}'`,
  "style-src 'self' file: 'unsafe-inline'",
  "img-src 'self' file: data:",
  'font-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Returns an address within the site as seen from a page of it. */
export function addressFrom(page: string, target: string): string {
  return `${'../'.repeat(page.split('/').length - 1)}${target}`;
}

/** Returns the whole page as HTML: head, header with navigation and theme, the body in `main`, footer. */
export function pageText(page: Page, footer: Content): string {
  const to = (target: string) => addressFrom(page.path, target);
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.description}">
<title>${page.title}</title>
<link rel="icon" href="${to('assets/icon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
${(page.styles ?? []).map(path => html`<link rel="stylesheet" href="${to(path)}">\n`)}<script>${new Markup(THEME_FIRST)}</script>
<script defer src="${to('assets/site.js')}"></script>
${(page.scripts ?? []).map(path => html`<script defer src="${to(path)}"></script>\n`)}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="site-header">
<a class="brand" href="${to('index.html')}"${currentAt(SECTIONS[0]!, page.path)}>saltus</a>
<nav aria-label="Site">
${SECTIONS.map(section => link(section, page.path, to))}</nav>
<a class="find" href="${to('search.html')}"${page.path === 'search.html' && html` aria-current="page"`}>Search</a>
<button type="button" class="theme" hidden aria-label="Colour theme">◐</button>
</header>
<main id="main" tabindex="-1">
${page.body}
</main>
<footer class="site-footer">
${footer}
<p><a href="${to(LICENCES)}">Licences of the fonts and libraries</a></p>
</footer>
</body>
</html>
`;
  return text;
}

function link(section: (typeof SECTIONS)[number], path: string, to: (target: string) => string): Markup {
  const kind = section === SECTIONS[0] && html` class="overview"`;
  return html`<a${kind} href="${to(section.path)}"${currentAt(section, path)}>${section.name}</a>\n`;
}

/** Returns the attribute that marks a section's link if the page is in that section. */
function currentAt(section: (typeof SECTIONS)[number], path: string): Content {
  const isHere = section.path === path || (section.folder !== undefined && path.startsWith(section.folder));
  return isHere && html` aria-current="${section.path === path ? 'page' : 'true'}"`;
}
