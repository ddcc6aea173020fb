import { BrokenInvariantError } from '../../errors.ts';
import { reserve } from '../wasm/kernel.ts';
import { type Boundary, forEachRunOfLines, RunCollector } from './boundary-pattern.ts';
import type { RunsKernel } from './runs-of-lemma-6-wasm.ts';

/** The largest M for which moments fit 32-bit integers. */
export const LARGEST_FOR_RUNS_OF_LEMMA_6 = 2 ** 28;

/** Heaps of a call: moments count from its beginning, and none may reach 2^31. */
const HEAPS_AT_ONCE = 2 ** 30;

/** Steps of a call of {@link RunsOfLemma6.advanceTo}: enough that the call costs nothing. */
const STEPS = 4096;

/** Words of the kernel's memory before the moments: what it takes and gives back. */
const STATE_WORDS = 16;

/**
 * The tape by runs (see `tape-by-runs.ts`) for the sets {a, b, a + b} of Lemma 6, in one loop of WebAssembly: three delay
 * lines of a, d = b − a and a heaps. Where the first head labels, the cell at a is labelled afterwards in any case, the
 * cell at b takes the label where the one at a was taken, and by the lemma it is free then; a + b always takes it.
 *
 * Which line changes next is as good as random, so the loop has no branch on it: what may be a change is written behind
 * the last moment of its line, and kept by moving the end of the line by 0 or 1; the least of three and the test for
 * equality are single instructions.
 *
 * Cost: the same a step, and for each call the copying of the moments that are to come. Memory: 4 bytes a run.
 */
export class RunsOfLemma6 {
  heap: number;
  value: number;
  /** Where the tape was blank again in the last call of {@link step}, which ends there. */
  blankAt: { heap: number; value: number } | null = null;
  /** Steps taken: the cost of this kernel, to be held against the heaps passed. */
  steps = 0;
  readonly #kernel: RunsKernel;
  /** Of the line from the first head to the one at a, from there to b, from there to a + b. */
  readonly #gaps: readonly [number, number, number];
  /** For each line: what its rear head sees, what was written last, and the moments of change, from `heap` on. */
  readonly #fronts = [0, 0, 0];
  readonly #backs = [0, 0, 0];
  readonly #moments: Int32Array[];

  /** @param from with a + b at most {@link LARGEST_FOR_RUNS_OF_LEMMA_6} */
  constructor({ a, b }: { a: number; b: number }, from: Boundary, kernel: RunsKernel) {
    this.#kernel = kernel;
    this.heap = from.heap;
    this.value = from.value;
    this.#gaps = [a, b - a, a];
    const moments: number[][] = [[], [], []];
    forEachRunOfLines(from, [0, a, b, a + b], (line, labelled, cell) => {
      if (cell === 0) this.#fronts[line] = labelled;
      else if (labelled !== this.#backs[line]) moments[line]!.push(cell);
      this.#backs[line] = labelled;
    });
    this.#moments = moments.map(line => Int32Array.from(line));
  }

  /**
   * Takes so many steps, and as many as moments are to come if these are more, so that copying them costs less than the
   * steps; unless the tape is blank again or the first head at `most` before.
   */
  step(steps: number, most: number): void {
    const { functions, memory } = this.#kernel;
    const [a, d] = this.#gaps;
    const pending = this.#moments.map(line => line.length);
    const longest = Math.max(...pending);
    const count = Math.max(steps, longest);
    const size = longest + count + 2;
    reserve(memory, 4 * (STATE_WORDS + 3 * size));
    const view = new Int32Array(memory.buffer);
    const at = [0, 1, 2].map(line => STATE_WORDS + line * size);
    view.set([0, 0, 0, ...this.#fronts, ...this.#backs]);
    this.#moments.forEach((line, i) => {
      view[9 + i] = 4 * at[i]!;
      view[12 + i] = 4 * (at[i]! + line.length);
      view.set(line, at[i]!);
    });
    functions.step(count, Math.min(most - this.heap, HEAPS_AT_ONCE), a, d);
    const [passed = 0, placed = 0, taken = 0] = view;
    let left = 0;
    for (let i = 0; i < 3; i++) {
      this.#fronts[i] = view[3 + i]!;
      this.#backs[i] = view[6 + i]!;
      this.#moments[i] = view.slice(view[9 + i]! / 4, view[12 + i]! / 4).map(moment => moment - passed);
      left |= this.#fronts[i]! | this.#moments[i]!.length;
    }
    this.heap += passed;
    this.value += placed;
    this.steps += taken;
    this.blankAt = left === 0 ? { heap: this.heap, value: this.value } : null;
    // What is written changes a head later: each step passes a heap.
    if (passed >= taken && taken > 0) return;
    const game = `'N - {${a}, ${a + d}, ${2 * a + d}}'`;
    const what = `the runs of ${game} stand still at heap ${this.heap}`;
    throw new BrokenInvariantError(what, `npm run -s saltus -- game ${game}`);
  }

  /** Passes heaps at which the tape is blank. */
  advanceTo(heap: number): void {
    while (this.heap < heap) this.step(STEPS, heap);
  }

  boundary(): Boundary {
    const collector = new RunCollector();
    for (const [line, gap] of this.#gaps.entries())
      collector.addLine(this.#fronts[line]!, this.#moments[line]!, this.#backs[line]!, gap);
    return { heap: this.heap, value: this.value, runs: collector.runs };
  }
}
