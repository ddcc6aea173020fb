import type { TilingCell } from '../engine/index.ts';
import { gcd } from '../game/index.ts';

/**
 * The layout of rows: each starts at the left edge, or is shifted left of the one above so that all tiles are
 * L-trominoes. If a and b are coprime, row 0 is then repeated below the last row, so that no tile is torn apart.
 */
export type Layout = 'edge' | 'trominoes';

/** Maximum size that a reader can survey. */
const MAX = { heaps: 12_000, columns: 2000, rows: 400 };

/**
 * Returns the number of heaps of N - {a, b, a + b} to draw: whole columns, more than one period for b ≥ 3a, within the
 * maximum size; undefined if that has not even one round, of at most 3 (a + b) heaps.
 */
export function heapsToDraw(a: number, b: number): number | undefined {
  const maxHeaps = Math.min(MAX.heaps, MAX.columns * a);
  if (a > MAX.rows || 3 * (a + b) > maxHeaps) return undefined;
  const columns = Math.max(40, 3 * (a + b) + Math.ceil(b / a) + 1);
  return Math.min(columns, Math.floor(maxHeaps / a)) * a;
}

/** A position in units of a cell, from the upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The cells of a tiling laid out in the plane. */
export class TilingPlane {
  readonly cells: readonly TilingCell[];
  readonly width: number;
  readonly height: number;
  /** The round of the first heap with each value that has a cell. */
  readonly roundOf: readonly number[];
  readonly #a: number;
  readonly #b: number;
  /** The kind of each tile, by its first heap. */
  readonly #starts = new Map<number, TilingCell['tile']>();
  /** Whether the last row of the picture is row 0 again. */
  readonly repeatsRow: boolean;
  /** The heap in column 0 of each row of the picture. */
  readonly #first: number[] = [];
  /** The distance of each row from the left edge. */
  readonly #left: readonly number[];

  /** @param cells of whole columns */
  constructor(a: number, b: number, cells: readonly TilingCell[], layout: Layout) {
    this.#a = a;
    this.#b = b;
    this.cells = cells;
    for (let heap = 0; heap < a; heap++) this.#first[cells[heap]!.row] = heap;
    this.repeatsRow = layout === 'trominoes' && gcd(a, b) === 1;
    if (this.repeatsRow) this.#first.push(this.#first[0]!);
    this.#left = this.#first.map(() => 0);
    if (layout === 'trominoes') this.#left = this.#slanted();
    this.width = cells.length / a + Math.max(...this.#left);
    this.height = this.#first.length;
    const roundOf: number[] = [];
    cells.forEach(({ value, round, tile }, heap) => {
      if (roundOf[value] !== undefined) return;
      roundOf[value] = round;
      this.#starts.set(heap, tile);
    });
    this.roundOf = roundOf;
  }

  placeOf(heap: number): Place {
    const { row, column } = this.cells[heap]!;
    return { x: column + this.#left[row]!, y: row };
  }

  /** Returns the places of a heap: two in a row that is repeated. */
  placesOf(heap: number): Place[] {
    const place = this.placeOf(heap);
    const { row, column } = this.cells[heap]!;
    return this.repeatsRow && row === 0
      ? [place, { x: column + this.#left.at(-1)!, y: this.height - 1 }]
      : [place];
  }

  /** Returns the heap whose cell has this place in it. */
  heapAt({ x, y }: Place): number | undefined {
    const row = Math.floor(y);
    const column = Math.floor(x) - (this.#left[row] ?? 0);
    if (row < 0 || row >= this.height || column < 0 || column >= this.cells.length / this.#a)
      return undefined;
    return this.#first[row]! + column * this.#a;
  }

  /** Returns the heap one step to the right or the left, or one row down or up, if it is drawn. */
  afterKey(key: string, heap: number): number | undefined {
    const last = this.cells.length - 1;
    const next = {
      ArrowRight: heap + this.#a,
      ArrowLeft: heap - this.#a,
      ArrowDown: heap + this.#b,
      ArrowUp: heap - this.#b,
      Home: 0,
      End: last,
    }[key];
    return next !== undefined && next >= 0 && next <= last ? next : undefined;
  }

  /** Returns the heaps of the tile, some of which may not be drawn. */
  tileOf(heap: number): readonly number[] {
    const { value, tile } = this.cells[heap]!;
    const [a, b] = [this.#a, this.#b];
    const offsets = tile === 'A' ? [0, a, a + b] : [0, b, a + b];
    const first = offsets.map(offset => heap - offset).findLast(n => this.cells[n]?.value === value)!;
    return offsets.map(offset => first + offset);
  }

  /**
   * Returns the supertile of a heap's tile (docs/laws.md, section 3, with d = b - a): tiles A at E - md, …, E - d and
   * tiles B at E + a, …, E + a + (r - 1)d. Every tile belongs to one; tiles that are not drawn are not counted.
   */
  supertileOf(heap: number): { readonly E: number; readonly m: number; readonly r: number } {
    const [a, d] = [this.#a, this.#b - this.#a];
    const [start] = this.tileOf(heap);
    const run = (from: number, by: number, tile: TilingCell['tile']) => {
      let count = 0;
      while (this.#starts.get(from + count * by) === tile) count++;
      return count;
    };
    const E =
      this.cells[heap]!.tile === 'A'
        ? start! + run(start!, d, 'A') * d
        : start! - (run(start!, -d, 'B') - 1) * d - a;
    return { E, m: run(E - d, -d, 'A'), r: run(E + a, d, 'B') };
  }

  /**
   * Returns the first heap at and after which the first `rounds` rounds have no tile, if they cover all smaller heaps:
   * there the tape is blank, and the tiling repeats.
   */
  blankAfter(rounds: number): number | undefined {
    const isPlaced = ({ value }: TilingCell) => this.roundOf[value]! < rounds;
    const heap = this.cells.findIndex(cell => !isPlaced(cell));
    // A tile that begins before this heap ends less than a + b heaps after it.
    const isSeen = heap > 0 && heap + this.#a + this.#b <= this.cells.length;
    return isSeen && !this.cells.slice(heap).some(isPlaced) ? heap : undefined;
  }

  /** Returns shifts that align heap n + b below heap n, in a class modulo gcd(a, b). */
  #slanted(): number[] {
    const left: number[] = [];
    for (const [row, heap] of this.#first.entries()) {
      const below = (this.#first[row - 1] ?? Number.NaN) + this.#b;
      left[row] = below % this.#a === heap ? left[row - 1]! - (below - heap) / this.#a : 0;
    }
    const least = Math.min(...left);
    return left.map(x => x - least);
  }
}
