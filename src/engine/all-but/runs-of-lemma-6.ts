import { BrokenInvariantError } from '../../errors.ts';
import { type Boundary, RunCollector } from './boundary-pattern.ts';
import { stepLines, type Three } from './runs-of-lemma-6-by-kernel.ts';
import { type RunsKernel, runsKernel } from './runs-of-lemma-6-wasm.ts';

/** The largest M for which moments fit 32-bit integers. */
export const LARGEST_FOR_RUNS_OF_LEMMA_6 = 2 ** 28;

/** Moments are counted anew from here when they are this late: no moment then reaches 2^31. */
const LATE = 2 ** 30;

/** What stands behind the last moment of a line: later than any. */
const NEVER = 2 ** 31 - 1;

/** Moments of a ring up to which they are copied for the kernel: then 2000 steps take longer than that. */
const LONGEST_RING_FOR_KERNEL = 2 ** 14;

/** Steps for which the rings are made long enough beforehand: 24 kB for three rings of 2048. */
const STEPS_AT_ONCE = 2000;

/**
 * The tape by runs (see `tape-by-runs.ts`) for the sets {a, b, a + b} of Lemma 6, in one loop: three delay lines of
 * a, d = b − a and a heaps. Where the first head labels, the cell at a is labelled afterwards in any case, the cell at
 * b takes the label where the one at a was taken, and by the lemma it is free then; a + b always takes it.
 *
 * Which line changes next is as good as random, so the loop has no branch on it: what may be a change is written behind
 * the last moment of its line, and kept by moving the end of the line by 0 or 1; the least of three and the test for
 * equality are integer arithmetic. With branches a step took twice as long. By WebAssembly it takes half as long: there
 * the least and the equal are an instruction, and no index is checked.
 *
 * Cost: 3 to 5 ns a step, 6 to 9 ns without WebAssembly. Memory: 4 bytes a run, and 24 kB.
 */
export class RunsOfLemma6 {
  heap: number;
  value: number;
  blankAt: { heap: number; value: number } | null = null;
  steps = 0;
  readonly #kernel: RunsKernel | null;
  readonly #gaps: Readonly<Three>;
  readonly #stepsAtOnce: number;
  /** For each line: what its rear head sees, what was written last, and the ring of moments of change, from a base. */
  #fronts: Three = [0, 0, 0];
  #backs: Three = [0, 0, 0];
  #rings: readonly Int32Array[];
  #firsts: Three = [0, 0, 0];
  #ends: Three = [0, 0, 0];
  /** The heap from which moments count. */
  #base: number;

  /**
   * @param from with a + b at most {@link LARGEST_FOR_RUNS_OF_LEMMA_6}
   * @param stepsAtOnce for tests: few, and the rings are short at first
   * @param kernel for tests: null for none
   */
  constructor(
    { a, b }: { a: number; b: number },
    from: Boundary,
    stepsAtOnce = STEPS_AT_ONCE,
    kernel: RunsKernel | null = runsKernel(),
  ) {
    this.#kernel = kernel;
    this.#stepsAtOnce = stepsAtOnce;
    this.heap = from.heap;
    this.value = from.value;
    this.#base = from.heap;
    this.#gaps = [a, b - a, a];
    const size = 2 ** Math.ceil(Math.log2(from.runs.length + this.#stepsAtOnce + 2));
    this.#rings = this.#gaps.map(() => new Int32Array(size).fill(NEVER));
    const starts = [0, a, b, a + b];
    let cell = 0;
    let line = 0;
    from.runs.forEach((length, run) => {
      for (const end = cell + length; cell < end; ) {
        const labelled = run % 2;
        if (cell === starts[line]) this.#fronts[line] = labelled;
        else if (labelled !== this.#backs[line])
          this.#rings[line]![this.#ends[line]!++] = cell - starts[line]!;
        this.#backs[line] = labelled;
        cell = Math.min(end, starts[line + 1]!);
        if (cell === starts[line + 1]) line++;
      }
    });
  }

  /** Takes so many steps, unless the tape is blank again or the first head at `most` before. */
  step(steps: number, most: number): void {
    this.blankAt = null;
    for (let left = steps; left > 0 && this.heap < most && this.blankAt === null; left -= this.#stepsAtOnce) {
      this.#makeReady();
      const { heap, steps } = this;
      const [atOnce, end] = [Math.min(left, this.#stepsAtOnce), Math.min(most - this.#base, LATE)];
      if (this.#kernel && this.#rings[0]!.length <= LONGEST_RING_FOR_KERNEL)
        this.#stepByKernel(this.#kernel, atOnce, end);
      else this.#stepAtOnce(atOnce, end);
      // What is written changes a head later: each step passes a heap.
      if (this.heap - heap < this.steps - steps || this.steps === steps) {
        const [a, d] = this.#gaps;
        throw new BrokenInvariantError(
          `the runs of N - {${a}, ${a + d}, ${2 * a + d}} stand still at heap ${this.heap}`,
          `npm run -s saltus -- game 'N - {${a}, ${a + d}, ${2 * a + d}}'`,
        );
      }
    }
  }

  boundary(): Boundary {
    const collector = new RunCollector();
    this.#gaps.forEach((gap, line) => {
      let from = this.heap;
      let labelled = this.#fronts[line]!;
      for (const moment of this.#moments(line)) {
        collector.add(labelled, this.#base + moment - from);
        from = this.#base + moment;
        labelled ^= 1;
      }
      collector.add(this.#backs[line]!, this.heap + gap - from);
    });
    return { heap: this.heap, value: this.value, runs: collector.runs };
  }

  #stepByKernel(kernel: RunsKernel, steps: number, end: number): void {
    const lines = {
      gaps: this.#gaps,
      fronts: this.#fronts,
      backs: this.#backs,
      rings: this.#rings,
      firsts: this.#firsts,
      ends: this.#ends,
    };
    const { now, placed, taken, blank } = stepLines(kernel, lines, this.heap - this.#base, steps, end);
    this.heap = this.#base + now;
    this.value += placed;
    this.steps += taken;
    if (blank) this.blankAt = { heap: this.heap, value: this.value };
  }

  /** @param end a moment */
  #stepAtOnce(steps: number, end: number): void {
    const [gap0, gap1, gap2] = this.#gaps;
    const [ring0, ring1, ring2] = this.#rings as [Int32Array, Int32Array, Int32Array];
    const mask = ring0.length - 1;
    let [front0, front1, front2] = this.#fronts;
    let [back0, back1, back2] = this.#backs;
    let [first0, first1, first2] = this.#firsts;
    let [end0, end1, end2] = this.#ends;
    let now = this.heap - this.#base;
    let placed = 0;
    let taken = 0;
    let left = 1;
    while (taken < steps && now < end && left !== 0) {
      const isFirst = front0 ^ 1;
      const write0 = isFirst | front1;
      const write1 = front2 | (front1 & isFirst);
      ring0[end0] = now + gap0;
      end0 = (end0 + (write0 ^ back0)) & mask;
      ring0[end0] = NEVER;
      back0 = write0;
      ring1[end1] = now + gap1;
      end1 = (end1 + (write1 ^ back1)) & mask;
      ring1[end1] = NEVER;
      back1 = write1;
      ring2[end2] = now + gap2;
      end2 = (end2 + (isFirst ^ back2)) & mask;
      ring2[end2] = NEVER;
      back2 = isFirst;
      const next0 = ring0[first0]!;
      const next1 = ring1[first1]!;
      const next2 = ring2[first2]!;
      const next = least(least(next0, next1), least(next2, end));
      placed += (next - now) & -isFirst;
      now = next;
      taken++;
      const change0 = isEqual(next0, now);
      front0 ^= change0;
      first0 = (first0 + change0) & mask;
      const change1 = isEqual(next1, now);
      front1 ^= change1;
      first1 = (first1 + change1) & mask;
      const change2 = isEqual(next2, now);
      front2 ^= change2;
      first2 = (first2 + change2) & mask;
      left = front0 | front1 | front2 | (first0 ^ end0) | (first1 ^ end1) | (first2 ^ end2);
    }
    this.heap = this.#base + now;
    this.value += placed;
    this.steps += taken;
    if (left === 0) this.blankAt = { heap: this.heap, value: this.value };
    this.#fronts = [front0, front1, front2];
    this.#backs = [back0, back1, back2];
    this.#firsts = [first0, first1, first2];
    this.#ends = [end0, end1, end2];
  }

  /** Room for the moments of this.#stepsAtOnce steps, and moments early enough. */
  #makeReady(): void {
    const mask = this.#rings[0]!.length - 1;
    const isFull = (line: number) =>
      ((this.#ends[line]! - this.#firsts[line]!) & mask) + this.#stepsAtOnce >= mask;
    const isTooShort = isFull(0) || isFull(1) || isFull(2);
    const passed = this.heap - this.#base;
    if (!isTooShort && passed < LATE / 2) return;
    const size = (mask + 1) * (isTooShort ? 2 : 1);
    this.#rings = [0, 1, 2].map(line => {
      const moments = this.#moments(line).map(moment => moment - passed);
      const ring = new Int32Array(size).fill(NEVER);
      ring.set(moments);
      this.#firsts[line] = 0;
      this.#ends[line] = moments.length;
      return ring;
    });
    this.#base = this.heap;
  }

  /** The moments of change on a line that are to come. */
  #moments(line: number): number[] {
    const ring = this.#rings[line]!;
    const mask = ring.length - 1;
    const count = (this.#ends[line]! - this.#firsts[line]!) & mask;
    return Array.from({ length: count }, (_, i) => ring[(this.#firsts[line]! + i) & mask]!);
  }
}

/** The lesser of two numbers from 0 to 2^31 − 1. */
function least(x: number, y: number): number {
  const less = (x - y) | 0;
  return (y + (less & (less >> 31))) | 0;
}

/** 1 or 0, for x ≥ y of which the difference is below 2^31. */
function isEqual(x: number, y: number): number {
  return ((x - y - 1) | 0) >>> 31;
}
