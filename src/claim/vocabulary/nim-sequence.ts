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
  const addToTimes = (heap: number, step: number) => {
    for (let i = 0; i < excluded.length; i++)
      if (excluded[i]! <= heap) times[values[heap - excluded[i]!]!]! += step;
  };
  for (let heap = 0; heap < values.length; heap++) {
    const value = values[heap]!;
    if (!(Number.isInteger(value) && 0 <= value && value <= times.length)) return false;
    addToTimes(heap, -1);
    let isLeast = (times[value] ?? 0) === 0;
    for (let i = 0; i < excluded.length && isLeast; i++) {
      const x = excluded[i]!;
      if (x <= heap) isLeast = values[heap - x]! >= value || times[values[heap - x]!]! > 0;
    }
    addToTimes(heap, 1);
    if (!isLeast) return false;
    times[value] = (times[value] ?? 0) + 1;
  }
  return true;
}
