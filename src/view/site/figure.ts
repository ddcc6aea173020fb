import { withIndices } from '../document/indices.ts';
import { html, type Markup } from '../document/markup.ts';
import { addressOfPipeline, anchorOn } from '../pages/page-of-pipelines.ts';
import type { InteractiveChart } from './interactive-chart.ts';
import type { FigurePart, PipelinePart } from './parts.ts';

/** A figure of a pipeline with its interactive chart. */
export interface SiteFigure extends FigurePart {
  readonly chart: InteractiveChart;
  readonly part: PipelinePart;
}

/** Returns a figure for a page: a picture until its script has loaded. */
export function figureMarkup(
  { id, name, title, caption, words, files, chart }: SiteFigure,
  to: (target: string) => string,
): Markup {
  const at = to(`figures/${id}/${name}`);
  const { abilities, heading } = chart;
  const hints = [
    ...(abilities.includes('zoom') ? ['Drag to move; Ctrl and wheel to zoom.'] : []),
    ...(abilities.includes('brush') ? ['Shift and drag to select table rows.'] : []),
    ...(abilities.length > 0 ? ['Double-click to reset.'] : []),
  ];
  const [above = title, ...below] = heading;
  const links = [...files.keys()].map((file, i) => {
    const ending = file.slice(name.length + 1);
    return html`${i > 0 && ', '}<a href="${at}.${ending}" download>${ending}</a>`;
  });
  const [says, origin] = caption.split(/ (?=Range: )/);
  return html`<figure class="figure wide" id="${anchorOn(id, `figure-${name}`)}">
<div class="heading"><h3>${withIndices(above)}</h3>${below.length > 0 && html`<p class="subtitle">${withIndices(below.join(' '))}</p>`}</div>
<div class="plot" data-chart="${id}/${name}" data-script="${at}.js" data-root="${to('')}" tabindex="0" role="region" aria-label="Chart: ${above}">${stillMarkup(`${at}.svg`, `${above}. ${words}`, onScreen(sizeOf(files, name)))}</div>
<figcaption><p>${withIndices(says!)}</p>
${origin && html`<p class="origin">${withIndices(origin)}</p>\n`}<p class="note with-script">Click or tap a mark to show its row. <span class="with-mouse">${hints.join(' ')}</span></p>
<div class="offers"><details><summary>Download</summary><p class="note">${links}</p></details></div></figcaption>
</figure>
`;
}

/** Returns a picture that links to its figure. */
export function pictureMarkup(
  { id, name, files, words }: SiteFigure,
  title: string,
  to: (target: string) => string,
): Markup {
  const page = addressOfPipeline(id, `figure-${name}`);
  const file = to(`figures/${id}/${name}.svg`);
  return html`<a href="${to(page)}">${stillMarkup(file, `${title}. ${words}`, sizeOf(files, name))}</a>`;
}

/** The size of a picture in px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The enlargement of a drawing on a page: its smallest texts are for paper. */
const ENLARGED = 1.25;

function onScreen(size: Size | undefined): Size | undefined {
  return size && { width: Math.round(ENLARGED * size.width), height: Math.round(ENLARGED * size.height) };
}

/** Returns the size of a drawing, so that a page keeps the space for it. */
function sizeOf(files: SiteFigure['files'], name: string): Size | undefined {
  const head = files.get(`${name}.svg`)?.slice(0, 500);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(Buffer.from(head ?? []).toString()) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Returns the picture for light pages and the one for dark pages, which loads only if it is visible: `still` of chart.css. */
export function stillMarkup(file: string, alt: string, size?: Size): Markup {
  const inDark = file.replace(/\.svg$/, '.dark.svg');
  const sized = size && html` width="${size.width}" height="${size.height}"`;
  return html`<img class="still" src="${file}" alt="${alt}"${sized}><img class="still in-dark" src="${inDark}" alt="${alt}"${sized} loading="lazy">`;
}
