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
}

/** Returns the cells of a stretch of a sequence, row by row, with preperiod and first period bracketed. */
export function stripDrawing(picture: StripPicture): SVGSVGElement {
  const { from, end, columns, size, marked } = picture;
  const rows = stripRows({ from, end, columns }, marked);
  const height = rows.length * (size.cell + size.below);
  const width = MARGIN + columns * size.cell;
  const every = Math.ceil(LINE / (size.cell + size.below));
  return svg(
    'svg',
    { class: 'x-strip', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...rows.map((row, i) =>
      svg(
        'g',
        { transform: `translate(${MARGIN} ${i * (size.cell + size.below)})` },
        i % every === 0 && svg('text', { class: 'x-row-start', x: -8, y: size.cell / 2 }, row.from),
        ...cellsOf(row, picture),
        ...row.brackets.map(bracket => bracketDrawing(bracket, row, size)),
        ...row.ticks.map(tick => tickDrawing((tick - row.from) * size.cell, size)),
      ),
    ),
  );
}

/** Returns the heap at a point of the picture, in pixels; undefined outside the cells. */
export function heapAt(x: number, y: number, { from, end, columns, size }: StripPicture): number | undefined {
  const column = Math.floor((x - MARGIN) / size.cell);
  const heap = from + Math.floor(y / (size.cell + size.below)) * columns + column;
  return column >= 0 && column < columns && y >= 0 && heap < end ? heap : undefined;
}

/** Returns the upper left corner of a heap's cell. */
export function cornerOf(heap: number, { from, columns, size }: StripPicture): { x: number; y: number } {
  const at = heap - from;
  return { x: MARGIN + (at % columns) * size.cell, y: Math.floor(at / columns) * (size.cell + size.below) };
}

function cellsOf(row: StripRow, { size, termAt, paintAt }: StripPicture): SVGElement[] {
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

function bracketDrawing(bracket: Bracket, row: StripRow, { cell, below }: CellSize): SVGElement {
  const y = cell + below / 2 - 1;
  const [left, right] = [bracket.from, bracket.to].map(heap => (heap - row.from) * cell);
  const [x1, x2] = [left! + (bracket.starts ? 1.5 : 0), right! - (bracket.ends ? 2.5 : 0)];
  const up = -below / 3;
  const path = `${bracket.starts ? `M${x1} ${y + up}V${y}` : `M${x1} ${y}`}H${x2}${bracket.ends ? `v${up}` : ''}`;
  return svg('path', { class: `x-bracket x-${bracket.of}`, d: path });
}

function tickDrawing(x: number, { cell, below }: CellSize): SVGElement {
  return svg('path', { class: 'x-tick', d: `M${x - 0.5} ${cell + 1}v${below / 3}` });
}
