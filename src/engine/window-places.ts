import { fingerprintOf, sameWindow, type Walker, writeFingerprints } from './walker.ts';

/** A place of the search, which may be on the cycle; `before` is the heap of the previous reference, or of the start. */
export interface Reference<W> {
  readonly walker: W;
  readonly before: number;
}

/**
 * Number of lists of places. 16 references have eight places per list, and the last of them is set after 10^12 heaps. Most
 * searches end after a few references, and more lists would only take time to clear.
 */
const LISTS = 2 ** 13;

/**
 * A hash table of windows: the windows of the stretch after each reference, by their fingerprints. Only fingerprints are
 * stored; a window is computed again from its reference.
 *
 * The place i > 0 is the window j heaps after reference r, where i = (r + 1) stretch + j. Places with equal low bits of the
 * fingerprint form a list: `#last` has the last place of each list, and `#earlier` the place before each place.
 *
 * Memory: 8 bytes per place.
 */
export class WindowPlaces<W extends Walker<W>> {
  /** Number of heaps after a reference whose windows are stored. */
  readonly #stretch: number;
  readonly #references: Reference<W>[] = [];
  /** The last place of each list, or 0. */
  readonly #last = new Int32Array(LISTS);
  /** The fingerprint of each place, and the place before it in its list, or 0. */
  #prints: Int32Array = new Int32Array(0);
  #earlier: Int32Array = new Int32Array(0);

  constructor(stretch: number) {
    this.#stretch = stretch;
  }

  /** Whether some stored window has this fingerprint. */
  has(print: number): boolean {
    return this.#firstFrom(this.#last[print & (LISTS - 1)]!, print) > 0;
  }

  /** Stores the stretch of a reference, and returns null; if a window occurs twice in it, returns walkers at both. */
  collect(reference: Reference<W>): readonly [W, W] | null {
    this.#references.push(reference);
    const first = this.#stretch * this.#references.length;
    this.#prints = lengthened(this.#prints, first + this.#stretch);
    this.#earlier = lengthened(this.#earlier, first + this.#stretch);
    const prints = this.#prints.subarray(first);
    prints[0] = fingerprintOf(reference.walker.window());
    writeFingerprints(reference.walker.copy(), 1, prints.subarray(1));
    for (let j = 0; j < prints.length; j++) {
      const print = prints[j]!;
      const list = print & (LISTS - 1);
      const last = this.#last[list]!;
      if (last >= first && this.#firstFrom(last, print) >= first) {
        const walker = this.#walkerAt(first + j);
        const twin = this.placeOf(print, walker);
        if (twin?.reference === reference) return [twin.walker, walker];
      }
      this.#earlier[first + j] = last;
      this.#last[list] = first + j;
    }
    return null;
  }

  /** Returns the last place before the walker's heap that has this fingerprint and its window, with a walker there. */
  placeOf(print: number, again: W): { readonly walker: W; readonly reference: Reference<W> } | null {
    let place = this.#firstFrom(this.#last[print & (LISTS - 1)]!, print);
    for (; place > 0; place = this.#firstFrom(this.#earlier[place]!, print)) {
      const walker = this.#walkerAt(place);
      // A check soon after a reference falls into the stretch of this reference.
      if (walker.heap < again.heap && sameWindow(walker.window(), again.window()))
        return { walker, reference: this.#referenceOf(place) };
    }
    return null;
  }

  /** Returns the first place in its list with this fingerprint, starting at a place; else 0. */
  #firstFrom(place: number, print: number): number {
    let at = place;
    while (at > 0 && this.#prints[at] !== print) at = this.#earlier[at]!;
    return at;
  }

  #referenceOf(place: number): Reference<W> {
    return this.#references[Math.floor(place / this.#stretch) - 1]!;
  }

  #walkerAt(place: number): W {
    const walker = this.#referenceOf(place).walker.copy();
    walker.advanceTo(walker.heap + (place % this.#stretch));
    return walker;
  }
}

function lengthened(array: Int32Array, length: number): Int32Array {
  const longer = new Int32Array(length);
  longer.set(array);
  return longer;
}
