import type { Spec, View } from 'vega';
import { counted, grouped } from '../numbers.ts';
import { type Drawn, drawnLayers, type Layer } from './drawn-layers.ts';

/**
 * What is seen in a chart, for those who do not see it: its kind, its axes with their ranges, how many marks of which sort,
 * and what is extreme. Of what was drawn, so that it is as true as the picture.
 */
export function inWords(spec: Spec, view: View): string {
  const drawn = drawnLayers(spec, view);
  const [main] = drawn.layers;
  if (!main) return '';
  const line = drawn.layers.find(one => one.type === 'line' && joins(one, main));
  const seen: Seen = { ...drawn, main, line, view };
  const few = drawn.charts > 1 ? `${drawn.charts} small charts. ` : '';
  const rest = [marks(seen), ...colours(seen), ...(drawn.charts > 1 ? [] : extremes(seen))];
  return `${few}${kindOf(seen)}${axes(seen)}. ${rest.join('; ')}.`;
}

interface Seen extends Drawn {
  readonly main: Layer;
  /** What joins the marks, or the marks themselves, where these are lines. */
  readonly line: Layer | undefined;
  readonly view: View;
}

function joins({ fields, items }: Layer, other: Layer): boolean {
  return fields.x === other.fields.x && fields.y === other.fields.y && items.length === other.items.length;
}

function kindOf({ main, line }: Seen): string {
  if (main.type === 'area') return 'Areas';
  if (main.type === 'line') return 'Lines';
  if (main.type === 'rect') return main.isBar ? 'Bars' : 'Coloured cells';
  return line ? 'Line chart' : 'Points';
}

function axes(seen: Seen): string {
  const [x, y] = ['x', 'y'].map(axis => {
    const title = seen.titles.get(axis);
    return title && `${title} (${rangeOf(seen, axis)})`;
  });
  if (x && y) return `: ${y} against ${x}`;
  return x || y ? ` along ${x ?? y}` : '';
}

/** Of an axis as it is drawn, or of the values where there is none for all. */
function rangeOf({ main, view }: Seen, channel: string): string {
  const shown = main.values(channel);
  const numbers = shown.filter(value => typeof value === 'number');
  if (numbers.length < shown.length) return counted(new Set(shown).size, 'name');
  const [from, to] = (main.isQuantity(channel) && domainOf(view, main.scales[channel]!)) || [
    Math.min(...numbers),
    Math.max(...numbers),
  ];
  const how = main.isLogarithmic(channel) ? ', logarithmic' : '';
  return `${said(Math.min(from, to))} to ${said(Math.max(from, to))}${how}`;
}

/** Small charts that have each a scale of their own have none for all. */
function domainOf(view: View, scale: string): [number, number] | undefined {
  try {
    return (view.scale(scale) as { domain(): [number, number] }).domain();
  } catch {
    return undefined;
  }
}

function marks({ main, line }: Seen): string {
  if (main.type === 'line') return counted(main.paths, 'line');
  if (main.type === 'area') return counted(main.paths, 'area');
  if (main.type === 'rect') return counted(main.items.length, main.isBar ? 'bar' : 'cell');
  return `${counted(main.items.length, 'point')}${line && line.paths > 1 ? ` on ${line.paths} lines` : ''}`;
}

/** How many categories a list names. */
const MOST_NAMES = 8;

/** The categories that colour tells apart; of marks that stand alone, with how many there are. */
function colours({ main, line, titles, names }: Seen): string[] {
  const values = main.values('color');
  if (values.length === 0 || main.isQuantity('color')) return [];
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = [...counts].toSorted(([p], [q]) => (typeof p === 'number' ? p - Number(q) : 0));
  const title = titles.get('color') || 'colours';
  if (found.length > MOST_NAMES) {
    return titles.get('color') ? [`${title}: ${found[0]![0]} to ${found.at(-1)![0]}`] : [];
  }
  const isAlone = !line && main.type !== 'area' && !main.isBar;
  const told = found.map(([value, count]) => {
    const name = names.get(value) ?? value;
    return isAlone ? `${name} (${grouped(count)})` : `${name}`;
  });
  return [`${title}: ${told.join(', ')}`];
}

/** Where the quantity is least and greatest, or how a single line runs. */
function extremes(seen: Seen): string[] {
  const { main, line, titles } = seen;
  const isMap = main.isQuantity('color');
  if (!isMap && !line && !main.isBar) return [];
  const measured = isMap ? 'color' : main.isBar && !main.isQuantity('y') ? 'x' : 'y';
  const title = titles.get(measured);
  const values = main.values(measured);
  if (!title || values.length < 2 || !values.every(value => typeof value === 'number')) return [];
  const course = line?.paths === 1 && courseOf(main.values('x'), values);
  if (course) return [`${title} ${course}, from ${said(values[0]!)} to ${said(values.at(-1)!)}`];
  const places = ['x', 'y'].filter(channel => channel !== measured && titles.get(channel));
  const told = (value: number) => {
    const times = values.filter(one => one === value).length;
    if (times > 1) return `${said(value)} (${times} times)`;
    const at = places.map(
      channel => `${titles.get(channel)} = ${said(main.values(channel)[values.indexOf(value)]!)}`,
    );
    return `${said(value)} at ${at.join(', ')}`;
  };
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return [`${isMap ? 'coloured by ' : ''}${title}: least ${told(least)}, greatest ${told(greatest)}`];
}

/** How the values of a line run, if they do so from end to end. */
function courseOf(xs: readonly (number | string)[], values: readonly number[]): string | undefined {
  if (!xs.every((x, i) => i === 0 || xs[i - 1]! < x)) return undefined;
  const steps = values.slice(1).map((value, i) => value - values[i]!);
  if (steps.every(step => step > 0)) return 'rises throughout';
  if (steps.every(step => step < 0)) return 'falls throughout';
  if (steps.every(step => step >= 0)) return 'never falls';
  return steps.every(step => step <= 0) ? 'never rises' : undefined;
}

/** Whole numbers as they are, others to three digits. */
function said(value: number | string): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return grouped(value).replace('-', '−');
  const short = Number(value.toPrecision(3));
  return `${short === value ? '' : 'about '}${short}`.replace('-', '−');
}
