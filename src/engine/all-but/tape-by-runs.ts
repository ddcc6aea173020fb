import { type Boundary, forEachRunOfLines, RunCollector } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Tape } from './tape.ts';

/**
 * {@link Tape} by runs. Between two neighbouring heads the tape is a delay line: the rear head reads what the front head
 * wrote at heap n when the first head is `gap` heaps further. So a stretch of tape is stored as the moments, in heaps of
 * the first head, at which the rear head will see it change between labelled and unlabelled. Between two moments nothing
 * changes at any head, so a step passes all heaps up to the next moment, however many.
 *
 * Cost: one check of each head per step, however long the runs are. Memory: 8 bytes per run. For {a, b, a + b} with b ≥
 * 3a there are few runs; below, their number may grow to a fraction of M.
 */
export class TapeByRuns implements Tape {
  heap: number;
  value: number;
  /** Steps taken: the cost of this kernel, to be held against the heaps passed. */
  steps = 0;
  readonly #conflicts: FesSet['conflicts'];
  readonly #lines: readonly DelayLine[];
  /** 1 for each head that labels in the current step. */
  readonly #labels: Int32Array;

  constructor(set: FesSet, from: Boundary) {
    this.#conflicts = set.conflicts;
    this.heap = from.heap;
    this.value = from.value;
    this.#lines = set.excluded.map((x, i) => new DelayLine(x - (set.excluded[i - 1] ?? 0)));
    this.#labels = new Int32Array(set.excluded.length);
    forEachRunOfLines(from, [0, ...set.excluded], (line, labelled, cell) =>
      this.#lines[line]!.load(labelled, from.heap + cell, cell === 0),
    );
  }

  /** Changes on the tape that are to come: a function of the boundary pattern. */
  get runCount(): number {
    let count = 0;
    for (const line of this.#lines) count += line.pending;
    return count;
  }

  advanceTo(heap: number): void {
    while (this.heap < heap) this.#step(heap);
  }

  /** Moves on until the first head is at the start of an unlabelled run, or at `heap`; false in that case. */
  advanceToNextBlankRun(heap: number): boolean {
    const first = this.#lines[0]!;
    while (this.heap < heap) {
      const wasLabelled = first.front === 1;
      this.#step(heap);
      if (wasLabelled && first.front === 0) return true;
    }
    return false;
  }

  boundary(): Boundary {
    const collector = new RunCollector();
    for (const line of this.#lines) line.unload(this.heap, collector);
    return { heap: this.heap, value: this.value, runs: collector.runs };
  }

  #step(most: number): void {
    const lines = this.#lines;
    const heads = lines.length;
    const now = this.heap;
    const labels = this.#labels;
    const isFirst = lines[0]!.front === 0;
    for (let j = 0; j < heads; j++) {
      let bit = j + 1 < heads ? lines[j + 1]!.front : 0;
      if (isFirst) {
        let label = bit ^ 1;
        const conflicts = this.#conflicts[j]!;
        for (let i = 0; i < conflicts.length; i++) label &= labels[conflicts[i]!]! ^ 1;
        labels[j] = label;
        bit |= label;
      }
      const line = lines[j]!;
      if (bit !== line.back) line.change(now);
    }
    let next = most;
    for (let j = 0; j < heads; j++) if (lines[j]!.next < next) next = lines[j]!.next;
    if (isFirst) this.value += next - now;
    this.heap = next;
    this.steps++;
    for (let j = 0; j < heads; j++) if (lines[j]!.next === next) lines[j]!.arrive();
  }
}

/** The tape between two neighbouring heads, as moments of change. */
class DelayLine {
  /** 1 where the rear head sees a labelled cell, else 0. */
  front = 0;
  /** 1 where the last cell that was written is labelled, else 0. */
  back = 0;
  /** The next moment at which `front` changes, in heaps of the first head. */
  next = Number.POSITIVE_INFINITY;
  /** Changes on the line. */
  pending = 0;
  readonly #gap: number;
  /** A ring of moments, in order. */
  #moments = new Float64Array(8);
  #first = 0;

  /** @param gap heaps between the two heads */
  constructor(gap: number) {
    this.#gap = gap;
  }

  /** Records that the written labels change at the moment `now`. */
  change(now: number): void {
    this.#push(now + this.#gap);
    this.back ^= 1;
  }

  /** The next change reaches the rear head. */
  arrive(): void {
    const mask = this.#moments.length - 1;
    this.front ^= 1;
    this.pending--;
    this.#first = (this.#first + 1) & mask;
    this.next = this.pending === 0 ? Number.POSITIVE_INFINITY : this.#moments[this.#first]!;
  }

  /** Puts a run on the line that begins at `moment`; `isFront` for the first one. */
  load(labelled: number, moment: number, isFront: boolean): void {
    if (isFront) this.front = labelled;
    else if (labelled !== this.back) this.#push(moment);
    this.back = labelled;
  }

  /** Hands over the runs on the line, seen at the moment `now`. */
  unload(now: number, collector: RunCollector): void {
    const changes = Array.from({ length: this.pending }, (_, i) => this.#momentAt(i) - now);
    collector.addLine(this.front, changes, this.back, this.#gap);
  }

  #momentAt(i: number): number {
    return this.#moments[(this.#first + i) & (this.#moments.length - 1)]!;
  }

  #push(moment: number): void {
    if (this.pending === this.#moments.length) this.#grow();
    this.#moments[(this.#first + this.pending) & (this.#moments.length - 1)] = moment;
    if (this.pending === 0) this.next = moment;
    this.pending++;
  }

  #grow(): void {
    const size = this.#moments.length;
    const grown = new Float64Array(2 * size);
    for (let i = 0; i < size; i++) grown[i] = this.#momentAt(i);
    this.#moments = grown;
    this.#first = 0;
  }
}
