import { type Boundary, RunCollector } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Tape } from './tape.ts';

/**
 * The cells between two neighbouring heads, first in, first out, as lengths of runs that are in turn
 * labelled and unlabelled. Always holds the same number of cells between steps.
 */
class Queue {
  lengths = new Float64Array(8);
  head = 0;
  /** Runs held. */
  count = 0;
  /** 1 where the run at the front is labelled, else 0. */
  front = 0;

  push(labelled: number, length: number): void {
    if (this.count > 0 && ((this.front ^ (this.count - 1)) & 1) === labelled) {
      this.lengths[(this.head + this.count - 1) & (this.lengths.length - 1)]! += length;
      return;
    }
    if (this.count === 0) this.front = labelled;
    else if (this.count === this.lengths.length) this.#grow();
    this.lengths[(this.head + this.count) & (this.lengths.length - 1)] = length;
    this.count++;
  }

  /** Takes `length` cells, at most the front run. */
  take(length: number): void {
    const left = (this.lengths[this.head]! -= length);
    if (left === 0) {
      this.head = (this.head + 1) & (this.lengths.length - 1);
      this.count--;
      this.front ^= 1;
    }
  }

  #grow(): void {
    const size = this.lengths.length;
    const grown = new Float64Array(2 * size);
    for (let i = 0; i < this.count; i++) grown[i] = this.lengths[(this.head + i) & (size - 1)]!;
    this.lengths = grown;
    this.head = 0;
  }
}

/**
 * {@link Tape} by runs: the cells between two heads are a queue of runs. One step passes as many heaps as the
 * shortest run at any head, and appends at most one run to each queue.
 *
 * Cost: some 10 ns a head and step, however long the runs are. Memory: the number of runs on the tape, which
 * for {a, b, a + b} with b ≥ 3a stays small, and below may grow to a fraction of M.
 */
export class TapeByRuns implements Tape {
  heap: number;
  value: number;
  blankAt: { heap: number; value: number } | null = null;
  /** Steps taken: the cost of this kernel, to be held against the heaps passed. */
  steps = 0;
  /** Runs on the tape, those cut by a head counted twice: a function of the boundary pattern. */
  runCount: number;
  readonly #set: FesSet;
  readonly #queues: readonly Queue[];
  /** 1 for each head that labels in the current step. */
  readonly #labels: Int32Array;

  constructor(set: FesSet, from: Boundary) {
    this.#set = set;
    this.heap = from.heap;
    this.value = from.value;
    this.#queues = set.excluded.map(() => new Queue());
    this.#labels = new Int32Array(set.excluded.length);
    let cell = 0;
    let queue = 0;
    from.runs.forEach((length, i) => {
      for (const end = cell + length; cell < end; ) {
        const share = Math.min(end, set.excluded[queue]!) - cell;
        if (share > 0) this.#queues[queue]!.push(i % 2, share);
        cell += share;
        if (cell === set.excluded[queue]) queue++;
      }
    });
    this.runCount = this.#queues.reduce((sum, { count }) => sum + count, 0);
  }

  advanceTo(heap: number): void {
    this.blankAt = null;
    while (this.heap < heap && this.blankAt === null) this.#step(heap - this.heap);
  }

  /** Moves on until the first head is at the start of an unlabelled run, or at `heap`; false in that case. */
  advanceToNextBlankRun(heap: number): boolean {
    const first = this.#queues[0]!;
    this.blankAt = null;
    while (this.heap < heap) {
      const wasLabelled = first.front === 1;
      this.#step(heap - this.heap);
      if (wasLabelled && first.front === 0) return true;
    }
    return false;
  }

  boundary(): Boundary {
    const collector = new RunCollector();
    for (const { lengths, head, count, front } of this.#queues) {
      for (let i = 0; i < count; i++) {
        collector.add((front + i) & 1, lengths[(head + i) & (lengths.length - 1)]!);
      }
    }
    return { heap: this.heap, value: this.value, runs: collector.runs };
  }

  #step(most: number): void {
    const queues = this.#queues;
    const heads = queues.length;
    let length = most;
    for (let q = 0; q < heads; q++) {
      const { lengths, head } = queues[q]!;
      if (lengths[head]! < length) length = lengths[head]!;
    }
    if (queues[0]!.front === 0) this.#label(length);
    else for (let q = 1; q <= heads; q++) queues[q - 1]!.push(q < heads ? queues[q]!.front : 0, length);
    let runs = 0;
    let labelled = 0;
    for (let q = 0; q < heads; q++) {
      const queue = queues[q]!;
      queue.take(length);
      runs += queue.count;
      labelled |= queue.front;
    }
    this.heap += length;
    this.steps++;
    this.runCount = runs;
    if (runs === heads && labelled === 0) this.blankAt = { heap: this.heap, value: this.value };
  }

  #label(length: number): void {
    const queues = this.#queues;
    const heads = queues.length;
    const labels = this.#labels;
    for (let j = 0; j < heads; j++) {
      const labelled = j + 1 < heads ? queues[j + 1]!.front : 0;
      let label = labelled ^ 1;
      for (const i of this.#set.conflicts[j]!) label &= labels[i]! ^ 1;
      labels[j] = label;
      queues[j]!.push(labelled | label, length);
    }
    this.value += length;
  }
}
