/** Maximum number of stored places; when there are more, every other one is dropped. */
const MAX_PLACES = 64;

/**
 * Evenly spaced places on the path of a search. Any heap that was passed is reached again from a stored place at most
 * 1/32 of the path before it. Memory: up to 64 places.
 */
export class Trail<Place extends { readonly heap: number }> {
  /** The heap at which the next place is due. */
  next: number;
  #places: Place[];
  #spacing: number;

  /** @param spacing minimum number of heaps between two places */
  constructor(start: Place, spacing: number) {
    this.#places = [start];
    this.#spacing = spacing;
    this.next = start.heap + spacing;
  }

  /** @param place after all stored places; at {@link next} or later, so that no more are stored than useful */
  keep(place: Place): void {
    this.#places.push(place);
    if (this.#places.length > MAX_PLACES) {
      this.#places = this.#places.filter((_, i) => i % 2 === 0);
      this.#spacing *= 2;
    }
    this.next = place.heap + this.#spacing;
  }

  /** Returns the last place at or before the heap. */
  before(heap: number): Place {
    return this.#places.findLast(place => place.heap <= heap)!;
  }
}
