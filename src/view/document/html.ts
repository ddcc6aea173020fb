import { badge, command, formula, inline, type LinkContext, unbroken } from './html-inline.ts';
import { withIndices } from './indices.ts';
import { shownFacts } from './inline.ts';
import { type Content, html, Markup } from './markup.ts';
import type {
  Block,
  Document,
  DrawingText,
  Entries,
  Entry,
  Fact,
  Finding,
  Inline,
  ListFilter,
  PictureText,
} from './model.ts';

/** The context for rendering a page of the site, in addition to the document. */
export interface RenderContext extends LinkContext {
  /** Figures and tables of data, which are alive there. */
  readonly figure: (block: Extract<Block, { kind: 'figure' }>) => Content;
  readonly data: (block: Extract<Block, { kind: 'data' }>) => Content;
  /** Returns a figure as a picture that links to it; undefined if there is none. */
  readonly picture: (figure: PictureText) => Content;
}

/** Returns a page's title and blocks as HTML. */
export function toHtml({ title, within, blocks }: Document, context: RenderContext): Markup {
  const above =
    within &&
    html`<p class="eyebrow">${inline({ link: within.title, to: within.place }, context)} · ${within.as}</p>\n`;
  return html`${above}<h1>${unbroken(title)}</h1>
${blocks.map(block => html`${blockHtml(block, context)}\n`)}`;
}

function blockHtml(block: Block, context: RenderContext): Content {
  const text = (content: Inline) => inline(content, context);
  switch (block.kind) {
    case 'heading':
      return heading(block.level, block.text, block.id);
    case 'prose':
      return block.tone === undefined
        ? html`<p>${text(block.text)}</p>`
        : html`<p class="${block.tone}">${text(block.text)}</p>`;
    case 'list':
      return html`<ul>${block.items.map(item => html`<li>${text(item)}</li>\n`)}</ul>`;
    case 'mathematics':
      return html`<div class="statement" tabindex="0" role="region" aria-label="${block.label}">
${block.lines.map((line, i) => html`<p${i === block.lines.length - 1 && html` class="note"`}>${line.tex === undefined ? withIndices(line.text) : formula(line.tex)}</p>\n`)}</div>`;
    case 'facts':
      return facts(block.facts, context);
    case 'commands':
      return block.lines.map(
        ({ line, comment }) =>
          html`<p>${command(line)}${comment !== undefined && html` <span class="note">${comment}</span>`}</p>`,
      );
    case 'fold':
      return html`<details><summary>${block.summary}</summary>
<pre tabindex="0"><code>${block.code}</code></pre>
</details>`;
    case 'code':
      return html`<pre tabindex="0"><code>${block.code}</code></pre>`;
    case 'table':
      return table(block);
    case 'figure':
      return context.figure(block);
    case 'drawing':
      return drawing(block.drawing);
    case 'data':
      return context.data(block);
    case 'entries':
      return entries(block, context);
    case 'narrowing':
      return filterControls(block);
    case 'cards':
      return html`<ul class="cards wide">
${block.items.map(({ count, of, what, text: more }) => html`<li${of !== undefined && html` style="--share: ${((100 * count) / of).toFixed(1)}%"`}><span class="big">${count}</span><span class="what">${what}</span>\n<p>${text(more)}</p></li>\n`)}</ul>`;
    case 'findings':
      return html`<ol class="findings wide">${block.items.map(item => finding(item, context))}</ol>`;
    case 'sliders': {
      const family = { link: block.to.game, to: block.to };
      return html`<p>${text(['In the explorer, with its parameters on sliders: ', family, '.'])}</p>`;
    }
    case 'preview': {
      const link = { link: block.game, to: { game: block.game, rule: block.rule } };
      return html`<div class="preview wide" data-preview="${block.game}"><p>${text(['A game to look at: ', link, '.'])}</p></div>`;
    }
    case 'laws': {
      const letters = Object.entries(block.letters).map(([name, value]) => `${name}=${value}`);
      return html`<div class="laws wide" data-laws="${block.family}" data-letters="${letters.join(',')}" data-ending="${block.rule.ending}" data-objective="${block.rule.objective}" data-root="../"><p class="note">With scripts, the laws of ${block.family} are found here again, and unfolded.</p></div>`;
    }
    case 'section': {
      const inner = block.blocks.map(block => html`${blockHtml(block, context)}\n`);
      const head = heading(block.level ?? 2, block.heading, block.id);
      const note = block.note !== undefined && html`<p class="note">${text(block.note)}</p>\n`;
      if (!block.closed) return html`<section class="group text">${head}\n${note}${inner}</section>`;
      return html`<details class="group text"><summary>${head}${block.note !== undefined && html` <span class="note">${text(block.note)}</span>`}</summary>\n${inner}</details>`;
    }
  }
}

/** Returns a drawing. Its caption is hidden from screen readers, which find it as the description in the drawing. */
function drawing({ caption, wide, narrow }: DrawingText): Markup {
  return html`<figure class="drawing"><div class="drawn"><div class="if-wide">${new Markup(wide)}</div><div class="if-narrow">${new Markup(narrow)}</div></div>
<figcaption class="note" aria-hidden="true">${caption}</figcaption></figure>`;
}

function heading(level: 2 | 3 | 4, text: string, id: string | undefined): Markup {
  const at = id !== undefined && html` id="${id}"`;
  const tag = new Markup(`h${level}`);
  return html`<${tag}${at}>${text}</${tag}>`;
}

function table({ table: { columns, rows }, caption }: Extract<Block, { kind: 'table' }>): Markup {
  const kind = (i: number) => columns[i]!.type === 'integer' && html` class="count"`;
  return html`<div class="scrolls wide" tabindex="0" role="group" aria-label="${caption}"><table class="facts"><caption class="hidden-label">${caption}</caption>
<thead><tr>${columns.map(({ title }, i) => html`<th scope="col"${kind(i)}>${title}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td${kind(i)}>${cell}</td>`))}</tr>\n`)}</tbody></table></div>`;
}

function entries({ entries, closed = false }: Entries, context: RenderContext): Markup {
  return html`<ul class="entries">\n${entries.map(item => entry(item, closed, context))}</ul>`;
}

function entry(item: Entry, closed: boolean, context: RenderContext): Markup {
  const { as, anchor, title, verdicts = [], note = '', facts: known = [] } = item;
  // The script of the page adds a link to itself, which would be a sixth of a long list.
  const at = anchor !== undefined && html` id="${anchor}"`;
  const marks = verdicts.map(verdict => html`${badge(verdict)} `);
  const says = inline(title, context);
  const more = known.length > 0 && facts(known, context);
  const noted = note !== '' && inline(note, context);
  if (closed) {
    return html`<li class="claim"${at}>
<details><summary><span class="says"><span>${says}</span>${marks}</span><span class="note">${noted}</span></summary>
${more}
</details></li>
`;
  }
  const head = {
    claim: html`<p>${marks}${says}</p>`,
    erratum: html`<div class="says"><h3>${says}</h3>${marks}</div>`,
    statement: html`<p>${says}</p>`,
    question: html`<div class="says"><h3>${says}</h3>\n<span class="verdicts">${marks}</span></div>`,
  }[as];
  return html`<li class="${as === 'question' ? 'question' : 'claim'}"${at}>
${head}${noted && html`\n<p class="note">${noted}</p>`}
${more}</li>
`;
}

function finding({ title, because, lines, links, figure }: Finding, context: RenderContext): Markup {
  const picture = figure && context.picture(figure);
  return html`<li>${picture && html`<div class="picture">${picture}</div>`}<div>
<h3>${inline(title, context)}</h3>
<p>${inline(because, context)}</p>
${lines.map(line => html`<p class="line">${inline(line, context)}</p>\n`)}
<p class="note">${links.map((content, i) => html`${i > 0 && ' · '}${inline(content, context)}`)}</p>
</div></li>
`;
}

/** The entries that a choice leaves, as selectors. An open question is a verdict that holds. */
const SELECTORS: Readonly<Record<ListFilter['choices'][number]['name'], (value: string) => string>> = {
  source: key => `.group:has(#source-${key}) *`,
  verdict: verdict => `:has(.verdict:is(.${verdict}${verdict === 'holds' ? ', .open' : ''}))`,
  rests: level => `:has(.verdict.${level})`,
  state: state => (state === 'checked' ? ':has(.verdict)' : ':not(:has(.verdict))'),
};

function filterControls({ of, count, choices }: ListFilter): Markup {
  return html`<form class="narrow wide" data-narrows="claim" data-names="${of}">
<label>Search <input type="search" name="text" placeholder="words, or a &quot;phrase&quot;"></label>
${choices.map(({ name, label, options }) => html`<label>${label} <select name="${name}"><option value="">all</option>${options.map(({ value, text }) => html`<option value="${value}" data-selects="${SELECTORS[name](value)}">${text}</option>`)}</select></label>\n`)}<output>${count} ${of}</output>
</form>`;
}

/** Returns a list of names and descriptions; leaves out empty ones. */
export function facts(known: readonly Fact[], context: RenderContext): Markup {
  return html`<dl class="details">${shownFacts(known).map(([name, value]) => html`<dt>${name}</dt><dd>${inline(value, context)}</dd>`)}</dl>`;
}
