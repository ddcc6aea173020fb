import { border } from './border.ts';
import { type Drawing, gameName, NARROW, type Shown } from './drawing.ts';
import {
  boundaryOf,
  cornerOf,
  type Plane,
  partAround,
  partFrame,
  pieceOutline,
  planeCells,
  planeOf,
  roundStyle,
  styleName,
  tileFrame,
} from './plane.ts';
import { dot, LINE, line, path, points, rect, svg, text } from './svg.ts';
import { cellsOf, distance, greedyTiles, roundsOf, type Tile } from './tiles.ts';

/** The game that the story shows until a reader chooses another one. */
export const EXAMPLE = { a: 3, b: 10 } as const;

/** The drawing of each step: it depends only on the game and width shown. */
export const DRAWINGS: readonly ((shown: Shown) => Drawing)[] = [
  tape,
  fold,
  puzzle,
  rounds,
  staircase,
  border,
];

/** The value that is outlined in every drawing. */
const MARKED = 7;

/** Returns the outlined value: 7, or the last of a period with fewer values. */
function markedValue({ a, b }: Shown): number {
  return Math.min(MARKED, a * (b + distance(a, b)) - 1);
}

function sorted(heaps: readonly number[]): number[] {
  return [...heaps].sort((p, q) => p - q);
}

/** Returns `16, 26 and 29`. */
function listed(heaps: readonly number[]): string {
  return `${heaps.slice(0, -1).join(', ')} and ${heaps.at(-1)}`;
}

/** Returns the nim-values in a row, or in several rows, with the heaps of one value outlined. */
function tape(shown: Shown): Drawing {
  const { a, b, width } = shown;
  const [side, gap] = [23, 1];
  const inRow = Math.floor(width / side);
  const marked = markedValue(shown);
  const { heaps } = greedyTiles(a, b, marked + 1)[marked]!;
  const rows = Math.ceil((heaps[2] + 1) / inRow);
  const values = valuesBelow(Math.max(rows * inRow, heaps[2] + 1), a, b);
  const rowHeight = LINE + side + 6;
  const cells = values.map((value, heap) => {
    const [x, y] = [(heap % inRow) * side, LINE + Math.floor(heap / inRow) * rowHeight];
    const number = heap % 5 === 0 ? text(x + side / 2, y - 5, heap, 'quiet') : '';
    const style = value === marked ? 'cell frame' : 'cell';
    return `${number}${rect(x + 1.5, y + 1, side - gap - 1, side - gap - 1, style)}${text(x + side / 2, y + 16, value, value === marked ? 'strong' : '')}`;
  });
  const caption = `${gameName(shown)}: the number of stones, and under it the value. Value ${marked} occurs on the heaps ${listed(sorted(heaps))}, and on no other.`;
  // Frames are drawn last, over the cells next to them.
  const parts = cells.toSorted((p, q) => Number(p.includes('frame')) - Number(q.includes('frame')));
  const size = { width, height: LINE + (rows - 1) * rowHeight + side + 3 };
  return { svg: svg(size, 'The values in a row', caption, parts), caption };
}

/** Returns the values on the cylinder: one step right adds a, one step down adds b. */
function fold(shown: Shown): Drawing {
  const { a, b, width } = shown;
  const plane = planeOf(shown, 1.5 * LINE);
  const marked = markedValue(shown);
  const enlarged = enlargedPart(shown, plane, kindStyle(plane));
  const caption = `${gameName(shown)} folded into ${rowsOf(a)}; the last row drawn is the first one again. The three heaps of value ${marked} are outlined.${cutOf(plane)}${enlarged.caption}`;
  const kinds = (['A', 'B'] as const).map(kind => ({
    kind,
    words: `n, n + ${kind === 'A' ? a : b}, n + ${a + b}`,
  }));
  const legend = kinds.flatMap(({ kind, words }, i) => {
    const isBelow = width < NARROW && i > 0;
    const [x, y] = [isBelow ? 1 : 1 + i * 190, enlarged.bottom + 10 + (isBelow ? 2 * LINE : 0)];
    return [
      path(pieceOutline(kind, [x, y], { width: 12, height: 12 }), kind.toLowerCase()),
      text(x + 34, y + 17, words, 'left'),
    ];
  });
  const parts = [
    text(1, LINE - 4, `one step right: + ${a}, one step down: + ${b}`, 'left quiet'),
    ...planeCells(plane, kindStyle(plane)),
    ...rowLabels(plane),
    ...enlarged.parts,
    ...legend,
  ];
  const height = enlarged.bottom + (width < NARROW ? 4 : 2) * LINE + 4;
  return { svg: svg({ width, height }, 'Equal values form an L', caption, parts), caption };
}

/** Returns the frame around the marked piece; if the cells have no room for values, around an enlarged part with it. */
function enlargedPart(
  shown: Shown,
  plane: Plane,
  style: (value: number) => string | undefined,
): { readonly parts: string[]; readonly bottom: number; readonly caption: string } {
  const tile = plane.tiles[markedValue(shown)]!;
  if (plane.hasLabels) return { parts: tileFrame(plane, tile), bottom: plane.bottom, caption: '' };
  const part = partAround(plane, tile, { width: shown.width, top: plane.bottom + LINE });
  return {
    parts: [partFrame(plane, part), ...planeCells(part, style), ...tileFrame(part, tile)],
    bottom: part.bottom,
    caption: ' Under it, the part in the frame is enlarged.',
  };
}

/** Returns the same plane after the first pieces, with the next one. */
function puzzle(shown: Shown): Drawing {
  const { a, width } = shown;
  const plane = planeOf(shown, 0);
  const marked = markedValue(shown);
  const next = plane.tiles[marked]!;
  const [first] = next.heaps;
  const other = first + a;
  const why =
    next.kind === 'A'
      ? `Heap ${other} is free too, so the piece is blue.`
      : `A blue piece would also need heap ${other}, which has the value ${plane.values[other]} already. So the piece is orange.`;
  const ofKind = kindStyle(plane);
  const style = (value: number) => (value <= marked ? ofKind(value) : undefined);
  const enlarged = enlargedPart(shown, plane, style);
  const caption = `Piece ${marked} begins at heap ${first}, the first free one. ${why}${cutOf(plane)}${enlarged.caption}`;
  const parts = [...planeCells(plane, style), ...rowLabels(plane), ...enlarged.parts];
  return {
    svg: svg({ width, height: enlarged.bottom }, `The first ${marked + 1} pieces`, caption, parts),
    caption,
  };
}

/**
 * Returns the rounds dark and pale in turn, the pieces of each round in a row, and where b lies between the multiples of
 * 2a.
 */
function rounds(shown: Shown): Drawing {
  const { a, b, width } = shown;
  const d = distance(a, b);
  const plane = planeOf(shown, 0);
  const top = plane.bottom + 12;
  const bars = roundBars(shown, top);
  const caption = `${gameName(shown)}: every round has b + d = ${b} + ${d} = ${b + d} pieces, because the multiple of 2a = ${2 * a} nearest to b is ${nearestMultiple(a, b)}, at distance d = ${d}.${cutOf(plane)}`;
  const parts = [
    ...planeCells(plane, roundStyle(plane)),
    ...rowLabels(plane),
    ...tileFrame(plane, plane.tiles[markedValue(shown)]!),
    ...bars.parts,
    ...numberLine(shown, bars.bottom),
  ];
  const size = { width, height: bars.bottom + 5 * LINE };
  return { svg: svg(size, 'The rounds, with equally many pieces', caption, parts), caption };
}

/** Returns a bar of pieces for each round, blue before orange, with their number. */
function roundBars(shown: Shown, top: number): { readonly parts: string[]; readonly bottom: number } {
  const { a, b, width } = shown;
  const count = b + distance(a, b);
  const unit = Math.min(18, (width - (width < NARROW ? 86 : 150)) / count);
  const [height, gap] = [Math.max(5, Math.min(20, 240 / a)), a > 6 ? 2 : 4];
  const round = roundsOf(a, b);
  const cell = cellsOf(a, b);
  const tiles = greedyTiles(a, b, a * count);
  const marked = tiles[markedValue(shown)]!;
  const parts = Array.from({ length: a }, (_, i) => {
    const own = tiles.filter(({ heaps }) => round(cell(heaps[0])) === i);
    const pieces = [...own].sort((p, q) => p.kind.localeCompare(q.kind));
    const y = top + i * (height + gap) + 2;
    const bar = (tile: Tile, at: number) => {
      const style = `${styleName(tile.kind, i)}${tile === marked ? ' frame' : ''}`;
      return rect(at * unit + 1, y, unit - (unit > 4 ? 1 : 0), height, style);
    };
    const at = pieces.indexOf(marked);
    const words = width < NARROW ? `${own.length} pieces` : `round ${i + 1}: ${own.length} pieces`;
    // Numbers of bars that are lower than a line would overlap.
    const isNamed = height + gap >= 14 || i === 0 || i === a - 1;
    return [
      ...pieces.map((tile, i) => (tile === marked ? '' : bar(tile, i))),
      ...(at < 0 ? [] : [bar(marked, at)]),
      ...(isNamed ? [text(count * unit + 10, y + height / 2 + 5, words, 'left')] : []),
    ];
  });
  return { parts: parts.flat(), bottom: top + a * (height + gap) + 6 };
}

/** Returns a line with b, the multiples of 2a around it, and the distance d between b and the nearest one. */
function numberLine({ a, b, width }: Shown, top: number): string[] {
  const d = distance(a, b);
  const below = Math.floor(b / (2 * a)) * 2 * a;
  const [from, to] = [below - a, below + 3 * a];
  const x = (n: number) => 10 + ((n - from) / (to - from)) * (width - 20);
  const nearest = nearestMultiple(a, b);
  const y = top + 2 * LINE;
  return [
    line(x(from), y, x(to), y, 'axis'),
    ...[below, below + 2 * a].flatMap(n => [
      line(x(n), y - 6, x(n), y + 6, 'axis'),
      text(x(n), y + LINE + 4, n === nearest ? `${n} = ${n / (2 * a)} · 2a` : n, 'quiet'),
    ]),
    line(x(b), y, x(nearest), y, 'bracket'),
    dot(x(b), y),
    text(x(b), y - 12, `b = ${b}`, 'strong'),
    text((x(b) + x(nearest)) / 2, y + 2 * LINE + 6, `d = ${d}`, 'strong'),
  ];
}

function nearestMultiple(a: number, b: number): number {
  const below = Math.floor(b / (2 * a)) * 2 * a;
  return b - below === distance(a, b) ? below : below + 2 * a;
}

/** Returns a whole period between two edges of the same shape, and the saltus divided by a, against b. */
function staircase(shown: Shown): Drawing {
  const { a, b, width } = shown;
  const plane = planeOf(shown, 1.5 * LINE, true);
  const s = b + distance(a, b);
  const caption = `Above: after ${a} ${a === 1 ? 'round' : 'rounds'} the right edge of the pieces has the shape of the left edge. Below: the saltus of N - {${a}, b, ${a} + b}, divided by ${a}. At b = ${b} it is ${s}, so the saltus is ${a} · ${s} = ${a * s}; the gap above the grey line is d.`;
  const end = (b + 3 * s) * plane.cell.width;
  const parts = [
    text(1, LINE - 4, 'start', 'left quiet'),
    text(Math.min(end, width - 2), LINE - 4, `after ${a} ${a === 1 ? 'round' : 'rounds'}`, 'right quiet'),
    ...planeCells(plane, roundStyle(plane)).filter(part => !part.startsWith('<text')),
    boundaryOf(plane, 0, 'edge'),
    boundaryOf(plane, a, 'edge'),
    ...steps(shown, plane.bottom + LINE),
  ];
  const size = { width, height: plane.bottom + LINE + STEPS_HEIGHT };
  return { svg: svg(size, 'One period, and the saltus for each b', caption, parts), caption };
}

const STEPS_HEIGHT = 270;

function steps({ a, b: now, width }: Shown, top: number): string[] {
  const [from, to] = [3 * a, 12 * a];
  const [left, bottom] = [44, top + STEPS_HEIGHT - 2 * LINE];
  const x = (b: number) => left + ((b - from) / (to - from)) * (width - left - 12);
  const y = (s: number) => bottom - ((s - from) / (to + a - from)) * (bottom - top - LINE);
  const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const stairs = all.map(b => [x(b), y(b + distance(a, b))] as const);
  const s = now + distance(a, now);
  const words = `b = ${now}: ${s}`;
  const half = 5 * words.length;
  const middle = Math.min(Math.max(x(now), left + half), width - half);
  // The stairs never fall, so a text above their height at its right end is above them everywhere.
  const end = Math.min(to, Math.ceil(from + ((middle + half - left) / (width - left - 12)) * (to - from)));
  const outline = points([...stairs, [x(to), y(to)], [x(from), y(from)]]);
  return [
    `<polygon class="gap" points="${outline}"/>`,
    ...all
      .filter(b => b % (2 * a) === 0)
      .flatMap(b => [
        line(x(b), top + LINE, x(b), bottom, 'grid'),
        text(Math.min(x(b), width - 14), bottom + LINE, b, 'quiet'),
        text(left - 6, y(b) + 4, b, 'quiet right'),
      ]),
    line(x(from), y(from), x(to), y(to), 'axis'),
    `<polyline class="steps" points="${points(stairs)}"/>`,
    line(x(now), y(now), x(now), y(s), 'bracket'),
    dot(x(now), y(s)),
    text(middle, y(end + distance(a, end)) - 10, words, 'strong present'),
    text(width - 2, top + STEPS_HEIGHT - 4, `b; marked: multiples of 2a = ${2 * a}`, 'quiet right'),
    text(1, top + LINE - 6, 'saltus divided by a', 'quiet left'),
  ];
}

/** Returns the first heap of each row, in front of the row. */
function rowLabels(plane: Plane): string[] {
  if (!plane.hasLabels) return [];
  const { a, b, cell } = plane;
  return Array.from({ length: a }, (_, row) => {
    const heap = (row * b) % a;
    const [x, y] = cornerOf(plane, { row, cell: plane.cellOf(heap).cell + b });
    return text(x - 5, y + cell.height / 2 + 4, `heap ${heap}`, 'quiet right small');
  });
}

function rowsOf(a: number): string {
  return a === 1 ? 'one row' : `${a} rows`;
}

/** Returns a sentence if the drawing does not show the whole period. */
function cutOf({ isWhole }: Plane): string {
  return isWhole ? '' : ' The picture is cut off on the right.';
}

function kindStyle({ tiles }: Plane): (value: number) => string {
  return value => tiles[value]!.kind.toLowerCase();
}

function valuesBelow(heaps: number, a: number, b: number): number[] {
  const values: number[] = [];
  for (const [value, tile] of greedyTiles(a, b, heaps).entries())
    for (const heap of tile.heaps) values[heap] = value;
  return values.slice(0, heaps);
}
