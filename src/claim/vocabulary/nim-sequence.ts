/**
 * Whether these are the first values G(0), G(1), … of the all-but game N \ X, by the definition: each is the least
 * value that no option has. So a law can compare the nim-sequence of one game with the definition of another.
 *
 * Cost: 2 |X| steps per heap, since the options of a heap are all smaller heaps except at most |X|.
 *
 * @example
 * isNimSequence([0, 0, 1, 1, 0, 2], [1, 3, 4]) // true
 */
export function isNimSequence(values: ArrayLike<number>, excluded: readonly number[]): boolean {
  /** The number of smaller heaps with each value, at least one. */
  const times: number[] = [];
  for (let heap = 0; heap < values.length; heap++) {
    const value = values[heap]!;
    if (!(Number.isInteger(value) && 0 <= value && value <= times.length)) return false;
    const notOptions = excluded.flatMap(x => (x <= heap ? [values[heap - x]!] : []));
    for (const other of notOptions) times[other]!--;
    const isLeast =
      (times[value] ?? 0) === 0 && notOptions.every(other => other >= value || times[other]! > 0);
    for (const other of notOptions) times[other]!++;
    if (!isLeast) return false;
    times[value] = (times[value] ?? 0) + 1;
  }
  return true;
}
