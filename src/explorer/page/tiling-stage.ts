import type { TilingCell } from '../../engine/index.ts';
import { type Layout, TilingPlane } from '../tiling-plane.ts';
import { button } from './button.ts';
import { Choice } from './choice.ts';
import { type Child, html, put, svg } from './element.ts';
import { HeapCursor } from './heap-cursor.ts';
import { number } from './mathematics.ts';
import { outline, type TilingPicture, tilingDrawing } from './tiling-drawing.ts';

/** Pixels of a cell, by the maximum number of cells of a tiling. */
const SIZES = [
  { cells: 1000, cell: 24 },
  { cells: 5000, cell: 12 },
  { cells: Number.POSITIVE_INFINITY, cell: 6 },
] as const;

const LAYOUTS: Readonly<Record<Layout, string>> = {
  trominoes: 'slanted, so that every tile is an L',
  edge: 'aligned at the left',
};

/** Returns the tiling of {a, b, a + b}, round by round, with a cursor that the mouse, a finger or the keyboard moves. */
export function tilingStage(a: number, b: number, cells: readonly TilingCell[]): HTMLElement {
  const plane = new TilingPlane(a, b, cells, 'trominoes');
  /** The number of rounds that have begun. */
  const roundCount = Math.max(...plane.roundOf) + 1;
  const { cell } = SIZES.find(size => cells.length <= size.cells)!;
  let picture: TilingPicture = { plane, cell, rounds: roundCount, supertiles: false };
  let chosen = 0;
  const status = html('p', { role: 'status', class: 'x-because' });
  const rounds = html('input', { id: 'x-rounds', type: 'number', min: 0, max: roundCount, step: 1 });
  rounds.onchange = () => step(Math.trunc(Number(rounds.value)));
  const supertiles = html('input', { type: 'checkbox' });
  supertiles.onchange = () => draw({ supertiles: supertiles.checked });
  const layout = new Choice('Rows', LAYOUTS, name => draw({ plane: new TilingPlane(a, b, cells, name) }));
  const cursor = new HeapCursor('Tiling, heap', cells.length - 1, 'x-scroll x-stage x-plane', {
    afterKey: key => picture.plane.afterKey(key, chosen),
    heapAt: (x, y) => picture.plane.heapAt({ x: x / cell, y: y / cell }),
    go: goTo,
  });

  function step(to: number): void {
    draw({ rounds: Math.min(roundCount, Math.max(0, to || 0)) });
  }

  function draw(change: Partial<TilingPicture> = {}): void {
    picture = { ...picture, ...change };
    cursor.draw(tilingDrawing(picture));
    rounds.value = String(picture.rounds);
    put(
      status,
      ...describeRounds(picture, roundCount),
      ...(b >= 3 * a ? describeTiles(a, picture) : []),
      picture.plane.repeatsRow && ' The last row is row 0 again.',
    );
    goTo(chosen);
  }

  /** Frames the tile of a heap, and describes it. */
  function goTo(heap: number): void {
    chosen = heap;
    const { plane } = picture;
    const tile = plane.tileOf(heap);
    const { value, tile: kind, row, round } = plane.cells[heap]!;
    const text = `G(${heap}) = ${value}, on the tile ${kind} = {${tile.join(', ')}}, row ${row}, round ${round}${saysSupertile(heap)}`;
    cursor.choose(heap, [text], svg('path', { d: outline(tile, picture) }));
  }

  function saysSupertile(heap: number): string {
    if (!picture.supertiles) return '';
    const { E, m, r } = picture.plane.supertileOf(heap);
    const isDrawn = E + a + r * (b - a) < cells.length;
    return `, in the supertile (E, m, r) = (${E}, ${m}, ${r})${isDrawn ? '' : ' (partly drawn)'}`;
  }

  draw();
  return html(
    'div',
    {},
    html(
      'div',
      { class: 'x-row x-controls' },
      button('None', () => step(0)),
      button('Previous', () => step(picture.rounds - 1)),
      button('Next', () => step(picture.rounds + 1)),
      button('All', () => step(roundCount)),
      html('label', { for: 'x-rounds', class: 'x-field' }, 'rounds ', rounds),
      layout.show('trominoes').element,
      html('label', { class: 'x-field' }, supertiles, ' Supertiles'),
    ),
    cursor.element,
    cursor.readout,
    status,
    legend(b < 3 * a),
  );
}

function describeRounds({ plane, rounds }: TilingPicture, last: number): Child[] {
  if (rounds === last) return ['All heaps below ', number(plane.cells.length), ' are shown.'];
  const values = plane.roundOf.filter(round => round < rounds).length;
  const after = [
    rounds === 1 ? 'After 1 round ' : `After ${rounds} rounds `,
    number(values),
    ' values are placed',
  ];
  const blank = plane.blankAfter(rounds);
  if (blank === undefined) return [...after, '.'];
  return [...after, ', and heap ', number(blank), ' and all later heaps are blank: everything starts again.'];
}

/** Describes the tiles per round of the rounds that are shown, at most those after which everything starts again. */
function describeTiles(a: number, { plane, rounds }: TilingPicture): Child[] {
  const counts = Array.from({ length: Math.min(a, rounds) }, () => 0);
  for (const round of plane.roundOf) if (round < counts.length) counts[round]!++;
  if (counts.length === 0) return [];
  const sum = counts.reduce((all, count) => all + count, 0);
  const each = new Set(counts).size === 1;
  const text = each ? ` ${counts.length} · ${counts[0]} = ${sum}` : ` ${counts.join(' + ')} = ${sum}`;
  return [
    html(
      'span',
      { class: 'x-quiet' },
      counts.length === 1
        ? ` Tiles in the round:${text.split('=').at(-1)}.`
        : ` Tiles in the rounds:${text}.`,
    ),
  ];
}

function legend(isBroken: boolean): HTMLElement {
  const swatch = (style: string) => html('i', { class: `x-sample ${style}` });
  return html(
    'div',
    {},
    html(
      'p',
      { class: 'x-legend' },
      html('span', {}, swatch('x-tile-a'), ' A = {n, n + a, n + a + b}'),
      html('span', {}, swatch('x-tile-b'), ' B = {n, n + b, n + a + b}'),
      html('span', {}, swatch('x-tile-a-pale'), ' ', swatch('x-tile-b-pale'), ' every second round'),
    ),
    html(
      'p',
      { class: 'x-quiet' },
      'A supertile (E, m, r) consists of m tiles A at E - md, …, E - d and r tiles B at E + a, …, E + a + (r - 1)d, where d = b - a.',
    ),
    html(
      'p',
      { class: 'x-quiet' },
      'Each cell is a heap. Moving right adds a; moving down adds b, modulo a. A value goes on tile A if heap n + a is blank, otherwise on tile B. ',
      isBroken
        ? 'For b < 3a, rounds do not close; here, each run of tiles A in a row begins a round.'
        : 'For b ≥ 3a, each round has a run of tiles A and a run of tiles B in every row; after a / gcd(a, b) rounds all later heaps are blank.',
    ),
  );
}
