import { sameWindow, type Walker } from './walker.ts';
import { STRETCH, WindowPlaces } from './window-places.ts';

/** The same window at two heaps. */
export interface StateSeenTwice<W> {
  /** In heaps: the least, no window of the cycle recurs sooner. */
  readonly period: number;
  /** Of the cycle. */
  readonly first: W;
  /** A period later. */
  readonly second: W;
  /** Known not to be on the cycle; or the start. */
  readonly before: W;
  /** One that stands at a heap behind the start. Cost: at most 4 times the heaps from there to `second`. */
  readonly at: (heap: number) => W;
}

/**
 * Heaps between two looks for a repeat: as many as a stretch has, so that one look falls into its image. A look costs
 * 0.1 us, as much as some hundred heaps of the fastest kernel, and so does the fingerprint of each heap of a stretch.
 * Periods of 1e7 to 1e8 heaps take up to a tenth longer with 2048 heaps, and with 8192.
 */
const STRIDE = STRETCH;

/** Strides of a batch: the walker goes over these at once, and is copied before. With 16 it took a fifth longer. */
const STRIDES_AT_ONCE = 64;

/**
 * Walks until a window comes a second time. Null if none did up to the heap `limit`, where the walker then stands.
 *
 * Baby steps and giant steps: from a reference on, the windows of {@link STRIDE} heaps in a row are fingerprinted, and
 * after them one window in every STRIDE heaps is looked up. If the reference is on the cycle, no look sees its stretch
 * before the image a period later, and one look falls into that: so the first distance seen is the least period. When
 * four times as many heaps are walked there is another (Brent), and the old ones are kept: the first that is on the
 * cycle is found again after one period. The stretch of a reference before the cycle may reach into it, and show
 * a multiple of the period; but then the reference itself does not recur, and it is not believed. Equal fingerprints are
 * confirmed by comparing.
 *
 * Cost: at most p + 4 (n0 + STRIDE) heaps and a batch, and STRIDE fingerprints each time that they have become four times
 * as many. Memory: some dozens of walkers, and STRIDE fingerprints each time.
 */
export function findStateTwice<W extends Walker<W>>(walker: W, limit: number): StateSeenTwice<W> | null {
  const seen = new WindowPlaces<W>();
  const trail = new Trail(walker);
  const at = (heap: number) => trail.at(heap);
  let before = walker.copy();
  for (let strides = 1; walker.heap < limit; strides *= 4) {
    const reference = { walker: walker.copy(), before };
    const twins = seen.collect(reference, limit);
    if (twins !== null)
      return { period: twins[1].heap - twins[0].heap, first: twins[0], second: twins[1], before, at };
    const end = walker.heap + strides * STRIDE;
    while (walker.heap < Math.min(end, limit)) {
      trail.pass(walker);
      const from = walker.heap;
      const stride = Math.min(STRIDE, limit - from);
      const prints = new Int32Array(
        Math.min(STRIDES_AT_ONCE, (end - from) / STRIDE, Math.floor((limit - from) / stride)),
      );
      walker.fingerprints(stride, prints);
      for (let i = 0; i < prints.length; i++) {
        if (!seen.has(prints[i]!)) continue;
        const second = at(from + stride * (i + 1));
        const place = seen.placeOf(prints[i]!, second.window());
        if (place === null) continue;
        const period = second.heap - place.walker.heap;
        const { walker: start, before } = place.reference;
        if (sameWindow(at(start.heap + period).window(), start.window()))
          return { period, first: place.walker, second, before, at };
      }
    }
    before = reference.walker;
  }
  return null;
}

/** Copies of a walker on its way, the denser the nearer they are to its end. */
class Trail<W extends Walker<W>> {
  readonly #start: W;
  /** For each i the last copy whose number is an odd multiple of 2^i. */
  readonly #copies: W[] = [];
  #passed = 0;

  constructor(walker: W) {
    this.#start = walker.copy();
  }

  pass(walker: W): void {
    const number = this.#passed++;
    if (number > 0) this.#copies[31 - Math.clz32(number & -number)] = walker.copy();
  }

  at(heap: number): W {
    let nearest = this.#start;
    for (const copy of this.#copies) if (copy.heap <= heap && copy.heap > nearest.heap) nearest = copy;
    const walker = nearest.copy();
    walker.advanceTo(heap);
    return walker;
  }
}
