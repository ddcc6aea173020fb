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
