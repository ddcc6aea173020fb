/** Returns the least non-negative integer that is not in the list. */
export function mex(values: Iterable<number>): number {
  const met = new Set(values);
  let value = 0;
  while (met.has(value)) value++;
  return value;
}
