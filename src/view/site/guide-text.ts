import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RendererRule, Token } from 'markdown-it';
import { ROOT } from '../../run/index.ts';
import { formula, mathMarkup } from '../document/html-inline.ts';
import { html, Markup } from '../document/markup.ts';
import { PLACES } from '../document/places.ts';
import { markdown, tokensOf } from '../document/text.ts';
import { stillMarkup } from './figure.ts';

/** A text of `docs/` as the site shows it. */
export interface GuideText {
  readonly name: string;
  readonly title: string;
  /** The whole sentences of its first paragraph. */
  readonly lead: string;
  readonly body: Markup;
  /** The sections of the text by their headings, the title first. */
  readonly sections: readonly GuideSection[];
}

interface GuideSection {
  readonly tag: string;
  readonly text: string;
  readonly id: string;
  readonly words: string;
}

Object.assign(markdown.renderer.rules, {
  formula: (tokens, i) => {
    const { content, meta } = tokens[i]!;
    return html`${formula(content, (meta as { comma: string } | null)?.comma)}`.text;
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

export function readGuideText(name: string): GuideText {
  const text = readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');
  const [, title = name, lead = ''] = /^# (.+)\n\n((?:.+\n)+)/.exec(text) ?? [];
  const tokens = tokensOf(text);
  const sections = sectionsOf(tokens);
  // A paragraph that a block of code cuts off ends within a sentence.
  const [, whole = ''] = /^(.*[.?!])(?:\s|$)/.exec(lead.replace(/\s+/g, ' ')) ?? [];
  return { name, title, lead: whole, body: rendered(tokens), sections };
}

function sectionsOf(tokens: readonly Token[]): GuideSection[] {
  const headings = tokens.flatMap(({ type }, i) => (type === 'heading_open' ? [i] : []));
  return headings.map((at, i) => {
    const { content } = tokens[at + 1]!;
    const words = tokens.slice(at + 2, headings[i + 1]).map(token => token.content);
    return {
      tag: tokens[at]!.tag,
      text: content,
      id: anchor(content),
      words: words.filter(Boolean).join(' '),
    };
  });
}

/** Headings can be linked to, and links between texts lead from page to page. */
function rendered(tokens: Token[]): Markup {
  tokens.forEach((token, i) => {
    if (token.type === 'heading_open') token.attrSet('id', anchor(tokens[i + 1]!.content));
    if (token.type === 'fence') token.attrSet('tabindex', '0');
    for (const inner of token.children ?? []) {
      if (inner.type === 'link_open') inner.attrSet('href', onTheSite(String(inner.attrGet('href'))));
      if (inner.type === 'image') inner.attrSet('src', onTheSite(String(inner.attrGet('src'))));
    }
    joinPunctuation(token.children ?? []);
    // Not every screen reader finds the name of a column that is only MathML.
    const [only, ...others] = tokens[i - 1]?.type === 'th_open' ? (token.children ?? []) : [];
    if (only?.type === 'formula' && others.length === 0) only.type = 'letter';
  });
  return new Markup(markdown.renderer.render(tokens, markdown.options, {}));
}

/** Joins a formula with the punctuation after it, so that no line breaks between them. */
function joinPunctuation(tokens: readonly Token[]): void {
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const [comma] = (next?.type === 'text' && /^[.,:;)]+/.exec(next.content)) || [];
    if (token.type !== 'formula' || comma === undefined) return;
    token.meta = { comma };
    next!.content = next!.content.slice(comma.length);
  });
}

/** Returns the address on the site of a link in `docs/`: a text, a page, the page of a pipeline, or one of its figures. */
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
