import type { Boundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';
import { TapeByWords } from './tape-by-words.ts';
import { LEAST_A_FOR_LEMMA_6, TapeOfLemma6 } from './tape-of-lemma-6.ts';

/** Heaps between two looks for a repeat by words: makes the look, M / 32 operations, cheap beside the steps. */
const STRIDE = 4096;

/**
 * Brent's search by heaps, in giant steps: from a reference on, the patterns of {@link STRIDE} heaps in a row
 * are fingerprinted, and then one pattern in every STRIDE heaps is looked up among them, so that no repeat is
 * missed. An equal fingerprint is confirmed by comparing the patterns. Where Lemma 6 holds, {@link TapeOfLemma6} notes
 * when the blank pattern comes back.
 */
export function byWords(set: FesSet, from: Boundary, limit: number): Repeat | Boundary {
  const tapeFrom = (boundary: Boundary) => new TapeByWords(set, boundary);
  if (set.lemma6 && set.lemma6.a >= LEAST_A_FOR_LEMMA_6) {
    const tape = new TapeOfLemma6(set.lemma6, from);
    tape.advanceTo(limit);
    if (!tape.blankAt) return tape.boundary();
    return { period: tape.blankAt.heap, saltus: tape.blankAt.value, blank: true, tapeFrom };
  }
  const tape = new TapeByWords(set, from);
  for (let strides = 1; tape.heap < limit; strides *= 2) {
    const reference = tape.copy();
    const seen = new Fingerprints(reference);
    if (seen.twins) {
      const [first, second] = seen.twins;
      const period = second.heap - first.heap;
      return { period, saltus: second.value - first.value, blank: false, tapeFrom };
    }
    for (let stride = 0; stride < strides && tape.heap < limit; stride++) {
      const before = tape.copy();
      tape.advanceTo(tape.heap + STRIDE);
      const place = seen.find(tape);
      if (place === null) continue;
      const period = tape.heap - place.heap;
      const recurrence = before.copy();
      recurrence.advanceTo(reference.heap + period);
      if (!sameCells(recurrence.cells(), reference.cells())) break;
      return { period, saltus: tape.value - place.value, blank: false, tapeFrom };
    }
  }
  return tape.boundary();
}

/** The patterns of the {@link STRIDE} heaps from a reference on, by fingerprint. */
class Fingerprints {
  /** Two heaps of the stretch that have the same pattern, the first such; their distance is the least period. */
  readonly twins: readonly [TapeByWords, TapeByWords] | null;
  readonly #reference: TapeByWords;
  readonly #offsets = new Map<number, number[]>();

  constructor(reference: TapeByWords) {
    this.#reference = reference;
    this.twins = this.#collect(reference.copy());
  }

  /** Where in the stretch the pattern of the tape stood, or null. */
  find(tape: TapeByWords): TapeByWords | null {
    const cells = tape.cells();
    for (const offset of this.#offsets.get(fingerprint(cells)) ?? []) {
      const place = this.#reference.copy();
      place.advanceTo(place.heap + offset);
      if (sameCells(place.cells(), cells)) return place;
    }
    return null;
  }

  #collect(tape: TapeByWords): [TapeByWords, TapeByWords] | null {
    for (let offset = 0; offset < STRIDE; offset++) {
      const print = fingerprint(tape.cells());
      const offsets = this.#offsets.get(print);
      if (offsets) {
        const twin = this.find(tape);
        if (twin) return [twin, tape];
        offsets.push(offset);
      } else this.#offsets.set(print, [offset]);
      tape.advanceTo(tape.heap + 1);
    }
    return null;
  }
}

function sameCells(p: Int32Array, q: Int32Array): boolean {
  return p.every((word, i) => word === q[i]);
}

function fingerprint(cells: Int32Array): number {
  let hash = 0;
  for (const word of cells) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
