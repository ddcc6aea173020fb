import { reserve } from '../kernels/load.ts';
import { nimValuesByMarking } from './by-marking.ts';
import type { NimSegment } from './segment.ts';
import { DenseLevel, denseState, nearMoves } from './take-a-prime-dense-level.ts';
import { takeAPrimeKernel } from './take-a-prime-kernel.ts';
import {
  type DenseState,
  HEAPS_IN_WORD,
  heapsOf,
  type Level,
  membersOf,
  type ParityClasses,
  type TakeAPrimeState,
} from './take-a-prime-level.ts';
import { type ModifiedPrimes, PrimeMoves } from './take-a-prime-moves.ts';
import { SparseLevel } from './take-a-prime-sparse-level.ts';

/** The division into segments, in heaps, positive multiples of 64. It affects only the time, not the values. */
export interface Cut {
  /** The first segment, in which the parities of the values are not known yet. */
  readonly first: number;
  readonly segment: number;
  /** The length below which a dense level tries moves by words: those that decide nearly all heaps. */
  readonly near: number;
  /** The number of heaps that a dense level remembers; not less than `near`. */
  readonly history: number;
}

/**
 * The settings in use. By 2^13 heaps the parities have settled: the last exception is heap 5566. Level 8 contains about
 * one heap in 400. Heap 9,993,642,528 is the least one outside level 8 without a move shorter than 2^16 to it. Hence the
 * longer history, in which moves lead to about 400 members.
 */
const CUT: Cut = { first: 2 ** 13, segment: 2 ** 16, near: 2 ** 16, history: 2 ** 20 };

/**
 * Maximum number of heaps per member for which a level is computed by words. Levels 0 to 8 are dense at 2^13 heaps, and 9
 * to 11 are not; were it 16, levels 3, 7 and 8 would stay sparse.
 */
const DENSE = 64;

/** A level with more exceptions is done one heap at a time: levels 0 to 8 have up to 8, level 9 has dozens at once. */
const MAX_EXCEPTIONS = 16;

/**
 * Yields G(0), …, G(terms − 1) of take-a-prime, in which the primes are the moves, or of primes with odd numbers added
 * and primes removed.
 *
 * The result is exact: the heaps of value v are those of no lower value from which no move leads to value v, and nothing
 * is assumed about them. The only move between heaps of one parity is 2, and nearly all heaps of one value have the same
 * parity. That determines only which kernel computes which level, and each kernel detects when it cannot decide.
 *
 * Cost for the primes: O(terms). Memory: 1/35 byte per term, most of it for the moves; {@link SparseLevel} gives the
 * additional memory for values of mixed parity.
 *
 * @param state of the same moves, to continue after its segment; the moves are sieved again, which takes 1/15 of the time
 * @param cut for tests
 * @throws RangeError if an even number is added, or the moves below `terms` do not fit into an array
 *
 * @example
 * const primes = takeAPrimeSegments({ plus: [], minus: [] }, 9);
 * [...primes].flatMap(segment => [...segment.values]) // [0, 0, 1, 1, 2, 2, 3, 3, 4]
 */
export function takeAPrimeSegments(
  changes: ModifiedPrimes,
  terms: number,
  state?: TakeAPrimeState,
  cut: Cut = CUT,
): Generator<NimSegment> {
  const game = new TakeAPrime(new PrimeMoves(changes, terms), terms, cut, []);
  return state ? game.segmentsFrom(state) : game.segments();
}

/**
 * Returns the maximum memory of {@link takeAPrimeSegments} for the primes, in bytes: twice the use for 1e9 terms, without
 * a few MB.
 */
export function bytesOfTakeAPrime(terms: number): number {
  return terms / 15;
}

class TakeAPrime {
  readonly #moves: PrimeMoves;
  readonly #terms: number;
  readonly #cut: Cut;
  readonly #levels: Level[] = [];
  /** The levels that have been dense and did not know enough, each with the heap below which it stays sparse. */
  readonly #sparseBelow: Map<number, number>;

  #near: Int32Array | undefined;

  /** @param sparse levels that are never to be dense */
  constructor(moves: PrimeMoves, terms: number, cut: Cut, sparse: Iterable<number>) {
    this.#moves = moves;
    this.#terms = terms;
    this.#cut = cut;
    this.#sparseBelow = new Map(Array.from(sparse, v => [v, Number.POSITIVE_INFINITY]));
  }

  /** @param from the first heap of the first segment */
  *segments(from = 0): Generator<NimSegment> {
    for (let next = from; next < this.#terms; from = next) {
      if (from > 0) this.#chooseKernels(from);
      next += from === 0 ? this.#cut.first : this.#cut.segment;
      const heaps = Math.min(next, this.#terms) - from;
      this.#moves.extendTo(from + heaps + HEAPS_IN_WORD);
      const values = from === 0 ? this.#begin(heaps) : this.#place(from, heaps);
      yield next < this.#terms ? { from, values, state: () => this.#state(next) } : { from, values };
    }
  }

  /** @param next the first heap that is not decided */
  #state(next: number): TakeAPrimeState {
    const levels = this.#levels.map(level => level.state());
    return { next, levels, sparseBelow: new Map(this.#sparseBelow) };
  }

  /** Yields the segments after those that led to this state. */
  segmentsFrom({ next, levels, sparseBelow }: TakeAPrimeState): Generator<NimSegment> {
    this.#moves.extendTo(next);
    for (const level of levels)
      this.#levels.push(level.kind === 'sparse' ? new SparseLevel(this.#moves, level) : this.#dense(level));
    for (const [value, below] of sparseBelow) this.#sparseBelow.set(value, below);
    return this.segments(next);
  }

  /** Computes the first segment, and the levels after it, most of which are already dense. */
  #begin(heaps: number): NimSegment['values'] {
    const moves = this.#moves.oddUpTo(heaps);
    if (this.#moves.two) moves.push(2);
    const values = nimValuesByMarking(
      moves.sort((s, t) => s - t),
      heaps,
    );
    const levels = levelsIn(values);
    levels.map(membersOf).forEach((ofLevel, value) => {
      this.#levels[value] = this.#isDense(value, ofLevel.counts(), heaps)
        ? this.#dense(denseState(ofLevel, heaps, this.#cut.history))
        : SparseLevel.of(this.#moves, ofLevel);
    });
    return levels.length <= 256 ? Uint8Array.from(values) : values;
  }

  /** Computes a segment level by level, in whole words: a few heaps beyond the last may be computed unnecessarily. */
  #place(from: number, heaps: number): NimSegment['values'] {
    const words = Math.ceil(heaps / HEAPS_IN_WORD);
    const open = [new Int32Array(words).fill(-1), new Int32Array(words).fill(-1)] as const;
    const placed: ParityClasses[] = [];
    while (placed.length < this.#levels.length || open.some(heapsLeft)) {
      const value = placed.length;
      this.#levels[value] ??= new SparseLevel(this.#moves);
      const members =
        this.#levels[value].place(from, open) ?? this.#makeSparse(value, from).place(from, open);
      placed.push(members);
    }
    return valuesOfLevels(placed, words).subarray(0, heaps);
  }

  /** Chooses the kernels for the next segment: levels that have become dense are computed by words in future. */
  #chooseKernels(from: number): void {
    this.#levels.forEach((level, value) => {
      if (!(level instanceof SparseLevel) || !this.#isDense(value, level.counts(), from)) return;
      this.#levels[value] = this.#dense(denseState(level, from, this.#cut.history));
    });
  }

  /** Whether a level with these numbers of members below a heap, by parity, is worth computing by words in future. */
  #isDense(value: number, counts: readonly number[], from: number): boolean {
    if (from < (this.#sparseBelow.get(value) ?? 0)) return false;
    return Math.max(...counts) >= from / DENSE && Math.min(...counts) <= MAX_EXCEPTIONS;
  }

  #dense(state: DenseState): DenseLevel {
    const { near, segment } = this.#cut;
    this.#near ??= nearMoves(this.#moves, near);
    return new DenseLevel(this.#moves, this.#near, state, segment / HEAPS_IN_WORD);
  }

  /**
   * Makes a level sparse if the dense level cannot decide about a heap of the segment. All heaps below the segment are
   * computed again, with this level one heap at a time, to obtain all its members. It stays sparse until there are twice
   * as many heaps. So recomputing takes, in total, at most twice the time of computing once.
   */
  #makeSparse(value: number, from: number): SparseLevel {
    this.#sparseBelow.set(value, 2 * from);
    const again = new TakeAPrime(this.#moves, from, this.#cut, this.#sparseBelow.keys());
    for (const _ of again.segments());
    const level = again.#levels[value] as SparseLevel;
    this.#levels[value] = level;
    return level;
  }
}

/** Returns the heaps of each value. */
function levelsIn(values: Uint32Array): ParityClasses[] {
  const words = Math.ceil(values.length / HEAPS_IN_WORD);
  const levels: ParityClasses[] = [];
  for (const [heap, value] of values.entries()) {
    levels[value] ??= [new Int32Array(words), new Int32Array(words)];
    const parity = heap % 2 === 0 ? 0 : 1;
    levels[value][parity][heap >>> 6]! |= 1 << ((heap >>> 1) & 31);
  }
  return levels;
}

function heapsLeft(open: Int32Array): boolean {
  for (let w = 0; w < open.length; w++) if (open[w] !== 0) return true;
  return false;
}

/** Values of 4 bits. */
const MAX_VALUES_FOR_PLANES = 16;

/** Returns the values of a segment from the members of each level. Cost: one step per 16 heaps; per heap for 17 values or more. */
function valuesOfLevels(placed: readonly ParityClasses[], words: number): NimSegment['values'] {
  if (placed.length <= MAX_VALUES_FOR_PLANES) return byPlanes(placed, words);
  const values = new (placed.length <= 256 ? Uint8Array : Uint32Array)(HEAPS_IN_WORD * words);
  for (let value = 1; value < placed.length; value++) {
    for (const heap of heapsOf(placed[value]!)) values[heap] = value;
  }
  return values;
}

/** Returns the values from four planes of bits, one for each bit of the values, which the kernel combines into bytes. */
function byPlanes(placed: readonly ParityClasses[], words: number): Uint8Array {
  const { functions, memory } = takeAPrimeKernel();
  const vectors = Math.ceil(words / 4);
  const bytes = 16 * vectors;
  const [rowAt, valuesAt] = [8 * bytes, 9 * bytes];
  reserve(memory, 25 * bytes);
  new Int32Array(memory.buffer, 0, (9 * bytes) / 4).fill(0);
  const row = new Int32Array(memory.buffer, rowAt, words);
  for (let value = 1; value < placed.length; value++) {
    for (const parity of [0, 1] as const) {
      const members = placed[value]![parity];
      if (members.length === 0) continue;
      row.set(members);
      for (let bit = 0; value >>> bit > 0; bit++) {
        if ((value >>> bit) & 1) functions.add(rowAt, vectors, (2 * bit + parity) * bytes);
      }
    }
  }
  functions.values(0, bytes, valuesAt);
  return new Uint8Array(memory.buffer, valuesAt, HEAPS_IN_WORD * words).slice();
}
