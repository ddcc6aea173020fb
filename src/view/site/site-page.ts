import { lawsPath, type Result } from '../../run/index.ts';
import type { TablePart } from '../data-folder.ts';
import { facts, type Surroundings, toHtml } from '../document/html.ts';
import { withIndices } from '../document/indices.ts';
import { type Content, html, type Markup } from '../document/markup.ts';
import type { Block, Document, FigureText, PictureText, Place } from '../document/model.ts';
import { PLACES } from '../document/places.ts';
import { grouped } from '../numbers.ts';
import { filledColumns } from './browser/table/filled-columns.ts';
import { explorerAddress } from './explorer-page.ts';
import type { InteractiveChart } from './interactive-chart.ts';
import type { PipelinePart } from './parts.ts';
import { addressFrom, type Page } from './shell.ts';

/** Rows that stand in the place of a table until its script has loaded, and for readers without scripts. */
const STATIC_ROWS = 12;

/** Sections from which on a page lists them. */
const SECTIONS_TO_LIST = 4;

/** A figure as a picture: its lightest file, and what is seen in it. */
interface Picture {
  readonly file: string;
  readonly words: string;
}

/** What a page of one pipeline shows alive. */
export interface Alive {
  readonly part: PipelinePart;
  /** By `<id>/<name>`. */
  readonly charts: ReadonlyMap<string, InteractiveChart>;
}

/**
 * A document as a page of the site.
 *
 * @param pictures the figures that there are, by `<id>/<name>`
 */
export function sitePage(
  document: Document,
  path: string,
  {
    alive,
    pictures = new Map(),
  }: { readonly alive?: Alive; readonly pictures?: ReadonlyMap<string, Picture> } = {},
): Page {
  const around: Surroundings = {
    addressOf: place => addressOf(place, path, alive?.part.result),
    picture: figure => pictureMarkup(figure, path, pictures),
    figure: ({ figure }) => alive && figureMarkup(figure, alive),
    data: ({ tables }) =>
      tables.map(({ name, heading }) => {
        const table = alive?.part.tables.find(one => one.name === name);
        return table && tableMarkup(table, heading, around);
      }),
  };
  const has = (kind: Block['kind']) => document.blocks.some(block => block.kind === kind);
  const isExploring = has('glimpse') || has('laws');
  return {
    path,
    title:
      path === PLACES.front.site ? 'saltus: subtraction games, computed again' : `${document.title} · saltus`,
    description: document.description,
    body: withContents(document, toHtml(document, around)),
    scripts: [...(has('figure') ? ['assets/charts.js'] : []), ...(isExploring ? ['explorer.js'] : [])],
    styles: isExploring ? ['explorer.css'] : [],
  };
}

/** A page of several sections has their names beside it, where there is room. */
function withContents({ blocks }: Document, body: Markup): Markup {
  const sections = blocks.flatMap(block => {
    if (block.kind === 'section') return [{ id: block.id, text: block.heading }];
    return block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [];
  });
  if (sections.length < SECTIONS_TO_LIST) return body;
  const links = sections.map(
    ({ id, text }) => id !== undefined && html`<li><a href="#${id}">${text}</a></li>\n`,
  );
  return html`<div class="beside wide"><nav class="contents" aria-label="On this page"><ul>
${links}</ul></nav>
<div class="column">${body}</div></div>`;
}

/** The site holds no data files but certificates: its tables give back theirs; and of LaTeX the tables for papers. */
function addressOf(place: Place, path: string, result: Result | undefined): string | undefined {
  const to = (target: string) => addressFrom(path, target);
  if ('page' in place) {
    return to(PLACES[place.page].site) + (place.anchor === undefined ? '' : `#${place.anchor}`);
  }
  if ('anchor' in place) return `#${place.anchor}`;
  if ('game' in place) {
    const { game, rule, beside } = place;
    return to(explorerAddress(game, rule.ending, rule.objective, beside));
  }
  if ('pipeline' in place) {
    return to(`pipelines/${place.pipeline}.html${place.claim === undefined ? '' : `#claim-${place.claim}`}`);
  }
  if (result && place.file === lawsPath(result.asked.id)) return to(`laws/${result.asked.id}.laws.json`);
  const isLatex = result && place.file === `reports/${result.asked.id}/tables.tex`;
  return isLatex ? to(`figures/${result.asked.id}/tables.tex`) : undefined;
}

function pictureMarkup(
  { id, name, title }: PictureText,
  path: string,
  pictures: ReadonlyMap<string, Picture>,
): Content {
  const picture = pictures.get(`${id}/${name}`);
  if (picture === undefined) return undefined;
  const file = addressFrom(path, `figures/${id}/${picture.file}`);
  const page = addressFrom(path, `pipelines/${id}.html#figure-${name}`);
  return html`<a href="${page}">${stillMarkup(file, `${title}. ${picture.words}`)}</a>`;
}

/** The drawing for paper, and the one for dark pages, which is loaded where it is seen: `still` of chart.css. */
export function stillMarkup(file: string, alt: string): Markup {
  const inDark = file.replace(/\.(svg|png)$/, '.dark.svg');
  return html`<img class="still" src="${file}" alt="${alt}"><img class="still in-dark" src="${inDark}" alt="${alt}" loading="lazy">`;
}

function figureMarkup({ id, name, title, caption, words }: FigureText, { part, charts }: Alive): Markup {
  const at = `../figures/${id}/${name}`;
  const { abilities, heading } = charts.get(`${id}/${name}`)!;
  const { files } = part.figures.find(one => one.name === name)!;
  const endings = [...files.keys()].map(file => file.slice(name.length + 1));
  const hints = [
    ...(abilities.includes('zoom') ? ['Drag to move, Ctrl and the wheel to zoom.'] : []),
    ...(abilities.includes('brush') ? ['Shift and drag to select rows of the table.'] : []),
    ...(abilities.length > 0 ? ['Double-click to reset.'] : []),
  ];
  const [above = title, ...below] = heading;
  return html`<figure class="figure" id="figure-${name}">
<div class="heading"><h3>${withIndices(above)}</h3>${below.length > 0 && html`<p class="subtitle">${withIndices(below.join(' '))}</p>`}</div>
<div class="plot" data-chart="${id}/${name}" data-script="../figures/${id}/${name}.js" tabindex="0" role="region" aria-label="Chart: ${above}">${stillMarkup(`${at}.svg`, `${above}. ${words}`)}</div>
<figcaption><p>${withIndices(caption)}</p>
<p class="note"><span class="with-mouse">${hints.join(' ')}</span> <span class="with-script">A click or a tap on a mark tells its row.</span> As files: ${joined(endings.map(ending => html`<a href="${at}.${ending}" download>${ending}</a>`))}.</p></figcaption>
</figure>
`;
}

function joined(items: readonly Markup[]): Content {
  return items.map((item, i) => html`${i > 0 && ', '}${item}`);
}

function tableMarkup(
  { name, title, columns, cells }: TablePart,
  heading: string,
  around: Surroundings,
): Markup {
  const rows = cells.slice(0, STATIC_ROWS);
  const filled = filledColumns(columns.length, cells);
  return html`<section class="wide" aria-labelledby="table-${name}">
<h3 id="table-${name}">${heading}</h3>
<div class="data-table" data-table="${name}" data-script="../tables/${name}.js">
<div class="frame"><table aria-label="${title}"><thead><tr>${filled.map(at => html`<th scope="col" class="${columns[at]!.type}">${columns[at]!.title}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${filled.map(at => html`<td class="${columns[at]!.type}">${row[at]!}</td>`)}</tr>\n`)}</tbody></table></div>
<p class="note">The first ${rows.length} of ${grouped(cells.length)} rows.</p>
</div>
<details><summary>What the columns mean</summary>
${facts(
  columns.map(column => [column.title, column.description] as const),
  around,
)}
</details>
</section>
`;
}
