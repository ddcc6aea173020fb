/** Returns the first place where two sequences differ, as far as both are known. */
export function firstDifference(left: ArrayLike<number>, other: ArrayLike<number>): number | undefined {
  const length = Math.min(left.length, other.length);
  for (let i = 0; i < length; i++) if (left[i] !== other[i]) return i;
  return undefined;
}
