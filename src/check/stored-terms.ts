import type { Visit } from './replay.ts';

/** Heaps from `from` to the one before `end`. */
export type Stretch = readonly [from: number, end: number];

/** The terms of a replay in some ranges of heaps; all others are discarded. Memory: 4 bytes per heap, 8 past 2^31. */
export class StoredTerms {
  readonly #stretches: { from: number; end: number; terms: Int32Array | Float64Array }[] = [];
  #next = 0;

  /** @param stretches in any order, and they may overlap */
  constructor(stretches: readonly Stretch[]) {
    for (const [from, end] of stretches.toSorted(([p], [q]) => p - q)) {
      const last = this.#stretches.at(-1);
      if (last && from <= last.end) last.end = Math.max(last.end, end);
      else if (from < end) this.#stretches.push({ from, end, terms: new Int32Array(0) });
    }
    for (const stretch of this.#stretches)
      stretch.terms = new (stretch.end > 2 ** 31 ? Float64Array : Int32Array)(stretch.end - stretch.from);
  }

  readonly add: Visit = (heap, term) => {
    const stretch = this.#stretches[this.#next];
    if (stretch === undefined || heap < stretch.from) return;
    stretch.terms[heap - stretch.from] = term;
    if (heap + 1 === stretch.end) this.#next++;
  };

  /** @throws RangeError for a heap that was not kept */
  readonly at = (heap: number): number => {
    const stretch = this.#stretches.find(({ from, end }) => from <= heap && heap < end);
    if (stretch === undefined) throw new RangeError(`the term at heap ${heap} was not kept`);
    return stretch.terms[heap - stretch.from]!;
  };
}
