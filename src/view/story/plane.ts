import { path, px, rect, type Size, text } from './svg.ts';
import { beginsOf, type Cell, cellsOf, distance, greedyTiles, roundsOf, type Tile } from './tiles.ts';

/** One period on the cylinder, cut open and slanted: row a is row 0 again, b columns to the left. */
export interface Plane {
  readonly a: number;
  readonly b: number;
  readonly tiles: readonly Tile[];
  readonly values: readonly number[];
  readonly cellOf: (heap: number) => Cell;
  /** The round of each heap. */
  readonly roundOf: (heap: number) => number;
  /** Size of a cell. */
  readonly cell: Size;
  /** The first column that is drawn, and the one after the last. */
  readonly left: number;
  readonly columns: number;
  /** The first row that is drawn, and the last. */
  readonly firstRow: number;
  readonly lastRow: number;
  readonly isWhole: boolean;
  readonly hasLabels: boolean;
  readonly top: number;
  readonly bottom: number;
}

const MAX_SIDE = 21;
const MIN_SIDE = 5;
const ROWS_OF_PART = 4;
/** Number of rows up to which numbers in the cells are worth more than the whole period. */
const MAX_LABELLED_ROWS = 4;
/** Least number of columns that are drawn, as a multiple of b: row 0 begins at column b. */
const MIN_COLUMNS = 1.5;

/**
 * Returns the plane of coprime a and b with b ≥ 3a.
 *
 * @param isWhole whether the whole period is drawn, with cells as narrow as that takes
 */
export function planeOf(
  { a, b, width }: { readonly a: number; readonly b: number; readonly width: number },
  top: number,
  isWhole = false,
): Plane {
  const saltus = a * (b + distance(a, b));
  const tiles = greedyTiles(a, b, saltus);
  const all = b + 3 * (b + distance(a, b));
  const labelled = labelledSide(saltus);
  const widest = isWhole ? width / all : width / (MIN_COLUMNS * b);
  const hasLabels = labelled <= (a > MAX_LABELLED_ROWS ? width / all : widest);
  const least = Math.min(hasLabels ? labelled : MIN_SIDE, widest);
  const side = Math.min(MAX_SIDE, Math.max(least, (width - 2) / all));
  const columns = Math.min(all, Math.floor((width - 2) / side + 1e-9));
  const [cellOf, roundAt] = [cellsOf(a, b), roundsOf(a, b)];
  const cell = { width: side, height: Math.max(side, isWhole ? 2 * MIN_SIDE : MIN_SIDE) };
  return {
    a,
    b,
    tiles,
    values: valuesOf(tiles),
    cellOf,
    roundOf: heap => roundAt(cellOf(heap)),
    cell,
    left: 0,
    columns,
    firstRow: 0,
    lastRow: a,
    isWhole: columns === all,
    hasLabels,
    top,
    bottom: top + (a + 1) * cell.height + 2,
  };
}

/**
 * Returns the first columns of the plane of coprime a and b with b > a and b ≠ 2a, whether its pieces form rounds or not.
 *
 * @param size the number of columns, the side of a cell, and the top of the plane
 */
export function openPlane(
  { a, b }: { readonly a: number; readonly b: number },
  { columns, side, top }: { readonly columns: number; readonly side: number; readonly top: number },
): Plane {
  const heaps = a * columns;
  // A piece reaches a + b heaps beyond its first one.
  const tiles = greedyTiles(a, b, Math.ceil((heaps + a + b) / 3));
  const values = valuesOf(tiles).slice(0, heaps);
  const rounds = runsOf(values, tiles, a);
  return {
    a,
    b,
    tiles,
    values,
    cellOf: cellsOf(a, b),
    roundOf: heap => rounds[heap]!,
    cell: { width: side, height: side },
    left: 0,
    columns,
    firstRow: 0,
    lastRow: a,
    isWhole: false,
    hasLabels: false,
    top,
    bottom: top + (a + 1) * side + 2,
  };
}

/** Returns the part of a plane around a piece, in cells that have room for their values. */
export function partAround(
  plane: Plane,
  tile: Tile,
  { width, top }: { readonly width: number; readonly top: number },
): Plane {
  const { a, b, tiles, cellOf } = plane;
  const side = Math.max(MAX_SIDE, labelledSide(tiles.length));
  const inRow = Math.floor((width - 2) / side);
  const { row, cell } = cellOf(tile.heaps[0]);
  const left = Math.max(0, Math.min(cell + b + 1 - Math.floor(inRow / 2), plane.columns - inRow));
  const firstRow = Math.max(0, Math.min(row, a + 1 - ROWS_OF_PART));
  const lastRow = Math.min(a, firstRow + ROWS_OF_PART - 1);
  const bottom = top + (lastRow - firstRow + 1) * side + 2;
  const columns = Math.min(left + inRow, plane.columns);
  return {
    ...plane,
    left,
    columns,
    firstRow,
    lastRow,
    cell: { width: side, height: side },
    hasLabels: true,
    top,
    bottom,
  };
}

/** Returns the width of a cell with room for all values below the saltus. */
function labelledSide(saltus: number): number {
  return Math.max(16, 3 + 6.5 * String(saltus - 1).length);
}

/** Returns a frame around a part of a plane. */
export function partFrame(plane: Plane, { left, columns, firstRow, lastRow }: Plane): string {
  const [x, y] = cornerOf(plane, { row: firstRow, cell: left });
  const { width, height } = plane.cell;
  return rect(x, y, (columns - left) * width, (lastRow + 1 - firstRow) * height, 'part');
}

function valuesOf(tiles: readonly Tile[]): number[] {
  const values: number[] = [];
  for (const [value, { heaps }] of tiles.entries()) for (const heap of heaps) values[heap] = value;
  return values;
}

/** Returns for each heap how many runs of pieces A began before it in its row: its round, if b ≥ 3a. */
function runsOf(values: readonly number[], tiles: readonly Tile[], a: number): number[] {
  const rounds: number[] = [];
  for (const [heap, value] of values.entries()) {
    const { kind, heaps } = tiles[value]!;
    const before = tiles[values[heap - a] ?? -1];
    const begins =
      kind === 'A' && heaps[0] === heap && !(before?.kind === 'A' && before.heaps[1] === heap - a);
    rounds.push((rounds[heap - a] ?? -1) + (begins ? 1 : 0));
  }
  return rounds;
}

/** Returns the places where a heap is drawn: in row 0 also in row a. */
function copiesOf(plane: Plane, heap: number): Cell[] {
  const { a, b, cellOf, left, columns, firstRow, lastRow } = plane;
  const { row, cell } = cellOf(heap);
  const places = [{ row, cell: cell + b }, ...(row === 0 ? [{ row: a, cell }] : [])];
  return places.filter(
    ({ row, cell }) => row >= firstRow && row <= lastRow && cell >= left && cell < columns,
  );
}

/** Returns the top left corner of a place. */
export function cornerOf(plane: Plane, at: Cell): readonly [x: number, y: number] {
  const { cell, left, firstRow, top } = plane;
  return [(at.cell - left) * cell.width + 1, top + (at.row - firstRow) * cell.height + 1];
}

/**
 * Returns the cells of a period, lines between cells of different values, and the values.
 *
 * @param styleOf the style of a piece in a round; undefined if it is not placed yet
 */
export function planeCells(
  plane: Plane,
  styleOf: (value: number, round: number) => string | undefined,
): string[] {
  const { a, values, roundOf, hasLabels, cell } = plane;
  const rows = Array.from({ length: a + 1 }, () => new Map<number, Drawn>());
  for (const [heap, value] of values.entries()) {
    const style = styleOf(value, roundOf(heap));
    for (const at of copiesOf(plane, heap))
      rows[at.row]!.set(
        at.cell,
        style === undefined ? { style: 'cell', seam: -1 - heap } : { style, seam: value, value },
      );
  }
  const labels = !hasLabels
    ? []
    : rows.flatMap((cells, row) =>
        [...cells].flatMap(([column, { value, style }]) => {
          const [x, y] = cornerOf(plane, { row, cell: column });
          if (value === undefined) return [];
          return text(x + cell.width / 2, y + cell.height / 2 + 4, value, `n on-${style}`);
        }),
      );
  return [...surfaces(plane, rows), ...(cell.width < MIN_SIDE ? [] : [seams(plane, rows)]), ...labels];
}

interface Drawn {
  readonly style: string;
  /** Equal in two cells if there is no line between them. */
  readonly seam: number;
  readonly value?: number;
}

type Rows = readonly ReadonlyMap<number, Drawn>[];

/** Returns one path per style; neighbours in a row with the same style become one rectangle. */
function surfaces(plane: Plane, rows: Rows): string[] {
  const { width, height } = plane.cell;
  const found = new Map<string, string[]>();
  rows.forEach((cells, row) => {
    const columns = [...cells.keys()].sort((p, q) => p - q);
    let from = 0;
    columns.forEach((column, i) => {
      const { style } = cells.get(column)!;
      if (columns[i + 1] === column + 1 && cells.get(column + 1)!.style === style) return;
      const [x, y] = cornerOf(plane, { row, cell: columns[from]! });
      const length = (i + 1 - from) * width;
      const all = found.get(style) ?? [];
      found.set(style, [...all, `M${px(x)} ${px(y)}h${px(length)}v${px(height)}h${px(-length)}z`]);
      from = i + 1;
    });
  });
  return [...found].map(([style, all]) => path(all.join(''), style));
}

function seams(plane: Plane, rows: Rows): string {
  const { width, height } = plane.cell;
  const lines = rows.flatMap((cells, row) =>
    [...cells].flatMap(([column, { seam }]) => {
      const [x, y] = cornerOf(plane, { row, cell: column });
      return [
        ...(cells.get(column + 1)?.seam === seam ? [] : [`M${px(x + width)} ${px(y)}v${px(height)}`]),
        ...(rows[row + 1]?.get(column)?.seam === seam ? [] : [`M${px(x)} ${px(y + height)}h${px(width)}`]),
      ];
    }),
  );
  return path(lines.join(''), 'seam');
}

/** Returns a frame around a piece, if it is in the drawing as a whole. */
export function tileFrame(plane: Plane, { kind, heaps }: Tile, style = 'frame'): string[] {
  const { a, b, cellOf, cell: size, columns } = plane;
  const { row, cell } = cellOf(heaps[0]);
  if (row + 1 > a || cell + b + 2 > columns) return [];
  return [path(pieceOutline(kind, cornerOf(plane, { row, cell: cell + b }), size), style)];
}

/** Returns the outline of a piece, from the corner of the square around it. */
export function pieceOutline(
  kind: Tile['kind'],
  [x, y]: readonly [x: number, y: number],
  { width, height }: Size,
): string {
  const [w, h] = [px(width), px(height)];
  const [two, down] = [px(2 * width), px(2 * height)];
  return kind === 'A'
    ? `M${px(x)} ${px(y)}h${two}v${down}h-${w}v-${h}h-${w}z`
    : `M${px(x)} ${px(y)}h${w}v${h}h${w}v${h}h-${two}z`;
}

/** Returns the line along the first cells of a round in all rows. */
export function boundaryOf(plane: Plane, round: number, style: string): string {
  const { a, b, cell: size } = plane;
  const begin = beginsOf(a, b);
  const steps = Array.from({ length: a + 1 }, (_, row) => {
    const [x, y] = cornerOf(plane, { row, cell: begin(round, row) + b });
    return `${row === 0 ? 'M' : 'L'}${px(x)} ${px(y)}v${px(size.height)}`;
  });
  return path(steps.join(''), style);
}

export function roundStyle({ tiles }: Plane): (value: number, round: number) => string {
  return (value, round) => styleName(tiles[value]!.kind, round);
}

/** Returns the style of a piece: full in the first round, pale in the next one, and so on. */
export function styleName(kind: Tile['kind'], round: number): string {
  return `${kind.toLowerCase()}${round % 2 === 0 ? '' : '-pale'}`;
}
