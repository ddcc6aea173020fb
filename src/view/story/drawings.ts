import { type Cell, cellsOf, distance, greedyTiles, roundsOf, type Tile } from './tiles.ts';

/** What the drawings of the story show: N - {a, b, a + b} for coprime a and b with b ≥ 3a. */
export interface Shown {
  readonly a: number;
  readonly b: number;
  /** Width of a drawing in px. */
  readonly width: number;
  /** Number of pieces that are placed in the puzzle. */
  readonly placed: number;
}

/** Height and width of a letter's line, in px. */
const LINE = 18;
/** Least width of a cell with a number in it, in px. */
const LABELLED = 13;

/** Returns the drawings of steps 1 to 5 as SVG texts without colours: each depends only on what is shown. */
export const DRAWINGS: readonly ((shown: Shown) => string)[] = [tape, fold, puzzle, rounds, staircase];

/** The nim-values in a row, with the heaps of one value outlined. */
function tape({ a, b, width }: Shown): string {
  const side = 23;
  const heaps = Math.min(3 * a * (b + distance(a, b)), Math.floor(width / side));
  const values = valuesBelow(heaps, a, b);
  const marked = markedValue(values);
  const cells = values.map((value, heap) => {
    const at = [heap * side, LINE] as const;
    const number = heap % 5 === 0 ? text(at[0] + side / 2, LINE - 5, heap, 'quiet') : '';
    return `${number}${rect(...at, side - 1, side - 1, 'cell')}${text(at[0] + side / 2 - 0.5, LINE + 16, value)}`;
  });
  const frames = values.map((value, heap) =>
    value === marked ? rect(heap * side, LINE, side - 1, side - 1, 'frame') : '',
  );
  const words = `Heaps 0 to ${heaps - 1} with their nim-values; the three heaps of value ${marked} are outlined`;
  return svg(width, LINE + side + 2, words, [...cells, ...frames]);
}

/** The least value of which the tape shows all three heaps, and which is not among the first ones. */
function markedValue(values: readonly number[]): number {
  const count = (value: number) => values.filter(one => one === value).length;
  const whole = [...new Set(values)].filter(value => count(value) === 3);
  return whole.at(-1) ?? 0;
}

/** The values on the cylinder: one step right adds a, one step down adds b. */
function fold(shown: Shown): string {
  const plane = planeOf(shown);
  const marked = plane.hasLabels ? plane.tiles[Math.min(7, plane.tiles.length - 1)] : undefined;
  const words = `The same heaps in ${shown.a} rows: one step right adds ${shown.a}, one step down adds ${shown.b}; equal values form an L`;
  const parts = [...planeCells(plane, () => true), ...(marked ? tileFrames(plane, marked) : [])];
  return svg(shown.width, plane.height, words, parts);
}

/** The same plane with the first pieces on it, and the first free heap. */
function puzzle(shown: Shown): string {
  const plane = planeOf(shown);
  const { tiles } = plane;
  const next = tiles[Math.min(shown.placed, tiles.length - 1)]!;
  const isPlaced = (value: number) => value < shown.placed;
  const words = `The first ${shown.placed} pieces; the next one, of kind ${next.kind}, begins at heap ${next.heaps[0]}`;
  const free = shown.placed < tiles.length ? copiesOf(plane, next.heaps[0]) : [];
  const frames = free.map(at => rect(...cornerOf(plane, at), plane.side, plane.side, 'frame'));
  return svg(shown.width, plane.height, words, [...planeCells(plane, isPlaced), ...frames]);
}

/** The pieces of each round in a row, and where b lies between the multiples of 2a. */
function rounds({ a, b, width }: Shown): string {
  const d = distance(a, b);
  const label = 150;
  const unit = Math.min(18, (width - label) / (b + d));
  const gap = unit > 4 ? 1 : 0;
  const height = Math.min(20, 240 / a);
  const round = roundsOf(a, b);
  const cell = cellsOf(a, b);
  const tiles = greedyTiles(a, b, a * (b + d));
  const bars = Array.from({ length: a }, (_, i) => {
    const kinds = tiles.filter(({ heaps }) => round(cell(heaps[0])) === i).map(({ kind }) => kind);
    const pieces = [...kinds].sort().map((kind, at) =>
      rect(at * unit, i * (height + 4), unit - gap, height, classOf(kind, i)),
    );
    const name = `round ${i + 1}: ${kinds.length} pieces`;
    return [...pieces, text((b + d) * unit + 8, i * (height + 4) + height / 2 + 5, name, 'left')];
  });
  const top = a * (height + 4) + LINE;
  return svg(
    width,
    top + 4 * LINE,
    `Each of the ${a} rounds has ${b + d} pieces; the nearest multiple of ${2 * a} to ${b} is at distance ${d}`,
    [...bars.flat(), ...numberLine({ a, b, width }, top)],
  );
}

/** A line with b, the multiples of 2a around it, and the distance d between b and the nearest one. */
function numberLine({ a, b, width }: Pick<Shown, 'a' | 'b' | 'width'>, top: number): string[] {
  const d = distance(a, b);
  const below = Math.floor(b / (2 * a)) * 2 * a;
  const [from, to] = [below - a, below + 3 * a];
  const x = (n: number) => 10 + ((n - from) / (to - from)) * (width - 20);
  const nearest = b - below === d ? below : below + 2 * a;
  const y = top + 1.5 * LINE;
  return [
    line(x(from), y, x(to), y, 'axis'),
    ...[below, below + 2 * a].flatMap(n => [
      line(x(n), y - 6, x(n), y + 6, 'axis'),
      text(x(n), y + LINE + 4, n, 'quiet'),
    ]),
    line(x(b), y, x(nearest), y, 'bracket'),
    `<circle class="now" cx="${px(x(b))}" cy="${px(y)}" r="5"/>`,
    text(x(b), y - 10, `b = ${b}`, 'strong'),
    ...(d > 0 ? [text((x(b) + x(nearest)) / 2, y + LINE + 4, `d = ${d}`, 'strong')] : []),
  ];
}

/** The saltus divided by a, against b: b + d, which touches b at the multiples of 2a. */
function staircase({ a, b: now, width }: Shown): string {
  const height = 300;
  const [from, to] = [3 * a, 12 * a];
  const [left, bottom] = [44, height - 2 * LINE];
  const x = (b: number) => left + ((b - from) / (to - from)) * (width - left - 12);
  const y = (s: number) => bottom - ((s - from) / (to + a - from)) * (bottom - LINE);
  const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const steps = all.map(b => [x(b), y(b + distance(a, b))] as const);
  const points = (list: readonly (readonly [number, number])[]) =>
    list.map(([px1, py]) => `${px(px1)},${px(py)}`).join(' ');
  const multiples = all.filter(b => b % (2 * a) === 0);
  return svg(
    width,
    height,
    `Saltus divided by a for a = ${a} and b from ${from} to ${to}: flat for a steps, then steep for a steps; ${now + distance(a, now)} at b = ${now}`,
    [
      `<polygon class="gap" points="${points([...steps, [x(to), y(to)], [x(from), y(from)]])}"/>`,
      ...multiples.flatMap(b => [
        line(x(b), LINE, x(b), bottom, 'grid'),
        text(x(b), bottom + LINE, b, 'quiet'),
        text(left - 6, y(b) + 4, b, 'quiet right'),
      ]),
      line(x(from), y(from), x(to), y(to), 'axis'),
      `<polyline class="steps" points="${points(steps)}"/>`,
      line(x(now), y(now), x(now), y(now + distance(a, now)), 'bracket'),
      `<circle class="now" cx="${px(x(now))}" cy="${px(y(now + distance(a, now)))}" r="5"/>`,
      text(
        Math.min(Math.max(x(now), left + 60), width - 70),
        y(now + distance(a, now)) - 12,
        `b = ${now}: ${now + distance(a, now)}`,
        'strong',
      ),
      text(width - 12, height - 2, `b (ticks: multiples of 2a = ${2 * a})`, 'quiet right'),
      text(0, LINE - 6, 'saltus / a', 'quiet left'),
    ],
  );
}

/** A period on the cylinder, cut open: row a is row 0 again, b cells to the left. */
interface Plane {
  readonly a: number;
  readonly b: number;
  readonly tiles: readonly Tile[];
  readonly valueOf: readonly number[];
  readonly cellOf: (heap: number) => Cell;
  readonly roundOf: (at: Cell) => number;
  readonly side: number;
  readonly columns: number;
  readonly hasLabels: boolean;
  readonly height: number;
}

function planeOf({ a, b, width }: Shown): Plane {
  const tiles = greedyTiles(a, b, a * (b + distance(a, b)));
  const all = b + 3 * (b + distance(a, b));
  const isCropped = a < 5 && width / all < LABELLED;
  const columns = isCropped ? Math.floor(width / (LABELLED + 2)) : all;
  const side = Math.min(21, width / columns);
  const valueOf: number[] = [];
  for (const [value, { heaps }] of tiles.entries()) for (const heap of heaps) valueOf[heap] = value;
  return {
    a,
    b,
    tiles,
    valueOf,
    cellOf: cellsOf(a, b),
    roundOf: roundsOf(a, b),
    side,
    columns,
    hasLabels: side >= LABELLED,
    height: (a + 1) * side + 2,
  };
}

/** The places where a heap is drawn: in row 0 also in row a. */
function copiesOf({ a, b, cellOf, columns }: Plane, heap: number): Cell[] {
  const { row, cell } = cellOf(heap);
  const places = [{ row, cell: cell + b }, ...(row === 0 ? [{ row: a, cell }] : [])];
  return places.filter(one => one.cell < columns);
}

function cornerOf({ side }: Plane, { row, cell }: Cell): readonly [x: number, y: number] {
  return [cell * side + 1, row * side + 1];
}

/** The cells of the heaps, and lines between cells of different values. */
function planeCells(plane: Plane, isPlaced: (value: number) => boolean): string[] {
  const { tiles, valueOf, cellOf, roundOf, side, hasLabels } = plane;
  const valueAt = new Map<string, number>();
  const parts: string[] = [];
  const labels: string[] = [];
  for (const [heap, value] of valueOf.entries()) {
    const style = isPlaced(value) ? classOf(tiles[value]!.kind, roundOf(cellOf(heap))) : 'cell';
    for (const at of copiesOf(plane, heap)) {
      const [x, y] = cornerOf(plane, at);
      valueAt.set(`${at.row} ${at.cell}`, isPlaced(value) ? value : -1 - heap);
      parts.push(rect(x, y, side, side, style));
      if (hasLabels && isPlaced(value))
        labels.push(text(x + side / 2, y + side / 2 + 4, value, style.endsWith('pale') ? '' : `on-${style}`));
    }
  }
  if (side < 5) return parts;
  const seams = [...valueAt].flatMap(([key, value]) => {
    const [row, cell] = key.split(' ').map(Number) as [number, number];
    const [x, y] = cornerOf(plane, { row, cell });
    return [
      ...(valueAt.get(`${row} ${cell + 1}`) === value ? [] : [`M${px(x + side)} ${px(y)}v${px(side)}`]),
      ...(valueAt.get(`${row + 1} ${cell}`) === value ? [] : [`M${px(x)} ${px(y + side)}h${px(side)}`]),
    ];
  });
  return [...parts, `<path class="seam" d="${seams.join('')}"/>`, ...labels];
}

/** A frame around each copy of a tile that lies in the plane as a whole. */
function tileFrames(plane: Plane, { kind, heaps }: Tile): string[] {
  const { a, b, cellOf, side, columns } = plane;
  const { row, cell } = cellOf(heaps[0]);
  const left = cell + b;
  if (row + 1 > a || left + 2 > columns) return [];
  const [x, y] = cornerOf(plane, { row, cell: left });
  const path =
    kind === 'A'
      ? `M${px(x)} ${px(y)}h${px(2 * side)}v${px(2 * side)}h${px(-side)}v${px(-side)}h${px(-side)}z`
      : `M${px(x)} ${px(y)}h${px(side)}v${px(side)}h${px(side)}v${px(side)}h${px(-2 * side)}z`;
  return [`<path class="frame" d="${path}"/>`];
}

function valuesBelow(heaps: number, a: number, b: number): number[] {
  const values: number[] = [];
  for (const [value, tile] of greedyTiles(a, b, heaps).entries())
    for (const heap of tile.heaps) values[heap] = value;
  return values.slice(0, heaps);
}

/** Full in the first round, pale in the next one, and so on. */
function classOf(kind: Tile['kind'], round: number): string {
  return `${kind.toLowerCase()}${round % 2 === 0 ? '' : '-pale'}`;
}

function svg(width: number, height: number, words: string, parts: readonly string[]): string {
  const size = `width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="story" role="img" aria-label="${words}" ${size}>${parts.join('')}</svg>`;
}

function rect(x: number, y: number, width: number, height: number, style: string): string {
  return `<rect class="${style}" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return `<line class="${style}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`;
}

function text(x: number, y: number, content: string | number, style = ''): string {
  const attribute = style === '' ? '' : ` class="${style}"`;
  return `<text${attribute} x="${px(x)}" y="${px(y)}">${content}</text>`;
}

/** Hundredths of a px are enough. */
function px(length: number): string {
  return String(Math.round(length * 100) / 100);
}
