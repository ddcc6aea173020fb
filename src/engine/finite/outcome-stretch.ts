import { lowBits } from '../bits.ts';
import { mix } from '../walker.ts';
import { reserve } from '../wasm/kernel.ts';
import type { OutcomeKernel } from './outcomes-wasm.ts';

/** The most heaps of a step: a load of 64 bits from the byte in which a heap is holds at least 57 from that heap on. */
const WIDEST = 56;

/** Heaps that are stepped at once, a batch of the search for a repeat: 32 kB, in the first-level cache. */
const LONGEST_STRETCH = 2 ** 18;

const BYTES_A_MOVE = 16;

/** Heaps from which on a stretch is worth its making, and the copying of the last m terms there and back. */
export const SHORTEST_STRETCH = 8192;

/** Part of a window that a stretch is at the least: one that is shorter takes longer to copy than to step by words. */
const PART_OF_WINDOW = 1 / 4;

/**
 * The outcomes of a stretch of heaps by WebAssembly, in steps of whole bytes: so the shift of a move never changes, and
 * one load that need not be aligned reads what two loads do in a ring. What {@link step} made is there until the next
 * step of any stretch.
 *
 * Cost: a load a move and step.
 */
export class OutcomeStretch {
  /** Heaps of one step. */
  readonly width: number;
  /** In heaps: for fewer a stretch takes longer than steps by words. */
  readonly shortest: number;
  /** Heaps that the last call decided. */
  heaps = 0;
  readonly #kernel: OutcomeKernel;
  readonly #largest: number;
  /** The least move, where it is shorter than a step; else 0. */
  readonly #least: bigint;
  /** The other moves as the kernel wants them: those shorter than two steps, then all others. */
  readonly #table: BigInt64Array;
  /** Bytes of the table for the moves shorter than two steps. */
  readonly #near: number;
  /** Words of the tape before the first heap that is decided. */
  readonly #wordsBefore: number;
  #tape = new Int32Array(0);

  private constructor(moves: readonly number[], width: number, kernel: OutcomeKernel) {
    const [least = 0] = moves;
    const others = least < width ? moves.slice(1) : moves;
    const near = others.filter(s => s < 2 * width);
    const far = others.slice(near.length);
    this.width = width;
    this.shortest = Math.max(SHORTEST_STRETCH, PART_OF_WINDOW * moves.at(-1)!);
    this.#kernel = kernel;
    this.#largest = moves.at(-1)!;
    this.#least = BigInt(least < width ? least : 0);
    this.#near = BYTES_A_MOVE * near.length;
    this.#table = BigInt64Array.from(
      [...near.flatMap(s => [2 * width - s, s - width]), ...far.flatMap(s => [Math.floor(-s / 8), -s & 7])],
      BigInt,
    );
    this.#wordsBefore = Math.ceil(Math.max(this.#largest, 2 * width) / 32) + 1;
  }

  /**
   * Null where the second least move is less than a byte, so that there is no step, or where the longest stretch is not
   * worth it, or there is no kernel.
   */
  static of(moves: readonly number[], kernel: OutcomeKernel | null): OutcomeStretch | null {
    const width = 8 * Math.floor(Math.min(WIDEST, moves[1] ?? WIDEST) / 8);
    if (kernel === null || width === 0) return null;
    const stretch = new OutcomeStretch(moves, width, kernel);
    return stretch.shortest > LONGEST_STRETCH ? null : stretch;
  }

  /**
   * Steps over at most so many heaps, up to LONGEST_STRETCH.
   *
   * @param wordBefore 32 heaps of level 0 from so many before the first one on
   */
  step(most: number, wordBefore: (heaps: number) => number): void {
    const { functions, memory } = this.#kernel;
    const bytes = this.width / 8;
    const steps = Math.floor(Math.min(most, LONGEST_STRETCH) / this.width);
    const tapeAt = this.#table.byteLength;
    const first = tapeAt + 4 * this.#wordsBefore;
    reserve(memory, first + steps * bytes + 16);
    new BigInt64Array(memory.buffer).set(this.#table);
    this.#tape = new Int32Array(memory.buffer, tapeAt);
    for (let i = 1; i <= this.#wordsBefore; i++) this.#tape[this.#wordsBefore - i] = wordBefore(32 * i);
    functions.step(first, first + steps * bytes, bytes, 0, this.#near, tapeAt, this.#least);
    this.heaps = steps * this.width;
  }

  /** 32 heaps, the first of them so many after the first one that was decided, or before it. */
  wordFrom(after: number): number {
    const bit = 32 * this.#wordsBefore + after;
    const low = this.#tape[bit >>> 5]! >>> bit;
    return low | ((this.#tape[(bit >>> 5) + 1]! << ~bit) << 1);
  }

  /** Of the m = max S heaps up to so many after the first one that was decided; as `fingerprintOf` their window. */
  fingerprint(after: number): number {
    let print = 0;
    let left = this.#largest;
    for (; left > 32; left -= 32) print = mix(print, this.wordFrom(after - left));
    return mix(print, this.wordFrom(after - left) & lowBits(left));
  }
}
