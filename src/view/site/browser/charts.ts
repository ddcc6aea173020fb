import type { Spec } from 'vega';
import embed, { type Result, type VisualizationSpec } from 'vega-embed';
import { inDarkColours } from '../../figure/dark-colours.ts';
import { grouped } from '../../numbers.ts';
import type { GameContext } from '../explorer-address.ts';
import { fitted } from './chart/fit.ts';
import { type ChartColumn, rowFacts } from './chart/row.ts';
import { keysWithin, type Ranges, ROWS_SELECTED, type RowsSelected } from './chart/selection.ts';
import { element } from './element.ts';
import { gameLink } from './game-link.ts';
import type {} from './start-charts.ts';
import { isDark, THEME_CHANGED } from './theme.ts';

/** The data in the script of a chart: see `chartScript`. */
interface ChartData {
  readonly spec: Readonly<Record<string, unknown>>;
  /** Marks beyond some thousands are drawn as one picture, not as elements. */
  readonly renderer: 'svg' | 'canvas';
  /** The table that its rows are from, and the columns that they have of it. */
  readonly table: string;
  readonly columns: readonly ChartColumn[];
  /** Absent where rows have no games. */
  readonly explorer?: GameContext;
}
declare global {
  var saltusCharts: Record<string, ChartData> | undefined;
}

/** The maximum part of a mark outside the axes, in px: half of the largest mark. */
const OVERHANG = 8;

globalThis.saltusDrawChart = async place => {
  const data = globalThis.saltusCharts?.[place.dataset.chart!];
  if (data) await draw(place, data);
};

/** Replaces the still pictures by charts, now and whenever the theme or the width changes. */
async function draw(place: HTMLElement, data: ChartData): Promise<void> {
  // Texts are measured when they are placed.
  await document.fonts.load('12px "Source Sans 3"');
  // The still images stay for printing.
  const stills = place.querySelectorAll<HTMLImageElement>('.still');
  const spec = matchMedia('(pointer: coarse)').matches ? withoutSelections(data.spec) : data.spec;
  const readout = element('p', { class: 'readout note', role: 'status' });
  let shown: Result | undefined;
  let width = 0;
  const show = async () => {
    width = place.clientWidth;
    const dark = isDark();
    const fitting = fitted(dark ? inDarkColours(spec) : spec, width);
    const canvas = document.createElement('div');
    const next = await embed(canvas, structuredClone(fitting) as VisualizationSpec, {
      actions: false,
      // Expressions are interpreted: the page allows no text to be run as a program.
      ast: true,
      renderer: data.renderer,
      tooltip: {
        theme: dark ? 'dark' : 'light',
        formatTooltip: (datum: unknown, toHtml: (value: unknown) => string) => tooltip(datum, data, toHtml),
      },
      patch: unclipped,
    });
    // One picture with one name for screen readers, which find its numbers in the table.
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', stills[0]!.alt);
    canvas.querySelector('svg, canvas')?.setAttribute('aria-hidden', 'true');
    shown?.finalize();
    shown = next;
    place.replaceChildren(canvas, ...stills);
    place.dataset.drawn = data.renderer;
    connect(next, data, place, readout);
  };
  place.after(readout);
  await show();
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(show, 100);
  };
  document.addEventListener(THEME_CHANGED, later);
  new ResizeObserver(() => {
    if (place.clientWidth !== width) later();
  }).observe(place);
}

/** Returns a chart without selections, so that a finger that moves over it scrolls the page. */
function withoutSelections(spec: ChartData['spec']): ChartData['spec'] {
  const kept = (key: string, value: unknown) => {
    const condition: unknown = Object(value).condition;
    if (Object(condition).param !== undefined) return { value: Object(condition).value };
    return key === 'params' ? undefined : value;
  };
  return JSON.parse(JSON.stringify(spec, kept)) as ChartData['spec'];
}

/** Shows marks on an axis as a whole in a chart that can be zoomed and is therefore clipped at its axes. */
function unclipped(spec: Spec): Spec {
  const path = {
    signal: `'M-${OVERHANG},-${OVERHANG}H' + (width + ${OVERHANG}) + 'V' + (height + ${OVERHANG}) + 'H-${OVERHANG}Z'`,
  };
  const marks = spec.marks?.map(mark => (mark.clip === true ? { ...mark, clip: { path } } : mark));
  return { ...spec, ...(marks && { marks }) } as Spec;
}

/** Returns a row in the words of its table; anything else as it is. */
function tooltip(datum: unknown, { columns }: ChartData, toHtml: (value: unknown) => string): string {
  const facts = rowFacts(datum, columns) ?? Object.entries(Object(datum) as object);
  const rows = facts.map(
    ([name, value]) => `<tr><td class="key">${toHtml(name)}</td><td class="value">${toHtml(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** Lets a brush select rows of the table; a click or a tap on a mark shows its row below the chart. */
function connect({ view, vgSpec }: Result, data: ChartData, place: HTMLElement, readout: HTMLElement): void {
  const { spec, table, columns } = data;
  // The address is from a page in a folder.
  const explorer = data.explorer && {
    ...data.explorer,
    before: data.explorer.before.replace('../', place.dataset.root!),
  };
  const facet = (spec.facet as { readonly field?: string } | undefined)?.field;
  const names = (vgSpec.data ?? []).map(({ name }) => name);
  const inTable = () => element('a', { href: `#table-${table}` }, 'in the table');
  let timer = 0;
  const select = (ranges: Ranges) => {
    const keys = keysWithin(view, names, { columns, facet }, ranges);
    const detail: RowsSelected = { table, columns: columns.map(({ name }) => name), keys };
    document.dispatchEvent(new CustomEvent(ROWS_SELECTED, { detail }));
    const hasTable = document.getElementById(`table-${table}`) !== null;
    const where = hasTable ? [', ', inTable()] : [];
    readout.replaceChildren(...(keys ? [`${grouped(keys.size)} selected`, ...where, '.'] : []));
  };
  try {
    view.addSignalListener('brush', (_, ranges) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => select(ranges), 80);
    });
  } catch {
    // This chart has no brush.
  }
  view.addEventListener('click', (_, item) => {
    const facts = rowFacts(item?.datum, columns);
    if (!facts || item?.mark?.marktype === 'line') return;
    const game: unknown = item?.datum?.game;
    const words = facts.filter(([, value]) => value !== game).map(([name, value]) => `${name} ${value}`);
    const link = explorer && typeof game === 'string' ? [gameLink(game, explorer), ' in the explorer: '] : [];
    readout.replaceChildren(...link, words.join(' · '));
  });
}
