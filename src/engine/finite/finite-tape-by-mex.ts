import type { Beginning } from './beginning.ts';
import type { FiniteTape } from './finite-tape.ts';

/** Moves up to which the values of the options are bits of one word, and with them the one before heap 0. */
const MAX_MOVES_FOR_A_WORD = 30;

/**
 * The nim-values of a finite set as a {@link FiniteTape}, one heap after another: the values of the options are marked,
 * and the least unmarked one is the value.
 *
 * Cost: one read per heap and move. Memory: 1 byte per stored heap, or 4 for more than 254 moves.
 */
export class FiniteTapeByMex implements FiniteTape {
  heap: number;
  readonly #moves: readonly number[];
  readonly largest: number;
  readonly kept: number;
  /**
   * The values, with heap h at h mod the size. The cells of heaps below 0 hold a value that no heap has, or the value of
   * a sink.
   */
  readonly #ring: Uint8Array | Int32Array;

  /**
   * @param moves S, strictly increasing
   * @param kept heaps whose terms are to be kept, at least
   */
  constructor(moves: readonly number[], start: Beginning | FiniteTapeByMex, kept = 0) {
    this.largest = moves.at(-1)!;
    this.kept = 2 ** Math.ceil(Math.log2(Math.max(this.largest, kept)));
    this.#moves = moves;
    this.#ring = new (moves.length < 255 ? Uint8Array : Int32Array)(this.kept);
    if (start instanceof FiniteTapeByMex) {
      this.heap = start.heap;
      const count = Math.min(this.kept, start.kept);
      for (let n = this.heap - count; n < this.heap; n++) {
        this.#ring[n & (this.kept - 1)] = start.#ring[n & (start.kept - 1)]!;
      }
      return;
    }
    this.#ring.fill(start.isSink ? 0 : moves.length + 1);
    this.#ring.set(start.given);
    this.heap = start.given.length;
  }

  copy(kept = this.kept): FiniteTapeByMex {
    return new FiniteTapeByMex(this.#moves, this, kept);
  }

  advanceTo(heap: number): void {
    if (this.#moves.length <= MAX_MOVES_FOR_A_WORD) this.#advanceByBits(heap);
    else this.#advanceByMarks(heap);
    this.heap = Math.max(this.heap, heap);
  }

  read(from: number, terms: Uint8Array | Int32Array): void {
    const end = from + terms.length;
    for (let n = from; n < end; ) {
      if (n >= this.heap) this.advanceTo(Math.min(end, n + this.kept));
      for (const stop = Math.min(end, this.heap); n < stop; n++) {
        terms[n - from] = this.#ring[n & (this.kept - 1)]!;
      }
    }
  }

  window(window = new Int32Array(this.largest)): Int32Array {
    this.read(this.heap - this.largest, window);
    return window;
  }

  recurs(period: number): boolean {
    const lowest = this.heap - period - this.largest;
    if (lowest < this.heap - Math.min(this.heap, this.kept)) return false;
    return this.#agreesDownTo(lowest, period) === lowest;
  }

  recurrence(): number {
    const most = Math.min(this.heap, this.kept) - this.largest;
    for (let p = 1; p <= most; p++) if (this.recurs(p)) return p;
    return 0;
  }

  agreesFrom(period: number): number {
    return this.#agreesDownTo(this.heap - Math.min(this.heap, this.kept), period);
  }

  /** Returns the least n ≥ `lowest` such that every term between n and `heap` − p equals the term p heaps later. */
  #agreesDownTo(lowest: number, p: number): number {
    const ring = this.#ring;
    const mask = this.kept - 1;
    let n = this.heap - p;
    while (n > lowest && ring[(n - 1) & mask] === ring[(n - 1 + p) & mask]) n--;
    return n;
  }

  #advanceByBits(heap: number): void {
    const ring = this.#ring;
    const mask = this.kept - 1;
    const moves = this.#moves;
    for (let n = this.heap; n < heap; n++) {
      const at = n | 0;
      let options = 0;
      for (let j = 0; j < moves.length; j++) options |= 1 << ring[(at - moves[j]!) & mask]!;
      ring[at & mask] = 31 - Math.clz32(~options & (options + 1));
    }
  }

  #advanceByMarks(heap: number): void {
    const ring = this.#ring;
    const mask = this.kept - 1;
    const moves = this.#moves;
    const markedAt = new Float64Array(moves.length + 2).fill(-1);
    for (let n = this.heap; n < heap; n++) {
      const at = n | 0;
      for (let j = 0; j < moves.length; j++) markedAt[ring[(at - moves[j]!) & mask]!] = n;
      let value = 0;
      while (markedAt[value] === n) value++;
      ring[at & mask] = value;
    }
  }
}
