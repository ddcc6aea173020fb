import { everyTerm } from './terms.ts';

/** Returns the product formula at heap n: 1 - f(n-x) f(n-y) …, over the moves, with `below` for heaps below 0. */
export function outcomeByProduct(
  f: ArrayLike<number>,
  n: number,
  moves: readonly number[],
  below = 1,
): number {
  let product = 1;
  for (const x of moves) product *= n < x ? below : f[n - x]!;
  return 1 - product;
}

/** Whether the outcomes equal {@link outcomeByProduct} for all heaps ≥ `from`. */
export function followsProduct(
  f: ArrayLike<number>,
  moves: readonly number[],
  from: number,
  below?: number,
): boolean {
  return everyTerm(f, (outcome, n) => outcome === outcomeByProduct(f, n, moves, below), from);
}
