import type { Drawn } from '../../src/index.ts';

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

/**
 * Computes E, m and r of the supertile of each cell (docs/laws.md, section 3). A tile A at n and a tile B at n + a have the
 * key n. So the keys of a supertile are d = b - a apart, with its tiles A first.
 */
const SUPERTILES: readonly object[] = [
  { calculate: 'datum.b - datum.a', as: 'd' },
  { joinaggregate: [{ op: 'min', field: 'heap', as: 'first' }], groupby: ['a', 'b', 'value'] },
  { calculate: 'datum.first - datum.tile * datum.a', as: 'key' },
  { calculate: '((datum.key % datum.d) + datum.d) % datum.d', as: 'residue' },
  {
    window: [
      { op: 'lag', field: 'key', as: 'keyBefore' },
      { op: 'lag', field: 'tile', as: 'tileBefore' },
    ],
    groupby: ['a', 'b', 'residue'],
    sort: [{ field: 'key' }, { field: 'heap' }],
  },
  {
    calculate:
      'datum.heap === datum.first && (datum.keyBefore !== datum.key - datum.d || datum.tileBefore > datum.tile) ? 1 : 0',
    as: 'begins',
  },
  {
    window: [{ op: 'sum', field: 'begins', as: 'run' }],
    groupby: ['a', 'b', 'residue'],
    sort: [{ field: 'key' }, { field: 'heap' }],
  },
  { calculate: 'datum.heap === datum.first ? 1 - datum.tile : 0', as: 'isA' },
  { calculate: 'datum.heap === datum.first ? datum.tile : 0', as: 'isB' },
  {
    joinaggregate: [
      { op: 'min', field: 'key', as: 'least' },
      { op: 'sum', field: 'isA', as: 'm' },
      { op: 'sum', field: 'isB', as: 'r' },
    ],
    groupby: ['a', 'b', 'residue', 'run'],
  },
  { calculate: 'datum.least + datum.m * datum.d', as: 'E' },
];

/**
 * The series `tiling` where n = d x + a y for d = b - a, in so many rows y and for x from `from` up to `to`: there supertiles
 * are whole, and a heap is in every row. Cells have the `E` of their supertile, one of each its `sizes` m and r, at `middle`.
 */
export function supertilesOnLattice({
  rows,
  from,
  to,
}: {
  readonly rows: number;
  readonly from: number;
  readonly to: number;
}): readonly object[] {
  return [
    ...SUPERTILES,
    { calculate: `sequence(0, ${rows})`, as: 'y' },
    { flatten: ['y'] },
    { calculate: '(datum.heap - datum.a * datum.y) / datum.d', as: 'x' },
    { filter: `datum.x === floor(datum.x) && datum.x >= ${from} && datum.x < ${to}` },
    {
      calculate: "datum.heap === datum.E + datum.a - datum.d ? datum.m + ', ' + datum.r : null",
      as: 'sizes',
    },
    { calculate: 'datum.x + 1 + (datum.r - datum.m + 1) / 2', as: 'middle' },
  ];
}
