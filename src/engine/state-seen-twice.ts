/**
 * Something that moves right over the heaps, and whose future depends on its window alone: all that it knows, but for
 * where it is.
 */
export interface Walker<W> {
  readonly heap: number;
  advanceTo(heap: number): void;
  window(): Int32Array;
  copy(): W;
}

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
 * Heaps between two looks for a repeat. A look and the start of a step take 1 to 2 us, as much as a thousand heaps of the
 * fastest kernel; the fingerprints, taken anew at every reference, 0.2 us each. Periods of 1e7 to 1e8 heaps take a fifth
 * longer with 2048, and with 16,384.
 */
const STRIDE = 4096;

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
 * Cost: at most p + 4 (n0 + STRIDE) heaps, and STRIDE windows each time that they have become four times as many, 0.2 us
 * each. Memory: some dozens of walkers, and STRIDE fingerprints each time.
 */
export function findStateTwice<W extends Walker<W>>(walker: W, limit: number): StateSeenTwice<W> | null {
  const seen = new Map<number, Place<W>>();
  const trail = new Trail(walker);
  const at = (heap: number) => trail.at(heap);
  let before = walker.copy();
  for (let strides = 1; walker.heap < limit; strides *= 4) {
    const reference = { walker: walker.copy(), before };
    const twins = collect(seen, reference, limit);
    if (twins !== null)
      return { period: twins[1].heap - twins[0].heap, first: twins[0], second: twins[1], before, at };
    for (let stride = 0; stride < strides && walker.heap < limit; stride++) {
      trail.pass(walker);
      walker.advanceTo(Math.min(limit, walker.heap + STRIDE));
      const window = walker.window();
      const place = placeOf(seen.get(fingerprint(window)), window);
      if (place === null) continue;
      const period = walker.heap - place.walker.heap;
      const { walker: start, before } = place.reference;
      if (!sameWindow(at(start.heap + period).window(), start.window())) break;
      return { period, first: place.walker, second: walker, before, at };
    }
    before = reference.walker;
  }
  return null;
}

export function sameWindow(p: Int32Array, q: Int32Array): boolean {
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return false;
  return true;
}

interface Reference<W> {
  readonly walker: W;
  readonly before: W;
}

/** A heap of the stretch of a reference, in a chain of those with the same fingerprint. */
interface Place<W> {
  readonly reference: Reference<W>;
  readonly heap: number;
  readonly next: Place<W> | undefined;
}

/** Enters the stretch of the reference, unless a window comes twice in it: then these two. */
function collect<W extends Walker<W>>(
  seen: Map<number, Place<W>>,
  reference: Reference<W>,
  limit: number,
): readonly [W, W] | null {
  const walker = reference.walker.copy();
  for (
    const end = Math.min(limit, walker.heap + STRIDE);
    walker.heap < end;
    walker.advanceTo(walker.heap + 1)
  ) {
    const window = walker.window();
    const print = fingerprint(window);
    const next = seen.get(print);
    const twin = next?.reference === reference ? placeOf(next, window) : null;
    if (twin?.reference === reference) return [twin.walker, walker];
    seen.set(print, { reference, heap: walker.heap, next });
  }
  return null;
}

/** The first place of the chain that has this window, with a walker there. */
function placeOf<W extends Walker<W>>(
  chain: Place<W> | undefined,
  window: Int32Array,
): { readonly walker: W; readonly reference: Reference<W> } | null {
  for (let place = chain; place !== undefined; place = place.next) {
    const walker = place.reference.walker.copy();
    walker.advanceTo(place.heap);
    if (sameWindow(walker.window(), window)) return { walker, reference: place.reference };
  }
  return null;
}

function fingerprint(window: Int32Array): number {
  let hash = 0;
  for (let i = 0; i < window.length; i++) {
    hash = Math.imul(hash ^ window[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Strides between two copies of the walker on its way. */
const STRIDES_A_COPY = 8;

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
    const number = this.#passed++ / STRIDES_A_COPY;
    if (number > 0 && Number.isInteger(number))
      this.#copies[31 - Math.clz32(number & -number)] = walker.copy();
  }

  at(heap: number): W {
    let nearest = this.#start;
    for (const copy of this.#copies) if (copy.heap <= heap && copy.heap > nearest.heap) nearest = copy;
    const walker = nearest.copy();
    walker.advanceTo(heap);
    return walker;
  }
}
