import type { WrittenGame } from '../../../game/index.ts';
import { gcd } from '../../gcd.ts';

/** a and b of N - {a, b, a + b}, 1 ≤ a, b ≥ 3a: the games of the theorem, with numbers of any size. */
export interface Triple {
  readonly a: bigint;
  readonly b: bigint;
}

/** The place of the theorem's proof; for b < 3a its formulas are only observed. */
export const REFERENCE = 'docs/conjecture-12.md';

/** Returns the triple of X; null unless X is {a, b, a + b} with b ≥ 3a, so that the theorem applies. */
export function tripleOf(excluded: readonly number[]): Triple | null {
  const [a = 0, b = 0, c = 0] = excluded.toSorted((x, y) => x - y);
  const isTriple = excluded.length === 3 && c === a + b && b >= 3 * a;
  return isTriple ? { a: BigInt(a), b: BigInt(b) } : null;
}

/** Maximum a / gcd(a, b) for which tiles are counted, one row after another. */
export const MAX_ROWS = 2n ** 20n;

/** g, and the triple with a / g and b / g: the heaps of each remainder modulo g are a copy of its game. */
export function copiesOf({ a, b }: Triple): { readonly copies: bigint; readonly triple: Triple } {
  const copies = gcd(a, b);
  return { copies, triple: { a: a / copies, b: b / copies } };
}

/**
 * Returns a game with the same heaps below `heaps`, which is below 2^53: a number x that is excluded is first missed at
 * heap x.
 */
export function gameBelow({ a, b }: Triple, heaps: number): WrittenGame {
  return { kind: 'all-but', excluded: [a, b, a + b].filter(x => x < heaps).map(Number) };
}
