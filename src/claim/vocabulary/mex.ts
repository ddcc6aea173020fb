import { everyTerm } from './term-conditions.ts';

/** Returns the least non-negative integer that is not in the list. */
export function mex(values: Iterable<number>): number {
  const met = new Set(values);
  let value = 0;
  while (met.has(value)) value++;
  return value;
}

/** Whether each term is the mex of those that the moves, in order of size, lead to: G(n - s) for s ≤ n. */
export function isMexOfMoves(terms: ArrayLike<number>, moves: readonly number[]): boolean {
  /**
   * // seen[value] is one more than the last heap with an option of this value. Values beyond the number of moves do not
   * matter.
   */
  const seen = new Array<number>(moves.length + 1).fill(0);
  return everyTerm(terms, (term, n) => {
    for (let i = 0; i < moves.length && moves[i]! <= n; i++) {
      const option = terms[n - moves[i]!]!;
      if (option <= moves.length) seen[option] = n + 1;
    }
    let value = 0;
    while (seen[value] === n + 1) value++;
    return term === value;
  });
}
