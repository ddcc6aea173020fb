import { BrokenInvariantError } from '../../errors.ts';
import { RUNS_OF_LEMMA_6 } from '../kernels/compiled.ts';
import { type Kernel, kernelOf, reserve } from '../kernels/load.ts';
import { type Boundary, forEachRunOfLines, RunCollector } from './boundary-pattern.ts';

/** The largest M for which moments fit 32-bit integers. */
export const MAX_FOR_RUNS_OF_LEMMA_6 = 2 ** 28;

/** The last moment of a call: moments count from when the tape was put into the memory, and none may reach 2^31. */
const LAST_MOMENT = 2 ** 30;

/** Steps of a call of {@link RunsOfLemma6.advanceTo}: enough that the call costs nothing. */
const STEPS = 4096;

/**
 * Layout of the kernel's memory before the moments, in words: heaps and values since it received the tape, steps left in
 * a call, then for each line one address at FIRST and one at END.
 */
const [FIRST, END, STATE_WORDS] = [3, 6, 10];

/**
 * Words for the moments of each line. They are many, so that the tape is seldom moved to their start. They are not a
 * multiple of a page: at such a distance a processor takes a read on one line for dependent on a recent write to another.
 */
const ROOM = 2 ** 13 + 344;

export interface RunsKernel
  extends Kernel<{
    readonly step: (steps: number, until: number, gap: number, middle: number) => number;
  }> {
  /** The tape in the memory: it stays there until another one is played. */
  tape?: RunsOfLemma6;
}

export const runsKernel: () => RunsKernel = kernelOf(RUNS_OF_LEMMA_6);

/**
 * The tape by runs (see `tape-by-runs.ts`) for the sets {a, b, a + b} of Lemma 6, in one loop of WebAssembly: three delay
 * lines of a, d = b − a and a heaps. When the first head labels, the cell at a is labelled afterwards in any case. The
 * cell at b receives the label if the cell at a was taken, and by the lemma it is then free. The cell at a + b always
 * receives it.
 *
 * Cost: constant per step, and copying the future moments when another tape is loaded or the memory is full. Memory: 4
 * bytes per run, and 100 kB.
 */
export class RunsOfLemma6 {
  heap: number;
  value: number;
  /** The heap and value at which the tape was blank again in the last call of {@link step}, which stops there. */
  blankAt: { heap: number; value: number } | null = null;
  /** Steps taken: the cost of this kernel, to be held against the heaps passed. */
  steps = 0;
  readonly #kernel: RunsKernel;
  /** The gaps between neighbouring heads: first head to a, a to b, b to a + b. */
  readonly #gaps: readonly [number, number, number];
  /**
   * The tape outside of the kernel, by line: the label that the rear head sees, and the future moments of change, relative to `heap`.
   * They are few and are extracted often: for typed arrays, garbage collection would take longer than the steps between.
   */
  readonly #fronts = [0, 0, 0];
  readonly #moments: number[][] = [[], [], []];
  readonly #leastRoom: number;
  /** Words for each line in the memory. */
  #room = 0;

  /**
   * @param from with a + b at most {@link MAX_FOR_RUNS_OF_LEMMA_6}
   * @param leastRoom words for the moments of a line; for tests few
   */
  constructor({ a, b }: { a: number; b: number }, from: Boundary, kernel: RunsKernel, leastRoom = ROOM) {
    this.#kernel = kernel;
    this.#leastRoom = leastRoom;
    this.heap = from.heap;
    this.value = from.value;
    this.#gaps = [a, b - a, a];
    forEachRunOfLines(from, [0, a, b, a + b], (line, labelled, cell) => {
      if (cell === 0) this.#fronts[line] = labelled;
      else this.#moments[line]!.push(cell);
    });
  }

  /** Takes `steps` steps, or fewer if the tape becomes blank or the first head reaches `most`. */
  step(steps: number, most: number): void {
    const [a, d] = this.#gaps;
    const words = this.#inMemory(steps);
    const [from = 0, placed = 0] = words;
    const until = Math.min(from + most - this.heap, LAST_MOMENT);
    const left = this.#kernel.functions.step(steps, until, a, d);
    const passed = words[0]! - from;
    const stepped = steps - words[2]!;
    this.heap += passed;
    this.value += words[1]! - placed;
    this.steps += stepped;
    this.blankAt = left === 0 ? { heap: this.heap, value: this.value } : null;
    // Each change is read a gap later than it is written, so each step must pass a heap.
    if (passed >= stepped && stepped > 0) return;
    const game = `'N - {${a}, ${a + d}, ${2 * a + d}}'`;
    const what = `the runs of ${game} do not advance at heap ${this.heap}`;
    throw new BrokenInvariantError(what, `npx saltus game ${game}`);
  }

  /** Passes heaps at which the tape is blank. */
  advanceTo(heap: number): void {
    while (this.heap < heap) this.step(STEPS, heap);
  }

  boundary(): Boundary {
    if (this.#kernel.tape === this) this.#takeOut(this.#words());
    const collector = new RunCollector();
    for (const [line, gap] of this.#gaps.entries()) {
      const [front, moments] = [this.#fronts[line]!, this.#moments[line]!];
      collector.addLine(front, moments, front ^ (moments.length & 1), gap);
    }
    return { heap: this.heap, value: this.value, runs: collector.runs };
  }

  /** Returns the memory of the kernel with this tape in it, and space for `steps` steps. */
  #inMemory(steps: number): Int32Array {
    const before = this.#words();
    const { tape } = this.#kernel;
    if (tape === this && this.#hasRoom(before, steps)) return before;
    if (tape) tape.#takeOut(before);
    this.#kernel.tape = this;
    const longest = this.#moments.reduce((most, { length }) => Math.max(most, length), 0);
    // An even number: see the kernel.
    this.#room = (Math.max(this.#leastRoom, 2 * longest + steps + 3) | 1) + 1;
    reserve(this.#kernel.memory, 4 * (STATE_WORDS + 3 * this.#room));
    const words = this.#words();
    words.fill(0, 0, FIRST);
    for (const [line, moments] of this.#moments.entries()) {
      const first = STATE_WORDS + line * this.#room + this.#fronts[line]!;
      words[FIRST + line] = 4 * first;
      words[END + line] = 4 * (first + moments.length);
      words.set(moments, first);
    }
    return words;
  }

  #words(): Int32Array {
    return new Int32Array(this.#kernel.memory.buffer);
  }

  #hasRoom(words: Int32Array, steps: number): boolean {
    for (let line = 0; line < 3; line++) {
      const behind = STATE_WORDS + (line + 1) * this.#room;
      if (words[END + line]! / 4 + steps + 2 > behind) return false;
    }
    return words[0]! < LAST_MOMENT / 2;
  }

  /** Copies the moments out of the memory. */
  #takeOut(words: Int32Array): void {
    const now = words[0]!;
    for (let line = 0; line < 3; line++) {
      const first = words[FIRST + line]! / 4;
      const end = words[END + line]! / 4;
      this.#fronts[line] = first & 1;
      const moments: number[] = [];
      for (let at = first; at < end; at++) moments.push(words[at]! - now);
      this.#moments[line] = moments;
    }
  }
}
