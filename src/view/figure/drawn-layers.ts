import type { Spec, View } from 'vega';

/** One sort of marks of a chart, with the rows that they were drawn of. */
export interface Layer {
  readonly type: string;
  readonly isBar: boolean;
  readonly items: readonly unknown[];
  /** How many lines or areas the items make. */
  readonly paths: number;
  /** By axis, as all that follows, but for `color`, what fills or strokes. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly scales: Readonly<Record<string, string | undefined>>;
  /** Whether the scale of a channel is one of numbers, not of names. */
  isQuantity(channel: string): boolean;
  isLogarithmic(channel: string): boolean;
  /** What the items have in a channel; of a cell that reaches from one number to another the middle. */
  values(channel: string): readonly (number | string)[];
}

export interface Drawn {
  /** Those of the most marks first; texts and rules are left out. */
  readonly layers: readonly Layer[];
  /** How many small charts there are, or 1. */
  readonly charts: number;
  /** Of axes and legends, by channel. */
  readonly titles: ReadonlyMap<string, string>;
  /** What legends write for a value. */
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

/** In the order in which one of as many marks as another stands for both. */
const TYPES = ['symbol', 'rect', 'area', 'line'];

/** The layers of a chart as Vega drew it. */
export function drawnLayers(spec: Spec, view: View): Drawn {
  const groups = new Map<string, MarkItems[]>();
  collect((view.scenegraph() as unknown as { readonly root: MarkItems }).root, groups);
  const specs = nested(spec as unknown as MarkSpec);
  const scales = new Map((spec.scales ?? []).map(({ name, type }) => [name, type ?? '']));
  const layers = specs
    .filter(({ type }) => TYPES.includes(type))
    .map(mark => layerOf(mark, groups.get(mark.name ?? '') ?? [], scales))
    .filter(({ items, fields }) => items.length > 0 && (fields.x ?? fields.y) !== undefined);
  return {
    layers: layers.toSorted(
      (p, q) => q.items.length - p.items.length || TYPES.indexOf(p.type) - TYPES.indexOf(q.type),
    ),
    charts: groups.get('cell')?.[0]?.items.length ?? 1,
    titles: new Map(specs.flatMap(titlesOf)),
    names: new Map(
      (groups.get('legend-label') ?? []).flatMap(({ items }) =>
        items.map(({ datum, text = '' }) => [datum?.value, text] as const),
      ),
    ),
  };
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
    typeof scale === 'string' && typeof title === 'string' ? [[scale.replace(/^child_/, ''), title]] : [],
  );
}

function layerOf(mark: MarkSpec, groups: readonly MarkItems[], types: ReadonlyMap<string, string>): Layer {
  const items = groups.flatMap(group => group.items.map(({ datum = {} }) => datum));
  const { x, x2, y, y2, fill, stroke } = mark.encode?.update ?? {};
  const isBar = mark.style?.includes('bar') === true;
  const isCell = mark.type === 'rect' && !isBar;
  const [color] = [fill, stroke].map(lastOf).filter(({ field }) => field !== undefined);
  const channels: Readonly<Record<string, Encoded | undefined>> = { x: lastOf(x), y: lastOf(y), color };
  const ends: Readonly<Record<string, Encoded>> = isCell ? { x: lastOf(x2), y: lastOf(y2) } : {};
  const typeOf = (channel: string) => types.get(channels[channel]?.scale?.replace(/^child_/, '') ?? '');
  return {
    type: mark.type,
    isBar,
    items,
    paths: groups.length,
    fields: { x: channels.x?.field, y: channels.y?.field },
    scales: { x: channels.x?.scale, y: channels.y?.scale },
    isQuantity: channel => !['ordinal', 'band', 'point', undefined].includes(typeOf(channel)),
    isLogarithmic: channel => typeOf(channel) === 'log',
    values: channel => {
      const [field, end] = [channels[channel]?.field, ends[channel]?.field];
      if (field === undefined) return [];
      return items.map(item => {
        const value = item[field];
        if (typeof value !== 'number') return String(value);
        return end === undefined ? value : (value + Number(item[end])) / 2;
      });
    },
  };
}

interface Encoded {
  readonly scale?: string;
  readonly field?: string;
}

/** What a channel is in the end: conditions come first. */
function lastOf(encoded: unknown): Encoded {
  const { scale, field } = Object(Array.isArray(encoded) ? encoded.at(-1) : encoded);
  return typeof field === 'string' ? { field, ...(typeof scale === 'string' && { scale }) } : {};
}
