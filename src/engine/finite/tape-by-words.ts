import { OutcomeStretch } from './outcome-stretch.ts';
import type { OutcomeKernel } from './outcomes-wasm.ts';
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
 * Memory: a bit a level for each heap that is kept.
 */
export class FiniteTapeByWords implements FiniteTape {
  heap: number;
  readonly largest: number;
  readonly kept: number;
  readonly #moves: readonly number[];
  readonly #levels: number;
  /** Heaps stepped at once. */
  readonly #width: number;
  /** Whether the least move is shorter than a step. */
  readonly #alternates: boolean;
  /** The levels one after the other, each a ring of bits: heap h is at bit h mod its size. Blank before heap 0. */
  readonly #ring: Int32Array;
  readonly #words: number;
  /** For outcomes, many at once. */
  readonly #stretch: OutcomeStretch | null;

  /**
   * @param moves S, strictly increasing and not empty
   * @param kept heaps whose terms are to be kept, at least
   * @param kernel for outcomes, one level
   */
  constructor(
    moves: readonly number[],
    levels: number,
    start: StartingTerms | FiniteTapeByWords,
    kept = 0,
    kernel: OutcomeKernel | null = null,
  ) {
    const [least = 0] = moves;
    if (least < 1) throw new RangeError(`{${moves.join(', ')}} is no subtraction set`);
    this.largest = moves.at(-1)!;
    this.#moves = moves;
    this.#levels = levels;
    this.#width = heapsAStep(moves);
    this.#alternates = least < this.#width;
    this.#words = 2 ** Math.ceil(Math.log2(Math.max(this.largest, kept) / WORD + 3));
    this.kept = WORD * (this.#words - 3);
    this.#ring = new Int32Array(levels * this.#words);
    this.#stretch = start instanceof FiniteTapeByWords ? start.#stretch : OutcomeStretch.of(moves, kernel);
    if (start instanceof FiniteTapeByWords) {
      this.heap = start.heap;
      this.#take(start);
      return;
    }
    for (let heap = 0; heap < least; heap++) {
      const level = heap === 0 ? start.atZero : start.belowLeast;
      if (level < levels) this.#ring[level * this.#words + (heap >>> 5)]! |= 1 << (heap & 31);
    }
    this.heap = least;
  }

  copy(kept = this.kept): FiniteTapeByWords {
    return new FiniteTapeByWords(this.#moves, this.#levels, this, kept);
  }

  advanceTo(heap: number): void {
    while (this.#stretch && heap - this.heap >= this.#stretch.shortest)
      this.#advanceByStretch(this.#stretch, heap);
    this.#advanceByWords(heap);
  }

  /** Steps on a tape of its own, and takes the terms that are kept from there. */
  #advanceByStretch(stretch: OutcomeStretch, heap: number): void {
    const ring = this.#ring;
    const wordMask = this.#words - 1;
    const from = this.heap;
    const { tape, start, heaps } = stretch.step(heap - from, back =>
      wordFrom(ring, 0, wordMask, (from - back) | 0),
    );
    const end = from + heaps;
    const firstWord = Math.floor(Math.max(from, end - this.kept) / WORD);
    for (let w = firstWord; w <= Math.floor(end / WORD); w++) {
      const bit = start + WORD * w - from;
      const low = tape[bit >>> 5]! >>> bit;
      ring[w & wordMask] = low | ((tape[(bit >>> 5) + 1]! << ~bit) << 1);
    }
    this.heap = end;
  }

  #advanceByWords(heap: number): void {
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

  recurrence(): number {
    const ring = this.#ring;
    const wordMask = this.#words - 1;
    const mask = lowBits(Math.min(WORD, this.largest));
    const start = this.#tellingPlace();
    const told = wordFrom(ring, 0, wordMask, start | 0) & mask;
    const most = Math.min(this.heap, this.kept) - this.largest;
    for (let p = 1; p <= most; ) {
      const at = (start - p) | 0;
      const low = ring[(at >>> 5) & wordMask]!;
      const high = ring[((at >>> 5) + 1) & wordMask]!;
      for (let shift = at & 31; shift >= 0 && p <= most; shift--, p++) {
        const terms = ((low >>> shift) | ((high << 1) << (31 - shift))) & mask;
        if (terms === told && this.#recursAfter(p)) return p;
      }
    }
    return 0;
  }

  agreesFrom(period: number): number {
    const lowest = this.heap - Math.min(this.heap, this.kept);
    for (let n = this.heap - period; n > lowest; n -= WORD) {
      const count = Math.min(WORD, n - lowest);
      const differing = this.#differing(n - count, n - count + period) & lowBits(count);
      if (differing !== 0) return n - count + WORD - Math.clz32(differing);
    }
    return lowest;
  }

  /**
   * Where to look for the last window first: the first heap of a word of it that differs from all the words that begin
   * a few heaps before, or from most. Words in the middle of a pattern such as 0101… are met too often: by the last
   * word instead of this one {1, b, c} with c up to 1000 took ten times as long.
   */
  #tellingPlace(): number {
    const wordMask = this.#words - 1;
    let best = this.heap - Math.min(WORD, this.largest);
    let fewest = Number.POSITIVE_INFINITY;
    for (let start = best; start >= this.heap - this.largest && fewest > 0; start -= WORD) {
      const told = wordFrom(this.#ring, 0, wordMask, start | 0);
      let alike = 0;
      for (let back = 1; back <= 16; back++) {
        if (wordFrom(this.#ring, 0, wordMask, (start - back) | 0) === told) alike++;
      }
      if (alike < fewest) [best, fewest] = [start, alike];
    }
    return best;
  }

  /** Whether the last m terms are those of p heaps before. */
  #recursAfter(p: number): boolean {
    for (let left = this.largest, end = this.heap; left > 0; left -= WORD, end -= WORD) {
      const count = Math.min(WORD, left);
      if ((this.#differing(end - count, end - count - p) & lowBits(count)) !== 0) return false;
    }
    return true;
  }

  /** Bit i is set where the terms of the heaps m + i and n + i differ. */
  #differing(m: number, n: number): number {
    const wordMask = this.#words - 1;
    let differing = 0;
    for (let base = 0; base < this.#ring.length; base += this.#words) {
      differing |= wordFrom(this.#ring, base, wordMask, m | 0) ^ wordFrom(this.#ring, base, wordMask, n | 0);
    }
    return differing;
  }

  /** The terms that the other tape keeps and this one is to keep. */
  #take(other: FiniteTapeByWords): void {
    const end = Math.floor(this.heap / WORD) + 1;
    const count = Math.min(this.#words, other.#words, end);
    for (let level = 0; level < this.#levels; level++) {
      const [to, from] = [level * this.#words, level * other.#words];
      for (let w = end - count; w < end; w++) {
        this.#ring[to + (w & (this.#words - 1))] = other.#ring[from + (w & (other.#words - 1))]!;
      }
    }
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
  return least < WORD ? Math.min(WORD, second) : WORD;
}

/** 32 heaps of the level that starts at `base`, from `heap` on. Heaps count modulo 2^32 here, of which the ring is a part. */
function wordFrom(ring: Int32Array, base: number, wordMask: number, heap: number): number {
  const word = heap >>> 5;
  const high = ring[base + ((word + 1) & wordMask)]!;
  return (ring[base + (word & wordMask)]! >>> heap) | ((high << ~heap) << 1); // Shifts are modulo 32.
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

function lowBits(count: number): number {
  return count === WORD ? -1 : (1 << count) - 1;
}
