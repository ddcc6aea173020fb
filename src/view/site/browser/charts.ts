import embed, { type Result, type VisualizationSpec } from 'vega-embed';
import { inDarkColours } from './dark-colours.ts';
import { loadScriptsWhenNear } from './late-scripts.ts';
import { isDark, THEME_CHANGED } from './theme.ts';

/** What the script of a chart leaves: see `chart-script.ts`. */
interface ChartData {
  readonly spec: VisualizationSpec & { readonly config?: object };
  /** Marks beyond some thousands are drawn as one picture, not as elements. */
  readonly renderer: 'svg' | 'canvas';
  /** The address of a game is before + notation + after; absent where rows have no games. */
  readonly explorer?: { readonly before: string; readonly after: string };
}
declare global {
  var saltusCharts: Record<string, ChartData> | undefined;
}

/** How far below the window a chart is when it is drawn, in px. */
const AHEAD = 400;

loadScriptsWhenNear(
  '[data-chart]',
  AHEAD,
  place => {
    const data = globalThis.saltusCharts?.[place.dataset.chart!];
    if (data) draw(place, data);
  },
  () => {}, // The still picture stays.
);

/** Draws in the place of the still picture, now and whenever the theme changes. */
async function draw(place: HTMLElement, data: ChartData): Promise<void> {
  const show = async () => {
    const dark = isDark();
    const spec = dark ? inDarkColours(data.spec) : data.spec;
    const canvas = document.createElement('div');
    const result = await embed(canvas, structuredClone(spec), {
      actions: false,
      renderer: data.renderer,
      tooltip: { theme: dark ? 'dark' : 'light' },
    });
    // One picture with one name for screen readers, which find its numbers in the table.
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', place.getAttribute('aria-label')!);
    canvas.querySelector('svg, canvas')?.setAttribute('aria-hidden', 'true');
    place.replaceChildren(canvas);
    place.dataset.drawn = data.renderer;
    return result;
  };
  let result = await show();
  connect(result, data);
  document.addEventListener(THEME_CHANGED, async () => {
    result.finalize();
    result = await show();
    connect(result, data);
  });
}

/** Lets a brush select rows of the tables, and a click on a mark open its game. */
function connect({ view, vgSpec }: Result, { explorer }: ChartData): void {
  const names = (vgSpec.data ?? []).map(({ name }) => name);
  let asked = 0;
  try {
    view.addSignalListener('brush', (_, ranges) => {
      clearTimeout(asked);
      asked = window.setTimeout(() => select(view, names, ranges), 80);
    });
  } catch {
    // This chart has no brush.
  }
  if (!explorer) return;
  view.addEventListener('click', (_, item) => {
    const game: unknown = item?.mark?.marktype === 'line' ? undefined : item?.datum?.game;
    if (typeof game === 'string') {
      location.assign(explorer.before + encodeURIComponent(game) + explorer.after);
    }
  });
}

type Ranges = Readonly<Record<string, readonly (number | string)[]>>;

/** Tells the page which games lie within the brush; none in particular once it is gone. */
function select(view: Result['view'], names: readonly string[], ranges: Ranges): void {
  const bounds = Object.entries(ranges ?? {});
  const isWithin = (row: Record<string, unknown>) =>
    bounds.every(([field, range]) => isInRange(row[field], range));
  const games = names.flatMap(name =>
    view
      .data(name)
      .filter(row => typeof row.game === 'string' && isWithin(row))
      .map(row => row.game as string),
  );
  const detail = bounds.length === 0 ? undefined : new Set(games);
  document.dispatchEvent(new CustomEvent('saltus-games-selected', { detail }));
}

/** A range of numbers is its two ends, one of names lists them all. */
function isInRange(value: unknown, range: readonly (number | string)[]): boolean {
  if (range.length === 2 && range.every(end => typeof end === 'number') && typeof value === 'number') {
    return Math.min(...range) <= value && value <= Math.max(...range);
  }
  return range.includes(value as number | string);
}
