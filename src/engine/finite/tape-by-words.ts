import { WORD, wordFrom } from '../bits.ts';
import { fingerprintsByWindows } from '../walker.ts';
import type { Beginning } from './beginning.ts';
import { BitRows } from './bit-rows.ts';
import { alternate, heapsAStep } from './step-by-words.ts';
import type { FiniteTape } from './tape.ts';

/**
 * {@link FiniteTape} by words: up to 32 heaps a step.
 *
 * A term is a level: heap n is in the least level v that none of the heaps n − s, s in S, is in, and
 * each level is a row of bits, one a heap. With |S| levels these are the nim-values; a heap in none of them has
 * the value |S|. With one level they are the outcomes, under any rule: P-positions are in level 0.
 *
 * With x the bits of a level, F the heaps in no lower level and g(n) = F(n) ∧ ¬ ∨ x(n − s), any min S heaps in a
 * row come from words, x = g. Where the second least move t is twice min S = a or more, min(32, t) heaps do: with
 * g taken over the other moves, x(n) = g(n) ∧ ¬x(n − a). So within a run of ones of g along n, n − a, n − 2a, …
 * the bits of x alternate, starting from the bit before the word or from a zero of g; whether the distance to
 * that start is even is a flood in log2(width / 2a) shifts. (For a = 1 one addition with its carries would find the
 * same; it is left out for being of use there only.)
 *
 * Cost: two reads a step, level and move; a step is 32 heaps, or `width` where the moves are near each other.
 * Memory: a bit a level for each heap that is kept.
 */
export class FiniteTapeByWords implements FiniteTape {
  heap: number;
  readonly moves: readonly number[];
  readonly largest: number;
  readonly #levels: number;
  /** Heaps stepped at once. */
  readonly #width: number;
  /** Whether the least move is shorter than a step. */
  readonly #alternates: boolean;
  readonly #rows: BitRows;

  /**
   * @param moves S, strictly increasing and not empty
   * @param kept heaps whose terms are to be kept, at least
   */
  constructor(moves: readonly number[], levels: number, start: Beginning | FiniteTapeByWords, kept = 0) {
    const [least = 0] = moves;
    if (least < 1) throw new RangeError(`{${moves.join(', ')}} is not a subtraction set`);
    this.largest = moves.at(-1)!;
    this.moves = moves;
    this.#levels = levels;
    this.#width = heapsAStep(moves);
    this.#alternates = least < this.#width;
    this.#rows = new BitRows(levels, Math.max(this.largest, kept));
    if (start instanceof FiniteTapeByWords) {
      this.heap = start.heap;
      this.#rows.take(start.#rows, this.heap);
      return;
    }
    const { given, isSink } = start;
    if (isSink) this.#rows.fill(0);
    for (let heap = 0; heap < given.length; heap++) {
      if (given[heap]! < levels) this.#rows.set(given[heap]!, heap);
    }
    this.heap = given.length;
  }

  get kept(): number {
    return this.#rows.kept;
  }

  copy(kept = this.kept): FiniteTapeByWords {
    return new FiniteTapeByWords(this.moves, this.#levels, this, kept);
  }

  advanceTo(heap: number): void {
    const { words, wordsEach } = this.#rows;
    const moves = this.moves;
    const wordMask = wordsEach - 1;
    const width = this.#width;
    const least = moves[0]!;
    const alternates = this.#alternates;
    let n = this.heap;
    let at = n | 0;
    while (n < heap) {
      const word = (at >>> 5) & wordMask;
      const next = (word + 1) & wordMask;
      let free = -1;
      // Bits from `width` on are noise. They lie at heaps that are not reached yet, and are written over.
      for (let base = 0; base < words.length; base += wordsEach) {
        let reached = 0;
        for (let j = alternates ? 1 : 0; j < moves.length; j++) {
          reached |= wordFrom(words, base, wordMask, at - moves[j]!);
        }
        let level = free & ~reached;
        if (alternates) level = alternate(level, wordFrom(words, base, wordMask, at - least), least, width);
        words[base + word] = (words[base + word]! & ((1 << at) - 1)) | (level << at);
        words[base + next] = (level >>> 1) >>> ~at;
        free &= ~level;
      }
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
      this.#rows.read(n, terms, n - from, stop - from);
      n = stop;
    }
  }

  window(): Int32Array {
    return this.#rows.window(this.heap, this.largest);
  }

  fingerprints(stride: number, prints: Int32Array): void {
    fingerprintsByWindows(this, stride, prints);
  }

  recurs(period: number): boolean {
    return this.#rows.recurs(period, this.heap, this.largest);
  }

  recurrence(): number {
    return this.#rows.recurrence(this.heap, this.largest);
  }

  agreesFrom(period: number): number {
    return this.#rows.agreesFrom(this.heap, period);
  }
}
