import { path, px, type Size, text } from './svg.ts';
import { type Cell, cellsOf, distance, greedyTiles, roundsOf, type Tile } from './tiles.ts';

/** One period on the cylinder, cut open and slanted: row a is row 0 again, b columns to the left. */
export interface Plane {
  readonly a: number;
  readonly b: number;
  /** Number of pieces in a period. */
  readonly saltus: number;
  readonly tiles: readonly Tile[];
  readonly values: readonly number[];
  readonly cellOf: (heap: number) => Cell;
  readonly roundOf: (at: Cell) => number;
  /** Size of a cell. */
  readonly cell: Size;
  /** Number of columns that are drawn. */
  readonly columns: number;
  readonly isWhole: boolean;
  readonly hasLabels: boolean;
  readonly top: number;
  readonly bottom: number;
}

const MAX_SIDE = 21;
const MIN_SIDE = 5;
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
  const labelled = Math.max(16, 3 + 6.5 * String(saltus - 1).length);
  const widest = isWhole ? width / all : width / (MIN_COLUMNS * b);
  const hasLabels = labelled <= (a > MAX_LABELLED_ROWS ? width / all : widest);
  const least = Math.min(hasLabels ? labelled : MIN_SIDE, widest);
  const side = Math.min(MAX_SIDE, Math.max(least, (width - 2) / all));
  const columns = Math.min(all, Math.floor((width - 2) / side + 1e-9));
  const values: number[] = [];
  for (const [value, { heaps }] of tiles.entries()) for (const heap of heaps) values[heap] = value;
  const cell = { width: side, height: Math.max(side, isWhole ? 2 * MIN_SIDE : MIN_SIDE) };
  return {
    a,
    b,
    saltus,
    tiles,
    values,
    cellOf: cellsOf(a, b),
    roundOf: roundsOf(a, b),
    cell,
    columns,
    isWhole: columns === all,
    hasLabels,
    top,
    bottom: top + (a + 1) * cell.height + 2,
  };
}

/** Returns the places where a heap is drawn: in row 0 also in row a. */
function copiesOf({ a, b, cellOf, columns }: Plane, heap: number): Cell[] {
  const { row, cell } = cellOf(heap);
  const places = [{ row, cell: cell + b }, ...(row === 0 ? [{ row: a, cell }] : [])];
  return places.filter(one => one.cell < columns);
}

/** Returns the top left corner of a place. */
export function cornerOf({ cell: { width, height }, top }: Plane, at: Cell): readonly [x: number, y: number] {
  return [at.cell * width + 1, top + at.row * height + 1];
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
  const { a, values, cellOf, roundOf, hasLabels, cell } = plane;
  const rows = Array.from({ length: a + 1 }, () => new Map<number, Drawn>());
  for (const [heap, value] of values.entries()) {
    const style = styleOf(value, roundOf(cellOf(heap)));
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
  const left = cell + b;
  if (row + 1 > a || left + 2 > columns) return [];
  return [path(pieceOutline(kind, cornerOf(plane, { row, cell: left }), size), style)];
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

/** Returns the line along the first cells of all rows, moved to the right by a number of columns. */
export function edgeOf(plane: Plane, columns: number, style: string): string {
  const { a, b, cellOf, cell: size } = plane;
  const steps = Array.from({ length: a + 1 }, (_, row) => {
    const first = row === a ? 0 : cellOf((row * b) % a).cell + b;
    const [x, y] = cornerOf(plane, { row, cell: first + columns });
    return `${row === 0 ? 'M' : 'L'}${px(x)} ${px(y)}v${px(size.height)}`;
  });
  return path(steps.join(''), style);
}
