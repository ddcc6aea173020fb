import { Trail } from './trail.ts';
import { sameWindow, type Walker, writeFingerprints } from './walker.ts';
import { WindowPlaces } from './window-places.ts';

/** The same window at two heaps. */
export interface StateSeenTwice<W> {
  /** The period in heaps. */
  readonly period: number;
  /** A walker at a state of the cycle. */
  readonly first: W;
  /** A heap before `first` that is not on the cycle, unless references are close together; or the start. */
  readonly before: number;
  /** Returns a walker at a heap between the start and a period after `first`. Cost: at most 1/32 of the path. */
  readonly at: (heap: number) => W;
}

/**
 * Heaps between two checks for a repeat. They are as many as a stretch has, so that one check falls into the stretch's
 * image. A check costs as much as a few hundred heaps of the fastest kernel, and so does the fingerprint of each heap of
 * a stretch.
 */
const STRIDE = 4096;

/** Number of strides of a batch. The walker is copied before each batch, and then goes over all its strides at once. */
const STRIDES_AT_ONCE = 64;

/**
 * Walks until a window recurs. It finds any window that occurs at a heap ≤ `limit` and again at most `limit` heaps later;
 * null if there is none.
 *
 * Baby steps and giant steps, for a reference at heap r on the cycle:
 *
 *     heap    r       r + STRIDE              r + p     r + p + STRIDE
 *     --------|=========|-----------|-----------|=========|-----------
 *              stretch: every        checks:     image of the stretch:
 *              window is stored      one every   one check falls into it
 *                                    STRIDE
 *
 * 1. After each reference, the windows of STRIDE consecutive heaps are stored by their fingerprints: the stretch.
 * 2. Later one window in every STRIDE heaps is looked up. No check finds the stretch before its image a period later, and one
 *    check falls into the image. So the first distance found is the least period.
 * 3. When four times as many heaps have been walked, another reference is set (Brent), and the last one at `limit`. The old
 *    ones are kept: the first one on the cycle is found again after one period.
 * 4. The stretch of a reference before the cycle may extend into it, and show a multiple of the period. But then the reference
 *    itself does not recur, so the distance is rejected. Equal fingerprints are confirmed by comparison.
 *
 * Cost: at most p + 4 (n0 + STRIDE) heaps and a batch, and STRIDE fingerprints at each reference; twice `limit` if there
 * is no repeat. Memory: a few dozen walkers, and STRIDE fingerprints per reference.
 *
 * @param stride for tests: few heaps
 */
export function findStateTwice<W extends Walker<W>>(
  walker: W,
  limit: number,
  stride = STRIDE,
): StateSeenTwice<W> | null {
  const places = new WindowPlaces<W>(stride);
  const trail = new Trail(walker.copy(), STRIDES_AT_ONCE * stride);
  const at = (heap: number) => advanced(trail.before(heap), heap);
  let before = walker.heap;
  for (let strides = 1, isLast = false; !isLast; strides *= 4) {
    const reference = { walker: walker.copy(), before };
    const twins = places.collect(reference);
    if (twins !== null) {
      const [first, second] = twins;
      return { period: second.heap - first.heap, first, before, at };
    }
    isLast = walker.heap >= limit;
    const end = isLast ? walker.heap + limit + stride : Math.min(walker.heap + strides * stride, limit);
    while (walker.heap < end) {
      const found = walkBatch(end);
      if (found !== null) return found;
    }
    before = reference.walker.heap;
  }
  return null;

  /** Walks some strides, not beyond `end`, and returns the first repeat that a check at the end of a stride confirms. */
  function walkBatch(end: number): StateSeenTwice<W> | null {
    const start = walker.copy();
    if (walker.heap >= trail.next) trail.keep(start);
    const step = Math.min(stride, end - walker.heap);
    const prints = new Int32Array(Math.min(STRIDES_AT_ONCE, Math.floor((end - walker.heap) / step)));
    writeFingerprints(walker, step, prints);
    for (let i = 0; i < prints.length; i++) {
      if (!places.has(prints[i]!)) continue;
      const found = repeatAt(prints[i]!, advanced(start, start.heap + step * (i + 1)));
      if (found !== null) return found;
    }
    return null;
  }

  /** Returns the repeat that a window shows if it is stored, and if the reference of its stretch recurs as well. */
  function repeatAt(print: number, second: W): StateSeenTwice<W> | null {
    const place = places.placeOf(print, second);
    if (place === null) return null;
    const period = second.heap - place.walker.heap;
    const { walker: first, before } = place.reference;
    const recurs = sameWindow(at(first.heap + period).window(), first.window());
    return recurs ? { period, first, before, at } : null;
  }
}

function advanced<W extends Walker<W>>(from: W, heap: number): W {
  const walker = from.copy();
  walker.advanceTo(heap);
  return walker;
}
