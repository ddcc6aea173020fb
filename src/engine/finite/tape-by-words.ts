import type { FiniteTape, StartingTerms } from './tape.ts';

/** Heaps of a word: what one 32-bit operation of JavaScript steps at once. */
const WORD = 32;

/**
 * {@link FiniteTape} by words: up to 32 heaps a step.
 *
 * A term is a level: heap n ≥ min S is in the least level v that none of the heaps n − s, s in S, is in, and
 * each level is a row of bits, one a heap. With |S| levels these are the nim-values; a heap in none of them has
 * the value |S|. With one level they are the outcomes, under any rule: P-positions are in level 0.
 *
 * With x the bits of a level, F the heaps in no lower level and g(n) = F(n) ∧ ¬ ∨ x(n − s), any min S heaps in a
 * row come from words, x = g. Where the second least move t is twice min S = a or more, min(32, t) heaps do: with
 * g taken over the other moves, x(n) = g(n) ∧ ¬x(n − a). So within a run of ones of g along n, n − a, n − 2a, …
 * the bits of x alternate, starting from the bit before the word or from a zero of g; whether the distance to
 * that start is even is a flood in log2(width / 2a) shifts. (For a = 1 one addition with its carries finds the
 * same; that was measured a fifth faster, and is left out for being of use there only.)
 *
 * Cost: 4 to 7 ns a step, level and move; a step is 32 heaps, or `width` where the moves are near each other.
 * Memory: m bits a level.
 */
export class FiniteTapeByWords implements FiniteTape {
  heap: number;
  readonly largest: number;
  readonly #moves: readonly number[];
  readonly #levels: number;
  /** Heaps stepped at once. */
  readonly #width: number;
  /** Whether the least move is shorter than a step. */
  readonly #alternates: boolean;
  /** The levels one after the other, each a ring of bits: heap h is at bit h mod its size. Blank before heap 0. */
  readonly #ring: Int32Array;
  readonly #words: number;

  /** @param moves S, strictly increasing and not empty */
  constructor(moves: readonly number[], levels: number, start: StartingTerms | FiniteTapeByWords) {
    const [least = 0] = moves;
    if (least < 1) throw new RangeError(`{${moves.join(', ')}} is no subtraction set`);
    this.largest = moves.at(-1)!;
    this.#moves = moves;
    this.#levels = levels;
    this.#width = heapsAStep(moves);
    this.#alternates = 2 * least <= this.#width;
    this.#words = 2 ** Math.ceil(Math.log2(this.largest / WORD + 3));
    if (start instanceof FiniteTapeByWords) {
      this.#ring = start.#ring.slice();
      this.heap = start.heap;
      return;
    }
    this.#ring = new Int32Array(levels * this.#words);
    for (let heap = 0; heap < least; heap++) {
      const level = heap === 0 ? start.atZero : start.belowLeast;
      if (level < levels) this.#ring[level * this.#words + (heap >>> 5)]! |= 1 << (heap & 31);
    }
    this.heap = least;
  }

  copy(): FiniteTapeByWords {
    return new FiniteTapeByWords(this.#moves, this.#levels, this);
  }

  advanceTo(heap: number): void {
    const ring = this.#ring;
    const moves = this.#moves;
    const words = this.#words;
    const wordMask = words - 1;
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
      for (let base = 0; base < ring.length; base += words) {
        let reached = 0;
        for (let j = alternates ? 1 : 0; j < moves.length; j++) {
          reached |= wordFrom(ring, base, wordMask, at - moves[j]!);
        }
        let level = free & ~reached;
        if (alternates) level = alternate(level, wordFrom(ring, base, wordMask, at - least), least, width);
        ring[base + word] = (ring[base + word]! & ((1 << at) - 1)) | (level << at);
        ring[base + next] = (level >>> 1) >>> ~at;
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
      for (const stop = Math.min(end, this.heap); n < stop; n++) terms[n - from] = this.#term(n);
    }
  }

  /** The last m heaps of every level as bits, 32 a word, lowest heap first. */
  window(): Int32Array {
    const perLevel = Math.ceil(this.largest / WORD);
    const window = new Int32Array(this.#levels * perLevel);
    const start = (this.heap - this.largest) | 0;
    for (let level = 0, i = 0; level < this.#levels; level++) {
      for (let j = 0; j < perLevel; j++, i++) {
        window[i] = wordFrom(this.#ring, level * this.#words, this.#words - 1, start + WORD * j);
      }
      window[i - 1]! &= lowBits(this.largest - WORD * (perLevel - 1));
    }
    return window;
  }

  #term(heap: number): number {
    const word = (heap >>> 5) & (this.#words - 1);
    let level = 0;
    while (level < this.#levels && (this.#ring[level * this.#words + word]! & (1 << heap)) === 0) level++;
    return level;
  }
}

/** The width of a step by words, in heaps, from the least two moves. */
export function heapsAStep([least = 0, second = Number.POSITIVE_INFINITY]: readonly number[]): number {
  const width = Math.min(WORD, second);
  return 2 * least <= width ? width : Math.min(WORD, least);
}

/** 32 heaps of the level that starts at `base`, from `heap` on. Heaps count modulo 2^32 here, of which the ring is a part. */
function wordFrom(ring: Int32Array, base: number, wordMask: number, heap: number): number {
  const word = heap >>> 5;
  const high = ring[base + ((word + 1) & wordMask)]!;
  return (ring[base + (word & wordMask)]! >>> heap) | ((high << ~heap) << 1); // Shifts are modulo 32.
}

/**
 * The x with x(i) = g(i) ∧ ¬x(i − a) for i < width, where x(i − a) is bit i of `before` for i < a; 2a ≤ 32.
 * Two steps of this are x(i) = (g(i) ∧ ¬g(i − a)) ∨ (g(i) ∧ x(i − 2a)): a flood.
 */
function alternate(g: number, before: number, a: number, width: number): number {
  const first = lowBits(a);
  const firstTwo = lowBits(2 * a);
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

function lowBits(count: number): number {
  return count === WORD ? -1 : (1 << count) - 1;
}
