import { lowBits, WORD, wordFrom } from '../bits.ts';
import type { Beginning } from './beginning.ts';
import { BitRow } from './bit-row.ts';
import type { FiniteTape } from './tape.ts';

/**
 * The outcomes of a finite set as a {@link FiniteTape}, up to 32 heaps per step.
 *
 * Bit n of x says that heap n is a P-position, that is, that none of the heaps n − s, s in S, is one. With
 * g(n) = ¬ ∨ x(n − s), any min S heaps in a row come from words: x = g. If the second least move t is at least twice the
 * least move a, then min(32, t) heaps do: with g over the other moves, x(n) = g(n) ∧ ¬x(n − a). Within a run of ones of g
 * along n, n − a, n − 2a, … the bits of x alternate, starting from the bit before the word or from a zero of g. Whether the
 * distance to that start is even is a flood in log2(width / 2a) shifts.
 *
 * Cost: two reads per step and move. Memory: one bit per kept heap.
 */
export class FiniteTapeByWords implements FiniteTape {
  heap: number;
  readonly #moves: readonly number[];
  readonly largest: number;
  /** Heaps per step. */
  readonly #width: number;
  /** Whether the least move is shorter than a step. */
  readonly #alternates: boolean;
  readonly #row: BitRow;

  /**
   * @param moves S, strictly increasing and not empty
   * @param kept minimum number of heaps whose terms are kept
   */
  constructor(moves: readonly number[], start: Beginning | FiniteTapeByWords, kept = 0) {
    const [least = 0] = moves;
    if (least < 1) throw new RangeError(`{${moves.join(', ')}} is not a subtraction set`);
    this.largest = moves.at(-1)!;
    this.#moves = moves;
    this.#width = heapsAStep(moves);
    this.#alternates = least < this.#width;
    this.#row = new BitRow(Math.max(this.largest, kept));
    if (start instanceof FiniteTapeByWords) {
      this.heap = start.heap;
      this.#row.take(start.#row, this.heap);
      return;
    }
    const { given, isSink } = start;
    if (isSink) this.#row.fill();
    for (let heap = 0; heap < given.length; heap++) if (given[heap] === 0) this.#row.add(heap);
    this.heap = given.length;
  }

  get kept(): number {
    return this.#row.kept;
  }

  copy(kept = this.kept): FiniteTapeByWords {
    return new FiniteTapeByWords(this.#moves, this, kept);
  }

  advanceTo(heap: number): void {
    const { words, wordMask } = this.#row;
    const moves = this.#moves;
    const width = this.#width;
    const least = moves[0]!;
    const alternates = this.#alternates;
    let n = this.heap;
    let at = n | 0;
    while (n < heap) {
      let reached = 0;
      for (let j = alternates ? 1 : 0; j < moves.length; j++)
        reached |= wordFrom(words, 0, wordMask, at - moves[j]!);
      const placed = alternates
        ? alternate(~reached, wordFrom(words, 0, wordMask, at - least), least, width)
        : ~reached;
      const word = (at >>> 5) & wordMask;
      // Bits from `width` on are noise. They lie at heaps that are not reached yet, and are written over.
      words[word] = (words[word]! & ((1 << at) - 1)) | (placed << at);
      words[(word + 1) & wordMask] = (placed >>> 1) >>> ~at;
      const step = heap - n < width ? heap - n : width;
      at = (at + step) | 0;
      n += step;
    }
    this.heap = n;
  }

  read(from: number, terms: Uint8Array | Int32Array): void {
    const end = from + terms.length;
    for (let n = from; n < end; ) {
      if (n >= this.heap) this.advanceTo(Math.min(end, n + WORD));
      const stop = Math.min(end, this.heap);
      this.#row.read(n, terms, n - from, stop - from);
      n = stop;
    }
  }

  window(): Int32Array {
    return this.#row.window(this.heap, this.largest);
  }

  recurs(period: number): boolean {
    return this.#row.recurs(period, this.heap, this.largest);
  }

  recurrence(): number {
    return this.#row.recurrence(this.heap, this.largest);
  }

  agreesFrom(period: number): number {
    return this.#row.agreesFrom(this.heap, period);
  }
}

/** The width of a step by words, in heaps, from the least two moves. */
function heapsAStep([least = 0, second = Number.POSITIVE_INFINITY]: readonly number[]): number {
  return least < WORD ? Math.min(WORD, second) : WORD;
}

/**
 * The x with x(i) = g(i) ∧ ¬x(i − a) for i < width, where x(i − a) is bit i of `before` for i < a < 32.
 * Two steps of this are x(i) = (g(i) ∧ ¬g(i − a)) ∨ (g(i) ∧ x(i − 2a)): a flood.
 */
function alternate(g: number, before: number, a: number, width: number): number {
  const first = lowBits(a);
  const firstTwo = lowBits(Math.min(WORD, 2 * a));
  let x = g & ~before & first;
  x |= g & ~(x << a) & firstTwo & ~first;
  let path = g & ~firstTwo;
  x |= path & ~(g << a);
  for (let d = 2 * a; d < width; d <<= 1) {
    x |= path & (x << d);
    path &= path << d;
  }
  return x;
}
