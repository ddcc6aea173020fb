/** What the stone-picking paper's recurrence starts from: the values below min S, one for each sort of heap. */
export interface BeginningValues {
  readonly atZero: number;
  /** At the heaps 1, …, min S − 1. */
  readonly belowLeast: number;
  /** Below 0. */
  readonly negative: number;
}

/**
 * f(0), …, f(count − 1) by the recurrence f(n) = 1 − Π f(n − s) over all s in S, for n ≥ min S, as (4) and (5) of
 * the stone-picking paper print it, whatever the beginning values. No game is looked at: whether these are the
 * outcomes is the question. With 0, 1, 1 they are those of the take-all ending, with 0, 0, 1 of the normal one.
 *
 * Cost: |S| steps a heap; a byte a heap.
 *
 * @param moves S, in increasing order, not empty
 *
 * @example
 * Array.from(outcomesByProduct([3, 5, 6], { atZero: 0, belowLeast: 1, negative: 1 }, 9)) // [0, 1, 1, 1, 0, 1, 1, 1, 0]
 */
export function outcomesByProduct(
  moves: readonly number[],
  { atZero, belowLeast, negative }: BeginningValues,
  count: number,
): Uint8Array {
  const f = new Uint8Array(count);
  for (let n = 0; n < count; n++) {
    if (n < moves[0]!) {
      f[n] = n === 0 ? atZero : belowLeast;
      continue;
    }
    let product = 1;
    for (const s of moves) product *= n < s ? negative : f[n - s]!;
    f[n] = 1 - product;
  }
  return f;
}
