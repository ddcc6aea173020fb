import type { Spec, View } from 'vega';
import { counted, grouped } from '../numbers.ts';
import { type Channel, type Drawn, drawnLayers, type Kind, type Layer } from './drawn-layers.ts';

/**
 * Returns the alternative text of a chart: its kind, its axes with their ranges, the number of marks of each kind, and
 * the extremes. It is read from the drawing, so it is as accurate as the picture.
 */
export function inWords(spec: Spec, view: View): string {
  const { layers, charts, names } = drawnLayers(spec, view);
  const [main] = layers;
  if (!main) return '';
  const line = layers.find(layer => layer.kind === 'lines' && joins(layer, main));
  const few = charts > 1 ? `${charts} panels. ` : '';
  const rest = [
    marks(main, line),
    ...colours(main, line, names),
    ...(charts > 1 ? [] : extremes(main, line)),
  ];
  const kind = line && main.kind === 'points' ? 'Line chart' : KINDS[main.kind].chart;
  return `${few}${kind}${axes(main)}. ${rest.join('; ')}.`;
}

/** The layer of lines that joins the marks, or the marks themselves if they are lines. */
type Line = Layer | undefined;

function joins(line: Layer, { x, y, count }: Layer): boolean {
  return line.x?.field === x?.field && line.y?.field === y?.field && line.count === count;
}

/** The names of a chart with marks of each kind, and of one mark. */
const KINDS: Readonly<Record<Kind, { readonly chart: string; readonly mark: string }>> = {
  points: { chart: 'Scatter plot', mark: 'point' },
  cells: { chart: 'Grid of coloured cells', mark: 'cell' },
  bars: { chart: 'Bar chart', mark: 'bar' },
  areas: { chart: 'Area chart', mark: 'area' },
  lines: { chart: 'Lines', mark: 'line' },
};

function axes({ x, y }: Layer): string {
  const [along, up] = [x, y].map(axis => axis?.title && `${axis.title} (${rangeOf(axis)})`);
  if (along && up) return `: ${up} against ${along}`;
  return along || up ? ` along ${along || up}` : '';
}

/** Returns the range of an axis as it is drawn, or of the values if the panels have an axis each. */
function rangeOf({ values, isQuantity, isLogarithmic, domain }: Channel): string {
  const numbers = values.filter(value => typeof value === 'number');
  if (numbers.length < values.length) return counted(new Set(values).size, 'label');
  const ends = isQuantity && domain ? domain : numbers;
  const how = isLogarithmic ? ', logarithmic' : '';
  return `${said(Math.min(...ends))} to ${said(Math.max(...ends))}${how}`;
}

function marks({ kind, count, paths }: Layer, line: Line): string {
  const many = counted(kind === 'lines' || kind === 'areas' ? paths : count, KINDS[kind].mark);
  return kind === 'points' && line && line.paths > 1 ? `${many} on ${line.paths} lines` : many;
}

/** Maximum number of categories that are named one by one. */
const MAX_NAMES = 8;

/** Returns the categories that the colours distinguish, with their counts if the marks are not joined. */
function colours({ color, kind }: Layer, line: Line, names: Drawn['names']): string[] {
  if (!color || color.isQuantity) return [];
  const counts = new Map<number | string, number>();
  for (const value of color.values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = [...counts].toSorted(([p], [q]) => (typeof p === 'number' ? p - Number(q) : 0));
  if (found.length > MAX_NAMES) {
    return color.title ? [`${color.title}: ${found[0]![0]} to ${found.at(-1)![0]}`] : [];
  }
  const isAlone = !line && (kind === 'points' || kind === 'cells');
  const named = found.map(([value, count]) => {
    const name = names.get(value) ?? value;
    return isAlone ? `${name} (${grouped(count)})` : `${name}`;
  });
  return [`${color.title || 'colours'}: ${named.join(', ')}`];
}

/** Returns where the quantity has its minimum and maximum, or how a single line runs. */
function extremes({ x, y, color, kind }: Layer, line: Line): string[] {
  const isMap = color?.isQuantity === true;
  const isBar = kind === 'bars';
  if (!isMap && !line && !isBar) return [];
  const measured = isMap ? color : isBar && !y?.isQuantity ? x : y;
  if (!measured?.title) return [];
  const { title, values: all } = measured;
  const values = all.filter(value => typeof value === 'number');
  const open = all.length - values.length;
  if (values.length < 2 || (open > 0 && !isMap)) return [];
  if (x && line?.paths === 1 && values.every(value => value === values[0]))
    return [`${title} is ${said(values[0]!)} throughout`];
  const course = x && line?.paths === 1 && courseOf(x.values, values);
  if (course) return [`${title} ${course}, from ${said(values[0]!)} to ${said(values.at(-1)!)}`];
  const places = [x, y].filter(axis => axis?.title && axis !== measured) as Channel[];
  const placed = (value: number) => {
    const times = values.filter(other => other === value).length;
    if (times > 1) return `${said(value)} (${times} times)`;
    const at = places.map(axis => `${axis.title} = ${said(axis.values[all.indexOf(value)]!)}`);
    return `${said(value)} at ${at.join(', ')}`;
  };
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const range = `${isMap ? 'coloured by ' : ''}${title}: minimum ${placed(least)}, maximum ${placed(greatest)}`;
  return open > 0 ? [range, `${counted(open, 'undecided cell')} in grey`] : [range];
}

/** Returns how the values of a line run if they are monotone. */
function courseOf(xs: readonly (number | string)[], values: readonly number[]): string | undefined {
  if (!xs.every((x, i) => i === 0 || xs[i - 1]! < x)) return undefined;
  const steps = values.slice(1).map((value, i) => value - values[i]!);
  if (steps.every(step => step > 0)) return 'rises throughout';
  if (steps.every(step => step < 0)) return 'falls throughout';
  if (steps.every(step => step >= 0)) return 'never falls';
  return steps.every(step => step <= 0) ? 'never rises' : undefined;
}

/** Formats integers exactly and other numbers to three digits. */
function said(value: number | string): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return grouped(value).replace('-', '−');
  const short = Number(value.toPrecision(3));
  return `${short === value ? '' : 'about '}${short}`.replace('-', '−');
}
