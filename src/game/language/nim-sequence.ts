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

/**
 * Whether each term is the mex of those that the moves of a finite set lead to: G(n - s) for s ≤ n.
 *
 * @param moves in order of size, without repetition
 * @example
 * isMexOfMoves([0, 1, 2, 0, 1], [1, 2]) // true
 */
export function isMexOfMoves(terms: ArrayLike<number>, moves: readonly number[]): boolean {
  /**
   * seen[value] is one more than the last heap with an option of this value. Values beyond the number of moves do not
   * matter.
   */
  const seen = new Array<number>(moves.length + 1).fill(0);
  for (let n = 0; n < terms.length; n++) {
    for (let i = 0; i < moves.length && moves[i]! <= n; i++) {
      const option = terms[n - moves[i]!]!;
      if (option <= moves.length) seen[option] = n + 1;
    }
    let value = 0;
    while (seen[value] === n + 1) value++;
    if (terms[n] !== value) return false;
  }
  return true;
}

/**
 * Whether these are the first nim-values of a game, by its definition.
 *
 * @param excludes whether the set is N without the numbers; otherwise the numbers are the moves
 */
export function isSequenceOfGame(
  values: ArrayLike<number>,
  excludes: boolean,
  numbers: readonly number[],
): boolean {
  const set = [...new Set(numbers)].sort((p, q) => p - q);
  return excludes ? isNimSequence(values, set) : isMexOfMoves(values, set);
}
