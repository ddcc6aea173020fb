/** Places that are kept at the most; when there are more every other one goes. */
const MOST_PLACES = 64;

/**
 * Places on the way of a search, evenly spaced, so that any heap passed is reached again from one that is at most a 32nd
 * of the way before it. Memory: up to 64 places.
 */
export class Trail<Place extends { readonly heap: number }> {
  /** The heap from which on another place is wanted. */
  next: number;
  #places: Place[];
  #spacing: number;

  /** @param spacing heaps between two places at the least */
  constructor(start: Place, spacing: number) {
    this.#places = [start];
    this.#spacing = spacing;
    this.next = start.heap + spacing;
  }

  /** @param place behind all that were kept; at {@link next} or behind, so that no more are kept than are of use */
  keep(place: Place): void {
    this.#places.push(place);
    if (this.#places.length > MOST_PLACES) {
      this.#places = this.#places.filter((_, i) => i % 2 === 0);
      this.#spacing *= 2;
    }
    this.next = place.heap + this.#spacing;
  }

  /** The last place that is not behind the heap. */
  before(heap: number): Place {
    return this.#places.findLast(place => place.heap <= heap)!;
  }
}
