import type { TilingPlane } from '../tiling-plane.ts';
import { svg } from './element.ts';

/** Minimum size of a cell in pixels for values in cells, and for lines between tiles. */
const LETTERED = 20;
const PARTED = 10;

/** The drawn part of a tiling: the size of cells in pixels, and the tiles of the first rounds. */
export interface TilingPicture {
  readonly plane: TilingPlane;
  readonly cell: number;
  readonly rounds: number;
  /** Whether lines part the supertiles too. */
  readonly supertiles: boolean;
}

/**
 * Returns the tiles in two hues, pale in every second round, the cells of later rounds blank, and the staircase between
 * them. Cost: an element for each value that is written, few where none is.
 */
export function tilingDrawing(picture: TilingPicture): SVGSVGElement {
  const { plane, cell, rounds } = picture;
  const [width, height] = [plane.width * cell, plane.height * cell];
  const paths = new Map<string, string>();
  const texts: SVGElement[] = [];
  plane.cells.forEach(({ value }, heap) => {
    const style = styleOf(heap, picture);
    paths.set(style, (paths.get(style) ?? '') + squareAt(heap, picture));
    if (cell < LETTERED || style === 'x-tile-later') return;
    for (const { x, y } of plane.placesOf(heap)) {
      const middle = { x: (x + 0.5) * cell, y: (y + 0.5) * cell };
      texts.push(svg('text', { class: `${style}-text`, ...middle, 'font-size': cell * 0.42 }, value));
    }
  });
  const { cells, roundOf } = plane;
  const isPlaced = (heap: number) => roundOf[cells[heap]!.value]! < rounds;
  const supertiles = picture.supertiles ? cells.map((_, heap) => plane.supertileOf(heap).E) : [];
  const differ = (p: number, q: number) => cells[p]!.value !== cells[q]!.value;
  return svg(
    'svg',
    { class: 'x-tiling', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...[...paths].map(([style, d]) => svg('path', { class: style, d })),
    cell >= PARTED && svg('path', { class: 'x-seam', d: seams(picture, differ) }),
    picture.supertiles &&
      svg('path', {
        class: 'x-supertile',
        d: seams(picture, (p, q) => supertiles[p] !== supertiles[q]),
      }),
    ...texts,
    svg('path', { class: 'x-staircase', d: seams(picture, (p, q) => isPlaced(p) !== isPlaced(q)) }),
  );
}

/** Returns the sides that the cells of some heaps share with no other one of these; those that are not drawn are left out. */
export function outline(heaps: readonly number[], { plane, cell }: TilingPicture): string {
  const sides = [
    { to: { x: -1, y: 0 }, from: { x: 0, y: 0 }, line: `v${cell}` },
    { to: { x: 1, y: 0 }, from: { x: 1, y: 0 }, line: `v${cell}` },
    { to: { x: 0, y: -1 }, from: { x: 0, y: 0 }, line: `h${cell}` },
    { to: { x: 0, y: 1 }, from: { x: 0, y: 1 }, line: `h${cell}` },
  ];
  const drawn = heaps.filter(heap => heap < plane.cells.length);
  return drawn
    .flatMap(heap => plane.placesOf(heap))
    .flatMap(({ x, y }) => {
      const open = sides.filter(({ to }) => {
        const other = plane.heapAt({ x: x + to.x, y: y + to.y });
        return other === undefined || !drawn.includes(other);
      });
      return open.map(({ from, line }) => `M${(x + from.x) * cell} ${(y + from.y) * cell}${line}`);
    })
    .join('');
}

function squareAt(heap: number, { plane, cell }: TilingPicture): string {
  return plane
    .placesOf(heap)
    .map(({ x, y }) => `M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}z`)
    .join('');
}

function styleOf(heap: number, { plane, rounds }: TilingPicture): string {
  const { value, tile } = plane.cells[heap]!;
  const round = plane.roundOf[value]!;
  if (round >= rounds) return 'x-tile-later';
  return `x-tile-${tile.toLowerCase()}${round % 2 === 0 ? '' : '-pale'}`;
}

/** Returns a path of the sides between cells that `areApart` separates. */
function seams({ plane, cell }: TilingPicture, areApart: (heap: number, other: number) => boolean): string {
  let path = '';
  for (let heap = 0; heap < plane.cells.length; heap++) {
    for (const { x, y } of plane.placesOf(heap)) {
      const [left, above] = [plane.heapAt({ x: x - 1, y }), plane.heapAt({ x, y: y - 1 })];
      if (left !== undefined && areApart(heap, left)) path += `M${x * cell} ${y * cell}v${cell}`;
      if (above !== undefined && areApart(heap, above)) path += `M${x * cell} ${y * cell}h${cell}`;
    }
  }
  return path;
}
