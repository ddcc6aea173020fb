import { logger, Warn } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

type Json = Record<string, unknown>;

/** The interactions that a chart may allow, from the most to the fewest. */
const ABILITIES = [['zoom', 'brush'], ['brush'], ['zoom'], []] as const;
type Ability = (typeof ABILITIES)[number][number];

/** Marks up to which each is an element of its own, which screen readers and printers prefer. */
const MAX_ELEMENTS = 4000;

export interface InteractiveChart {
  readonly spec: Json;
  readonly abilities: readonly Ability[];
  readonly renderer: 'svg' | 'canvas';
  /** Whether its rows are games, or belong to one, which the explorer can show. */
  readonly hasGames: boolean;
  /** The columns of its table that its rows have. */
  readonly columns: readonly string[];
  /** The lines of the text above it, which the page shows as text. */
  readonly heading: readonly string[];
}

/**
 * Returns a figure as an interactive chart. Each mark shows its row. If its axes allow, it can be moved and zoomed, and a
 * brush selects rows. The interactions are tried here, not in the reader's browser: only those that Vega-Lite accepts
 * without a warning are added. Small multiples cannot be zoomed, which would clip the texts next to their axes. Bars of shares cannot
 * be brushed: their ends are no values of a row. Cost: about 50 ms per chart.
 */
export function interactiveChart(figure: Json): InteractiveChart {
  const { config = {}, title = [], usermeta: _, ...rest } = figure as Json & { config?: Json };
  const mark = { ...(config.mark as Json | undefined), tooltip: { content: 'data' } };
  const base = { ...rest, config: { ...config, background: 'transparent', mark } };
  const impossible = [...(figure.spec ? ['zoom'] : []), ...(isShares(rest.encoding) ? ['brush'] : [])];
  const possible = ABILITIES.filter(some => !some.some(ability => impossible.includes(ability)));
  const abilities = possible.find(some => some.length === 0 || compiles(withAbilities(base, some)))!;
  const { values = [] } = (figure.data ?? {}) as { values?: readonly Json[] };
  return {
    spec: withAbilities(base, abilities),
    abilities,
    renderer: values.length > MAX_ELEMENTS ? 'canvas' : 'svg',
    hasGames: typeof values[0]?.game === 'string',
    columns: Object.keys(values[0] ?? {}),
    heading: headingOf(title),
  };
}

/** Whether a channel stacks the values of several rows up to 1. */
function isShares(encoding: unknown): boolean {
  return Object.values(Object(encoding)).some(channel => Object(channel).stack === 'normalize');
}

/** Returns the lines of a chart's title and subtitle. */
function headingOf(title: unknown): string[] {
  const { text = title, subtitle = [] } = Object(title) as { text?: unknown; subtitle?: unknown };
  return [text, subtitle].flat().map(String);
}

/** The selection for each interaction. Pinching also sends Ctrl with the wheel; the wheel without Ctrl scrolls the page. */
const SELECTIONS: Readonly<Record<Ability, Json>> = {
  zoom: {
    name: 'zoom',
    bind: 'scales',
    select: {
      type: 'interval',
      on: '[pointerdown[!event.shiftKey], window:pointerup] > window:pointermove!',
      translate: '[pointerdown[!event.shiftKey], window:pointerup] > window:pointermove!',
      zoom: 'wheel![event.ctrlKey]',
      clear: 'dblclick',
    },
  },
  brush: {
    name: 'brush',
    select: {
      type: 'interval',
      on: '[pointerdown[event.shiftKey], window:pointerup] > window:pointermove!',
      translate: '[pointerdown[event.shiftKey], window:pointerup] > window:pointermove!',
      zoom: false,
      clear: 'dblclick',
    },
  },
};

/** Puts the selections into the one unit of the chart that they are to act in. */
function withAbilities(spec: Json, abilities: readonly Ability[]): Json {
  if (abilities.length === 0) return spec;
  if (typeof spec.spec === 'object') return { ...spec, spec: withAbilities(spec.spec as Json, abilities) };
  const layers = spec.layer as readonly Json[] | undefined;
  if (layers) {
    const at = Math.max(0, layers.findIndex(isForRows));
    return { ...spec, layer: layers.map((layer, i) => (i === at ? withAbilities(layer, abilities) : layer)) };
  }
  const params = [
    ...((spec.params as Json[] | undefined) ?? []),
    ...abilities.map(ability => SELECTIONS[ability]),
  ];
  return { ...spec, params, ...(abilities.includes('brush') && dimming(spec)) };
}

/** Returns an encoding that dims the marks outside the brush, unless the chart uses opacity itself. */
function dimming({ mark, encoding }: Json): Json {
  const { opacity: full = 1 } = Object(mark) as Json;
  if (!isOfMarks(mark) || Object(encoding).opacity !== undefined) return {};
  const opacity = { condition: { param: 'brush', value: full }, value: 0.2 * Number(full) };
  return { encoding: { ...Object(encoding), opacity } };
}

/** A layer that draws the rows as marks, rather than a rule, a text, or data of its own. */
function isForRows(layer: Json): boolean {
  return !layer.data && (Object(layer.mark).point !== undefined || isOfMarks(layer.mark));
}

/** Whether a chart has one mark per row. */
function isOfMarks(mark: unknown): boolean {
  const { type = mark } = Object(mark) as Json;
  return ['point', 'circle', 'square', 'rect', 'bar'].includes(`${type}`);
}

function compiles(spec: Json): boolean {
  const warnings: unknown[] = [];
  const listener = logger(Warn, undefined, (...warning) => warnings.push(warning));
  try {
    compile(spec as unknown as TopLevelSpec, { logger: listener });
    return warnings.length === 0;
  } catch {
    return false;
  }
}
