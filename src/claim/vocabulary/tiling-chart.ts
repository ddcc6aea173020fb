import type { Drawn } from './charts.ts';

/**
 * Colours of the two tiles, and paler ones for every second round. None is grey, nor are the marks on them: a dark page keeps
 * such colours.
 */
const HUES = {
  'A = {n, n+a, n+a+b}': '#0072b2',
  'B = {n, n+b, n+a+b}': '#e69f00',
  'A, pale': '#a9d3ea',
  'B, pale': '#f9dfa3',
};
const KINDS = Object.keys(HUES);
const [DARK, LIGHT] = ['#0e0e18', '#fffffc'];

interface TilingDrawing extends Drawn {
  readonly size: readonly [width: number, height: number];
  /** Transforms that compute, from the columns of the series `tiling`, the cells `x` and `y`, rows downwards. */
  readonly transform: readonly object[];
  readonly x: { readonly title: string; readonly from: number; readonly to: number };
  /** What a step down adds. */
  readonly down: string;
  readonly rows: number;
  /** The column whose changes are marked by lines; default: rounds. */
  readonly between?: string;
  /** The cells for which these lines are drawn; default: all. */
  readonly linesWhere?: string;
  /** Whether cells are paler in every second round, as where these are bricks. */
  readonly paleRounds?: boolean;
  /** Columns of a text that some cells have, below them at this x. */
  readonly label?: { readonly text: string; readonly x: string };
  /** Whether values are written, and lines drawn between tiles. */
  readonly withValues?: boolean;
  /** A value whose tiles are outlined. */
  readonly outlined?: number;
  /** Small multiples below each other. */
  readonly facet?: { readonly field: string; readonly [property: string]: unknown };
}

/** Returns the series `tiling` as cells in the hues of two tiles, paler in every second round. */
export function tilingChart({
  heading,
  size: [width, height],
  transform,
  x,
  down,
  rows,
  between = 'round',
  linesWhere,
  paleRounds = true,
  label,
  withValues = false,
  outlined,
  facet,
  ...rest
}: TilingDrawing) {
  const compared = withValues ? ['value', between] : [between];
  const within = facet ? [facet.field] : [];
  const only = linesWhere ? `${linesWhere} && ` : '';
  const layer = [
    cells(paleRounds),
    ...(withValues ? seams('value', '', { color: LIGHT, strokeWidth: 1 }) : []),
    ...seams(between, only, { color: DARK, strokeWidth: 1.5 }),
    ...(outlined === undefined ? [] : outlines(outlined)),
    ...(withValues ? [VALUES] : []),
    ...(label === undefined ? [] : labels(label, x.to, rows)),
  ];
  const drawing = { width, height, encoding: plane(x, down, rows), layer };
  const spec = {
    title: heading ?? rest.title,
    transform: [...transform, ...compared.flatMap(column => neighbours(column, within))],
    ...(facet ? { facet, columns: 1, spec: drawing } : drawing),
  };
  return { of: 'tiling', ...rest, spec };
}

/** A square for each heap, in the hue of its tile. */
const cells = (paleRounds: boolean) => ({
  transform: [
    { calculate: 'datum.x + 1', as: 'right' },
    { calculate: 'datum.y + 1', as: 'bottom' },
    {
      calculate: `${JSON.stringify(KINDS)}[datum.tile${paleRounds ? ' + 2 * (datum.round % 2)' : ''}]`,
      as: 'kind',
    },
  ],
  mark: { type: 'rect', strokeWidth: 0, aria: false },
  encoding: {
    x2: { field: 'right' },
    y2: { field: 'bottom' },
    color: {
      field: 'kind',
      type: 'nominal',
      title: null,
      scale: { domain: KINDS, range: Object.values(HUES) },
      legend: { orient: 'top', values: KINDS.slice(0, 2) },
    },
  },
});

/** The value in each cell. */
const VALUES = {
  transform: [
    { calculate: 'datum.x + 0.5', as: 'x' },
    { calculate: 'datum.y + 0.5', as: 'y' },
  ],
  mark: { type: 'text', fontSize: 8, baseline: 'middle' },
  encoding: {
    text: { field: 'value' },
    color: {
      condition: { test: 'datum.tile === 0 && datum.round % 2 === 0', value: '#ffffff' },
      value: DARK,
    },
  },
};

/** Returns a layer of texts on the line below a cell, on a light ground, if there is room. */
function labels({ text, x }: { readonly text: string; readonly x: string }, to: number, rows: number) {
  const transform = [
    { filter: `isValid(datum.${text}) && datum.${x} < ${to} && datum.y + 1 < ${rows}` },
    { calculate: 'datum.y + 1', as: 'y' },
    { calculate: `datum.${x}`, as: 'x' },
  ];
  const written = (mark: object) => ({
    transform,
    mark: { type: 'text', fontSize: 8, baseline: 'middle', ...mark },
    encoding: { text: { field: text } },
  });
  return [written({ stroke: LIGHT, strokeWidth: 3, strokeJoin: 'round' }), written({ color: DARK })];
}

/** Returns the axes of a picture of cells, y downwards. */
function plane({ title, from, to }: TilingDrawing['x'], down: string, rows: number) {
  const axis = { grid: false, labels: false, ticks: false, domain: false };
  return {
    x: {
      field: 'x',
      type: 'quantitative',
      title,
      scale: { domain: [from, to], nice: false, zero: false },
      axis,
    },
    y: {
      field: 'y',
      type: 'quantitative',
      title: down,
      scale: { domain: [0, rows], nice: false, reverse: true },
      axis: { ...axis, titleAngle: 0, titlePadding: 22, titleBaseline: 'middle' },
    },
  };
}

/** Returns the transforms that add, for each cell, the value of a column in the cells to its left and above it. */
function neighbours(column: string, groupby: readonly string[]) {
  const lag = (as: string) => ({
    window: [{ op: 'lag', field: column, as: `${as}_${column}` }],
  });
  return [
    { ...lag('left'), groupby: [...groupby, 'y'], sort: [{ field: 'x', order: 'ascending' }] },
    { ...lag('above'), groupby: [...groupby, 'x'], sort: [{ field: 'y', order: 'ascending' }] },
  ];
}

/** Thick lines around the cells of a value. */
function outlines(value: number) {
  const only = (neighbour: string) =>
    `(datum.value === ${value} || datum.${neighbour}_value === ${value}) && `;
  return seams('value', only, { color: '#d10000', strokeWidth: 3 });
}

/** Lines between neighbours that differ in a column. */
function seams(column: string, where: string | ((neighbour: string) => string), mark: object) {
  const only = typeof where === 'string' ? () => where : where;
  const differs = (neighbour: string) =>
    `${only(neighbour)}datum.${neighbour}_${column} !== null && datum.${neighbour}_${column} !== datum.${column}`;
  const rule = { type: 'rule', strokeCap: 'square', ...mark };
  return [
    {
      transform: [{ filter: differs('left') }, { calculate: 'datum.y + 1', as: 'bottom' }],
      mark: rule,
      encoding: { y2: { field: 'bottom' } },
    },
    {
      transform: [{ filter: differs('above') }, { calculate: 'datum.x + 1', as: 'right' }],
      mark: rule,
      encoding: { x2: { field: 'right' } },
    },
  ];
}
