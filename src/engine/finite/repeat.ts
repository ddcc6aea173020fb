import type { FiniteTape } from './tape.ts';

/** A window of m terms was seen twice: those of the m heaps before `heap` and before `heap` + `period`. */
export interface WindowSeenTwice {
  readonly heap: number;
  /** The least period: no window of the cycle recurs sooner. */
  readonly period: number;
}

/**
 * Heaps between two looks for a repeat: enough to make a look, m / 32 operations a level, cheap beside the
 * steps, and few enough to keep their fingerprints.
 */
const STRIDE = 4096;

/**
 * Brent's search in giant steps: from a reference on, the windows of {@link STRIDE} heaps in a row are
 * fingerprinted, and then one window in every STRIDE heaps is looked up among them, so that no repeat is missed.
 * An equal fingerprint is confirmed by comparing the windows. The reference moves on when as many strides as
 * ever before have passed, twice as many each time.
 *
 * @returns null if no window was seen twice within `limit` heaps
 *
 * Cost: at most some 3 times (n0 + p) heaps. Memory: a few windows, and the fingerprints; it does not grow
 * with the period.
 */
export function findWindowTwice(start: FiniteTape, limit: number): WindowSeenTwice | null {
  const tape = start.copy();
  tape.advanceTo(tape.largest);
  for (let strides = 1; tape.heap < limit; strides *= 2) {
    const reference = tape.copy();
    const stretch = new Stretch(reference, limit);
    if (stretch.repeat) return stretch.repeat;
    for (let stride = 0; stride < strides && tape.heap < limit; stride++) {
      tape.advanceTo(Math.min(limit, tape.heap + STRIDE));
      const twin = stretch.placeOf(tape.window());
      if (twin === null) continue;
      const period = tape.heap - twin.heap;
      if (recurs(reference, period)) return { heap: reference.heap, period };
      break; // The cycle starts behind the reference, where a smaller multiple of the period may go unseen.
    }
  }
  return null;
}

function recurs(reference: FiniteTape, period: number): boolean {
  const later = reference.copy();
  later.advanceTo(reference.heap + period);
  return sameWindow(later.window(), reference.window());
}

/** The windows before each of {@link STRIDE} heaps in a row, by fingerprint. */
class Stretch {
  /** The first window of the stretch that came a second time within it. */
  readonly repeat: WindowSeenTwice | null = null;
  readonly #reference: FiniteTape;
  readonly #heaps = new Map<number, number[]>();

  constructor(reference: FiniteTape, limit: number) {
    this.#reference = reference;
    const tape = reference.copy();
    for (const end = Math.min(limit, tape.heap + STRIDE); tape.heap < end; tape.advanceTo(tape.heap + 1)) {
      const window = tape.window();
      const print = fingerprint(window);
      const heaps = this.#heaps.get(print);
      if (heaps === undefined) {
        this.#heaps.set(print, [tape.heap]);
        continue;
      }
      const twin = this.placeOf(window);
      if (twin !== null) {
        this.repeat = { heap: twin.heap, period: tape.heap - twin.heap };
        return;
      }
      heaps.push(tape.heap);
    }
  }

  /** Where in the stretch this window stood, or null. */
  placeOf(window: Int32Array): FiniteTape | null {
    for (const heap of this.#heaps.get(fingerprint(window)) ?? []) {
      const place = this.#reference.copy();
      place.advanceTo(heap);
      if (sameWindow(place.window(), window)) return place;
    }
    return null;
  }
}

function sameWindow(p: Int32Array, q: Int32Array): boolean {
  return p.every((word, i) => word === q[i]);
}

function fingerprint(window: Int32Array): number {
  let hash = 0;
  for (const word of window) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
