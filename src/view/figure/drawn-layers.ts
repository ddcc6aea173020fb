import type { Spec, View } from 'vega';

/** The values of marks in one channel: along an axis, or as fill or stroke. */
export interface Channel {
  readonly field: string;
  /** The title of its axis or legend. */
  readonly title: string | undefined;
  /** Whether its scale is one of numbers, not of names. */
  readonly isQuantity: boolean;
  readonly isLogarithmic: boolean;
  /** The domain of its scale; undefined if small charts have a scale each. */
  readonly domain: readonly [number, number] | undefined;
  /** The values, one per mark; for a cell that extends from one number to another, the middle. */
  readonly values: readonly (number | string)[];
}

/** Sorts of marks, in the order in which one of as many marks as another stands for both. */
const KINDS = ['points', 'cells', 'bars', 'areas', 'lines'] as const;
export type Kind = (typeof KINDS)[number];

/** One sort of marks of a chart. */
export interface Layer {
  readonly kind: Kind;
  /** How many rows they were drawn of. */
  readonly count: number;
  /** How many lines or areas they make. */
  readonly paths: number;
  readonly x: Channel | undefined;
  readonly y: Channel | undefined;
  readonly color: Channel | undefined;
}

export interface Drawn {
  /** The layers, the one with the most marks first; texts and rules are omitted. */
  readonly layers: readonly Layer[];
  /** How many small charts there are, or 1. */
  readonly charts: number;
  /** The labels that legends show for values. */
  readonly names: ReadonlyMap<unknown, string>;
}

/** The part of Vega's specification that is read here. */
interface MarkSpec {
  readonly name?: string;
  readonly type: string;
  readonly style?: readonly string[];
  readonly encode?: { readonly update?: Readonly<Record<string, unknown>> };
  readonly marks?: readonly MarkSpec[];
  readonly axes?: readonly { readonly scale: string; readonly title?: unknown }[];
  readonly legends?: readonly Readonly<Record<string, unknown>>[];
}

/** The part of Vega's scene that is read here. */
interface MarkItems {
  readonly marktype: string;
  readonly name?: string;
  readonly role?: string;
  readonly items: readonly {
    readonly datum?: Readonly<Record<string, unknown>>;
    readonly text?: string;
    readonly items?: readonly MarkItems[];
  }[];
}

/** The layers of a chart as Vega drew it. */
export function drawnLayers(spec: Spec, view: View): Drawn {
  const groups = new Map<string, MarkItems[]>();
  collect((view.scenegraph() as unknown as { readonly root: MarkItems }).root, groups);
  const specs = nested(spec as unknown as MarkSpec);
  const titles = new Map(specs.flatMap(titlesOf));
  const types = new Map((spec.scales ?? []).map(({ name, type }) => [name, type ?? '']));
  const layers = specs
    .flatMap(mark => layerOf(mark, groups.get(mark.name ?? '') ?? []) ?? [])
    .filter(({ count, x, y }) => count > 0 && (x ?? y) !== undefined);
  const labels = (groups.get('legend-label') ?? []).flatMap(({ items }) => items);
  return {
    layers: layers.toSorted((p, q) => q.count - p.count || KINDS.indexOf(p.kind) - KINDS.indexOf(q.kind)),
    charts: groups.get('cell')?.[0]?.items.length ?? 1,
    names: new Map(labels.map(({ datum, text = '' }) => [datum?.value, text])),
  };

  function layerOf(mark: MarkSpec, drawn: readonly MarkItems[]): Layer | undefined {
    const kind = kindOf(mark);
    if (kind === undefined) return undefined;
    const rows = drawn.flatMap(({ items }) => items.map(({ datum = {} }) => datum));
    const { x, x2, y, y2, fill, stroke } = mark.encode?.update ?? {};
    const channelOf = (name: string, encoded: Encoded | undefined, end?: Encoded): Channel | undefined => {
      if (encoded === undefined) return undefined;
      const { field, scale = '' } = encoded;
      const type = types.get(plain(scale));
      return {
        field,
        title: titles.get(name),
        isQuantity: type !== undefined && !['ordinal', 'band', 'point'].includes(type),
        isLogarithmic: type === 'log',
        domain: domainOf(view, scale),
        values: rows.map(row => middle(row[field], end && row[end.field])),
      };
    };
    return {
      kind,
      count: rows.length,
      paths: drawn.length,
      x: channelOf('x', lastOf(x), kind === 'cells' ? lastOf(x2) : undefined),
      y: channelOf('y', lastOf(y), kind === 'cells' ? lastOf(y2) : undefined),
      color: channelOf('color', lastOf(fill) ?? lastOf(stroke)),
    };
  }
}

function kindOf({ type, style }: MarkSpec): Kind | undefined {
  if (type === 'rect') return style?.includes('bar') ? 'bars' : 'cells';
  return ({ symbol: 'points', area: 'areas', line: 'lines' } as const)[type];
}

function nested(mark: MarkSpec): MarkSpec[] {
  return [mark, ...(mark.marks ?? []).flatMap(nested)];
}

function collect(mark: MarkItems, groups: Map<string, MarkItems[]>): void {
  const name = mark.role === 'legend-label' ? mark.role : (mark.name ?? '');
  groups.set(name, [...(groups.get(name) ?? []), mark]);
  if (mark.marktype !== 'group') return;
  for (const { items = [] } of mark.items) for (const inner of items) collect(inner, groups);
}

function titlesOf({ axes = [], legends = [] }: MarkSpec): [channel: string, title: string][] {
  const shown = [
    ...legends.map(({ fill, stroke, title }) => [fill ?? stroke, title] as const),
    ...axes.map(({ scale, title }) => [scale, title] as const),
  ];
  return shown.flatMap(([scale, title]) =>
    typeof scale === 'string' && typeof title === 'string' ? [[plain(scale), title]] : [],
  );
}

/** A scale by the name that it has where there are no small charts. */
function plain(scale: string): string {
  return scale.replace(/^child_/, '');
}

interface Encoded {
  readonly scale?: string;
  readonly field: string;
}

/** Returns the default of a channel, which follows its conditions. */
function lastOf(encoded: unknown): Encoded | undefined {
  const { scale, field } = Object(Array.isArray(encoded) ? encoded.at(-1) : encoded);
  if (typeof field !== 'string') return undefined;
  return { field, ...(typeof scale === 'string' && { scale }) };
}

function middle(value: unknown, end: unknown): number | string {
  if (typeof value !== 'number') return String(value);
  return end === undefined ? value : (value + Number(end)) / 2;
}

function domainOf(view: View, scale: string): readonly [number, number] | undefined {
  try {
    return (view.scale(scale) as { domain(): [number, number] }).domain();
  } catch {
    return undefined;
  }
}
