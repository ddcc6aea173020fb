import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RendererRule, Token } from 'markdown-it';
import { ROOT } from '../../run/index.ts';
import { mathMarkup } from '../document/html.ts';
import { html, Markup } from '../document/markup.ts';
import { PLACES } from '../document/places.ts';
import { markdown, tokensOf } from '../document/text.ts';
import type { Entry } from './browser/search/entry.ts';
import { stillMarkup } from './figure.ts';
import type { Page } from './shell.ts';

/** A command of the command line and what it says of itself when asked for help. */
export interface HelpText {
  readonly command: string;
  readonly help: string;
}

/** The texts of `docs/`, in the order in which they are to be read. */
const GUIDE = [
  'tutorial',
  'pipelines',
  'library',
  'trust',
  'what-is-proved',
  'glossary',
  'prove',
  'conjecture-12',
  'laws',
] as const;

Object.assign(markdown.renderer.rules, {
  formula: (tokens, i) => {
    const { content, meta } = tokens[i]!;
    const formula = mathMarkup(content);
    return (meta === null ? formula : html`<span class="unbroken">${formula}${String(meta.comma)}</span>`)
      .text;
  },
  letter: (tokens, i) => html`<var>${tokens[i]!.content}</var>`.text,
  display: (tokens, i) =>
    html`<div class="formula" tabindex="0" role="group" aria-label="Formula">${mathMarkup(tokens[i]!.content, true)}</div>\n`
      .text,
  image: (tokens, i) => {
    const { attrs, content } = tokens[i]!;
    return stillMarkup(String(new Map(attrs).get('src')), content).text;
  },
  table_open: () =>
    '<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table class="facts">\n',
  table_close: () => '</table></div>\n',
} satisfies Record<string, RendererRule>);

/** The guide: the texts of `docs/`, and the reference of the command line as the command line itself tells it. */
export function guidePages(reference: readonly HelpText[]): Page[] {
  const texts = GUIDE.map(name => ({ name, ...read(name) }));
  const pages = texts.map(
    ({ name, title, lead, body }): Page => ({
      path: `guide/${name}.html`,
      title: `${title} · saltus`,
      description: lead,
      body: html`<p class="eyebrow"><a href="index.html">Guide</a></p>
${body}`,
    }),
  );
  return [guideIndex(texts), ...pages, referencePage(reference)];
}

/** The sections of the guide, and the commands, as a search finds them. */
export function guideEntries(reference: readonly HelpText[]): Entry[] {
  const sections = GUIDE.flatMap(name => {
    const { title } = read(name);
    const found: { heading: string; words: string[] }[] = [];
    const tokens = tokensOf(textOf(name));
    tokens.forEach((token, i) => {
      if (token.type === 'heading_open') found.push({ heading: tokens[i + 1]!.content, words: [] });
      else if (token.content !== '') found.at(-1)?.words.push(token.content);
    });
    return found.map(({ heading, words }): Entry => {
      const address = `guide/${name}.html#${anchor(heading)}`;
      return { kind: 'Guide', title: heading, note: title, address, words: words.slice(1).join(' ') };
    });
  });
  const commands = reference.map(({ command, help }): Entry => {
    const note = 'The command line';
    const address = `guide/command-line.html#${command}`;
    return { kind: 'Guide', title: `saltus ${command}`.trim(), note, address, words: help };
  });
  return [...sections, ...commands];
}

interface GuideText {
  readonly title: string;
  /** Its first paragraph. */
  readonly lead: string;
  readonly body: Markup;
}

function read(name: string): GuideText {
  const text = textOf(name);
  const [, title = name, lead = ''] = /^# (.+)\n\n((?:.+\n)+)/.exec(text) ?? [];
  return { title, lead: lead.replace(/\s+/g, ' ').trim(), body: renderMarkdown(text) };
}

function textOf(name: string): string {
  return readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');
}

/** Markdown as the site shows it: headings can be linked to, and links between texts lead from page to page. */
function renderMarkdown(text: string): Markup {
  const tokens = tokensOf(text);
  tokens.forEach((token, i) => {
    if (token.type === 'heading_open') token.attrSet('id', anchor(tokens[i + 1]!.content));
    if (token.type === 'fence') token.attrSet('tabindex', '0');
    for (const inner of token.children ?? []) {
      if (inner.type === 'link_open') inner.attrSet('href', onTheSite(String(inner.attrGet('href'))));
      if (inner.type === 'image') inner.attrSet('src', onTheSite(String(inner.attrGet('src'))));
    }
    joinPunctuation(token.children ?? []);
    // Not every reader of screens finds the name of a column in MathML alone.
    const [only, ...others] = tokens[i - 1]?.type === 'th_open' ? (token.children ?? []) : [];
    if (only?.type === 'formula' && others.length === 0) only.type = 'letter';
  });
  return new Markup(markdown.renderer.render(tokens, markdown.options, {}));
}

/** A line does not break between a formula and the comma behind it, which becomes part of what is drawn together. */
function joinPunctuation(tokens: readonly Token[]): void {
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const [comma] = (next?.type === 'text' && /^[.,:;)]+/.exec(next.content)) || [];
    if (token.type !== 'formula' || comma === undefined) return;
    token.meta = { comma };
    next!.content = next!.content.slice(comma.length);
  });
}

/** Where a link of a text in `docs/` leads on the site: to a text, a page, the page of a pipeline, or one of its figures. */
function onTheSite(target: string): string {
  if (/^[a-z]+:/.test(target)) return target;
  const page = Object.values(PLACES).find(({ report }) => `../reports/${report}` === target);
  if (page) return `../${page.site}`;
  return target
    .replace(/^\.\.\/reports\/([^/]+\.md)/, '../pipelines/$1')
    .replace(/^\.\.\/reports\//, '../figures/')
    .replace(/\.md(?=$|#)/, '.html');
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function guideIndex(texts: readonly (GuideText & { name: string })[]): Page {
  const entry = (name: string, title: string, lead: string) =>
    html`<li><h2><a href="${name}.html">${title}</a></h2><p>${lead}</p></li>\n`;
  return {
    path: 'guide/index.html',
    title: 'Guide · saltus',
    description: 'From a clone to a family of your own; how to trust a number; the command line; the words.',
    body: html`<h1>Guide</h1>
<ul class="entries">
${texts.map(({ name, title, lead }) => entry(name, title, renderMarkdownLine(lead)))}
${entry('command-line', 'The command line', REFERENCE_LEAD)}</ul>`,
  };
}

/** The text of a line of Markdown without its marks. */
function renderMarkdownLine(line: string): string {
  return line.replace(/[`*_]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

const REFERENCE_LEAD = 'Every command with its options, in its own words.';

function referencePage(reference: readonly HelpText[]): Page {
  return {
    path: 'guide/command-line.html',
    title: 'The command line · saltus',
    description: REFERENCE_LEAD,
    body: html`<p class="eyebrow"><a href="index.html">Guide</a></p>
<h1>The command line</h1>
<p class="lead">${REFERENCE_LEAD} Within a clone, put <code>npm run -s saltus --</code> before a command, or <code>npx</code> before <code>saltus</code>.</p>
<p>Results go to standard output, talk to standard error. With <code>--json</code> a result is one JSON object a line.</p>
${reference.map(
  ({ command, help }) => html`<h2 id="${command}">${command === '' ? 'saltus' : `saltus ${command}`}</h2>
<pre class="wide" tabindex="0"><code>${help}</code></pre>
`,
)}
`,
  };
}
