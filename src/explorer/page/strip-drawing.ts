import { type Bracket, type MarkedPeriod, type StripRow, stripRows } from '../strip-rows.ts';
import type { Paint } from '../viridis.ts';
import { svg } from './element.ts';

/** Sizes in pixels: a cell, and the space below a row for its brackets. */
export interface CellSize {
  readonly cell: number;
  readonly below: number;
  /** Whether the value is written into the cell. */
  readonly lettered: boolean;
}

/** Room to the left of the rows, in pixels, for the heap with which each begins. */
export const MARGIN = 52;

/** Height of a line of text there. */
const LINE = 15;

/** The drawn part of a sequence. */
export interface StripPicture {
  readonly from: number;
  readonly end: number;
  readonly columns: number;
  readonly size: CellSize;
  readonly marked: MarkedPeriod | undefined;
  readonly termAt: (heap: number) => number;
  readonly paintAt: (heap: number) => Paint;
  /** A second sequence, drawn below each row. */
  readonly below?: OtherCells | undefined;
}

interface OtherCells {
  /** Exclusive. */
  readonly end: number;
  readonly termAt: (heap: number) => number;
  readonly paintAt: (heap: number) => Paint;
}

/** Returns the cells of a stretch of a sequence, row by row, with preperiod and first period bracketed. */
export function stripDrawing(picture: StripPicture): SVGSVGElement {
  const { from, end, columns, size, marked } = picture;
  const rows = stripRows({ from, end, columns }, marked);
  const line = lineOf(picture);
  // Brackets are below both cells of a pair.
  const marks = { ...size, cell: line - size.below };
  const height = rows.length * line;
  const width = MARGIN + columns * size.cell;
  const every = Math.ceil(LINE / line);
  return svg(
    'svg',
    { class: 'x-strip', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...rows.map((row, i) =>
      svg(
        'g',
        { transform: `translate(${MARGIN} ${i * line})` },
        i % every === 0 && svg('text', { class: 'x-row-start', x: -8, y: size.cell / 2 }, row.from),
        ...cellsOf(row, picture),
        ...pairedCells(row, picture),
        ...row.brackets.map(bracket => bracketDrawing(bracket, row, size.cell, marks)),
        ...row.ticks.map(tick => tickDrawing((tick - row.from) * size.cell, marks)),
      ),
    ),
  );
}

/** Returns the heap at a point of the picture, in pixels; undefined outside the cells. */
export function heapAt(x: number, y: number, picture: StripPicture): number | undefined {
  const { from, end, columns, size } = picture;
  const column = Math.floor((x - MARGIN) / size.cell);
  const heap = from + Math.floor(y / lineOf(picture)) * columns + column;
  return column >= 0 && column < columns && y >= 0 && heap < end ? heap : undefined;
}

/** Returns the upper left corner of a heap's cell. */
export function cornerOf(heap: number, picture: StripPicture): { x: number; y: number } {
  const { from, columns, size } = picture;
  const at = heap - from;
  return { x: MARGIN + (at % columns) * size.cell, y: Math.floor(at / columns) * lineOf(picture) };
}

/** Returns the height of a row with its brackets. */
function lineOf({ size, below }: StripPicture): number {
  return (below ? 2 : 1) * size.cell + size.below;
}

/** Returns the cells of the second sequence below a row, and the outlines of pairs that differ. */
function pairedCells({ from, to }: StripRow, { size, termAt, below }: StripPicture): SVGElement[] {
  if (below === undefined) return [];
  const row = { from, to: Math.max(from, Math.min(to, below.end)) };
  const pairs = Array.from({ length: row.to - from }, (_, i) => from + i);
  const differing = pairs.filter(heap => termAt(heap) !== below.termAt(heap));
  const gap = size.cell > 8 ? 1 : 0;
  return [
    svg('g', { transform: `translate(0 ${size.cell})` }, ...cellsOf(row, { ...below, size })),
    ...differing.map(heap =>
      svg('rect', {
        class: 'x-differs',
        x: (heap - from) * size.cell,
        y: 0,
        width: size.cell - gap,
        height: 2 * size.cell - gap,
      }),
    ),
  ];
}

function cellsOf(
  row: Pick<StripRow, 'from' | 'to'>,
  { size, termAt, paintAt }: Pick<StripPicture, 'size' | 'termAt' | 'paintAt'>,
): SVGElement[] {
  const { cell, lettered } = size;
  const gap = cell > 8 ? 1 : 0;
  const cells: SVGElement[] = [];
  for (let heap = row.from; heap < row.to; heap++) {
    const { fill, ink } = paintAt(heap);
    const x = (heap - row.from) * cell;
    cells.push(svg('rect', { x, y: 0, width: cell - gap, height: cell - gap, fill }));
    if (!lettered) continue;
    const text = String(termAt(heap));
    const at = {
      x: x + (cell - gap) / 2,
      y: cell / 2,
      'font-size': text.length > 3 ? cell * 0.3 : cell * 0.44,
    };
    cells.push(svg('text', { ...at, fill: ink }, text));
  }
  return cells;
}

function bracketDrawing(
  bracket: Bracket,
  row: StripRow,
  width: number,
  { cell, below }: CellSize,
): SVGElement {
  const y = cell + below / 2 - 1;
  const [left, right] = [bracket.from, bracket.to].map(heap => (heap - row.from) * width);
  const [x1, x2] = [left! + (bracket.starts ? 1.5 : 0), right! - (bracket.ends ? 2.5 : 0)];
  const up = -below / 3;
  const path = `${bracket.starts ? `M${x1} ${y + up}V${y}` : `M${x1} ${y}`}H${x2}${bracket.ends ? `v${up}` : ''}`;
  return svg('path', { class: `x-bracket x-${bracket.of}`, d: path });
}

function tickDrawing(x: number, { cell, below }: CellSize): SVGElement {
  return svg('path', { class: 'x-tick', d: `M${x - 0.5} ${cell + 1}v${below / 3}` });
}
