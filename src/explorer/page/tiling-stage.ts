import type { TilingCell } from '../../engine/index.ts';
import { type Layout, TilingPlane } from '../tiling-plane.ts';
import { button } from './button.ts';
import { Choice } from './choice.ts';
import { type Child, html, put, svg } from './element.ts';
import { HeapCursor } from './heap-cursor.ts';
import { number } from './mathematics.ts';
import { outline, type TilingPicture, tilingDrawing } from './tiling-drawing.ts';

/** Pixels of a cell, for tilings of at most so many cells. */
const SIZES = [
  { cells: 1000, cell: 24 },
  { cells: 5000, cell: 12 },
  { cells: Number.POSITIVE_INFINITY, cell: 6 },
] as const;

const LAYOUTS: Readonly<Record<Layout, string>> = {
  edge: 'from the left edge on',
  trominoes: 'slanted, all tiles trominoes',
};

/** The tiling of {a, b, a + b}, round by round, with a cursor that the mouse, a finger or the keyboard moves. */
export class TilingStage {
  readonly element: HTMLElement;
  readonly #a: number;
  readonly #b: number;
  readonly #cells: readonly TilingCell[];
  readonly #cursor: HeapCursor;
  readonly #status = html('p', { role: 'status', class: 'x-because' });
  readonly #input: HTMLInputElement;
  /** How many rounds have begun. */
  readonly #most: number;
  #picture: TilingPicture;
  #heap = 0;

  constructor(a: number, b: number, cells: readonly TilingCell[]) {
    [this.#a, this.#b, this.#cells] = [a, b, cells];
    const plane = new TilingPlane(a, b, cells, 'edge');
    this.#most = Math.max(...plane.roundOf) + 1;
    const { cell } = SIZES.find(size => cells.length <= size.cells)!;
    this.#picture = { plane, cell, rounds: this.#most, supertiles: false };
    this.#input = html('input', { id: 'x-rounds', type: 'number', min: 0, max: this.#most, step: 1 });
    this.#input.onchange = () => this.#step(Math.trunc(Number(this.#input.value)));
    this.#cursor = new HeapCursor('Tiling, heap', cells.length - 1, 'x-scroll x-stage x-plane', {
      afterKey: key => this.#picture.plane.afterKey(key, this.#heap),
      heapAt: (x, y) => this.#picture.plane.heapAt({ x: x / cell, y: y / cell }),
      go: heap => this.#goTo(heap),
    });
    this.element = html(
      'div',
      {},
      this.#controls(),
      this.#cursor.element,
      this.#cursor.readout,
      this.#status,
      legend(b < 3 * a),
    );
    this.#draw();
  }

  #controls(): HTMLElement {
    const layout = new Choice('Rows', LAYOUTS, name => {
      this.#picture = { ...this.#picture, plane: new TilingPlane(this.#a, this.#b, this.#cells, name) };
      this.#draw();
    });
    const supertiles = html('input', { type: 'checkbox' });
    supertiles.onchange = () => {
      this.#picture = { ...this.#picture, supertiles: supertiles.checked };
      this.#draw();
    };
    return html(
      'div',
      { class: 'x-row x-controls' },
      button('None', () => this.#step(0)),
      button('Previous', () => this.#step(this.#picture.rounds - 1)),
      button('Next', () => this.#step(this.#picture.rounds + 1)),
      button('All', () => this.#step(this.#most)),
      html('label', { for: 'x-rounds', class: 'x-field' }, 'rounds ', this.#input),
      layout.show('edge').element,
      html('label', { class: 'x-field' }, supertiles, ' Supertiles'),
    );
  }

  #step(rounds: number): void {
    this.#picture = { ...this.#picture, rounds: Math.min(this.#most, Math.max(0, rounds || 0)) };
    this.#draw();
  }

  #draw(): void {
    const { rounds } = this.#picture;
    this.#cursor.draw(tilingDrawing(this.#picture));
    this.#input.value = String(rounds);
    put(this.#status, ...this.#saysRounds());
    this.#goTo(this.#heap);
  }

  #saysRounds(): Child[] {
    const { plane, rounds } = this.#picture;
    if (rounds === this.#most) return ['All heaps below ', number(plane.cells.length), ' are shown.'];
    const values = plane.roundOf.filter(round => round < rounds).length;
    const after = [
      rounds === 1 ? 'After 1 round ' : `After ${rounds} rounds `,
      number(values),
      ' values are placed',
    ];
    const blank = plane.blankAfter(rounds);
    if (blank === undefined) return [...after, '.'];
    return [...after, ', and the tape is blank from heap ', number(blank), ' on: all begins anew.'];
  }

  #saysSupertile(): string {
    if (!this.#picture.supertiles) return '';
    const { E, m, r } = this.#picture.plane.supertileOf(this.#heap);
    const isDrawn = E + this.#a + r * (this.#b - this.#a) < this.#cells.length;
    return `, in the supertile (E, m, r) = (${E}, ${m}, ${r})${isDrawn ? '' : ', as far as it is drawn'}`;
  }

  /** Puts a frame round the tile of a heap, and says what it is. */
  #goTo(heap: number): void {
    this.#heap = heap;
    const { plane } = this.#picture;
    const tile = plane.tileOf(heap);
    const { value, tile: kind, row } = plane.cells[heap]!;
    const said = `G(${heap}) = ${value}, on the tile ${kind} = {${tile.join(', ')}}, row ${row}, round ${plane.roundOf[value]! + 1}${this.#saysSupertile()}`;
    this.#cursor.choose(heap, [said], svg('path', { d: outline(tile, this.#picture) }));
  }
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
      html('span', {}, swatch('x-tile-a-pale'), ' ', swatch('x-tile-b-pale'), ' in every second round'),
    ),
    html(
      'p',
      { class: 'x-quiet' },
      'A supertile (E, m, r) is tiles A at E - md, …, E - d and tiles B at E + a, …, E + a + (r - 1)d, with d = b - a.',
    ),
    html(
      'p',
      { class: 'x-quiet' },
      'A step to the right is a heaps, a row down b heaps modulo a. A value stands on A if heap n + a has none yet, else on B. ',
      isBroken
        ? 'Below b = 3a rounds do not close: one is here what begins with a run of tiles A in its row.'
        : 'From b = 3a on each round is a run of tiles A and one of tiles B in each row, and after a / gcd(a, b) rounds the tape is blank.',
    ),
  );
}
