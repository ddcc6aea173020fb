/** A place in Algorithm 1: the value that is being placed, and the last head that has acted, counted from 0. */
export interface Place {
  readonly value: number;
  readonly head: number;
}

/** The length of one step. */
export type Stride = 'value' | 'head';

/** The range of steps: values 0, …, `values` − 1 with `heads` heads each. */
export interface Extent {
  readonly values: number;
  readonly heads: number;
}

/** Returns the place where all heads have placed a value, kept within the extent. */
export function placeOfValue(value: number, { values, heads }: Extent): Place {
  return { value: Math.min(values - 1, Math.max(0, value)), head: heads - 1 };
}

/** Returns one step on; the same place at the end. */
export function stepOn(place: Place, stride: Stride, extent: Extent): Place {
  const isLastHead = place.head === extent.heads - 1;
  if (stride === 'head' && !isLastHead) return { ...place, head: place.head + 1 };
  if (stride === 'value' && !isLastHead) return placeOfValue(place.value, extent);
  if (place.value === extent.values - 1) return place;
  return stride === 'head' ? { value: place.value + 1, head: 0 } : placeOfValue(place.value + 1, extent);
}

/** Returns one step back; the same place at the start. */
export function stepBack(place: Place, stride: Stride, extent: Extent): Place {
  if (stride === 'head' && place.head > 0) return { ...place, head: place.head - 1 };
  if (place.value === 0) return place;
  return placeOfValue(place.value - 1, extent);
}
