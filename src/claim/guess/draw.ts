/** Draws `wanted` of `count` places: the first, and others pseudorandomly but always the same. */
export function drawn(count: number, size: number): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const smallest = Math.min(count, Math.ceil(size / 4));
  const others = places.slice(smallest).sort((p, q) => digestOf([p]) - digestOf([q]) || p - q);
  return [...places.slice(0, smallest), ...others.slice(0, size - smallest)];
}

/** Returns a hash of 32 bits. */
export function digestOf(numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
