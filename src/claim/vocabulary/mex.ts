import { everyTerm } from './terms.ts';

/** The least whole number that is none of these. */
export function mex(values: Iterable<number>): number {
  const met = new Set(values);
  let value = 0;
  while (met.has(value)) value++;
  return value;
}

/** Whether each term is the mex of those that the moves, in order of size, lead to: G(n - s) for s ≤ n. */
export function isMexOfMoves(terms: ArrayLike<number>, moves: readonly number[]): boolean {
  return everyTerm(terms, (term, n) => {
    const beyond = moves.findIndex(s => s > n);
    const legal = beyond < 0 ? moves : moves.slice(0, beyond);
    return term === mex(legal.map(s => terms[n - s]!));
  });
}

/** The primes up to n, by trial division. */
export function primesUpTo(n: number): number[] {
  const primes: number[] = [];
  const divides = (candidate: number) => {
    for (const p of primes) {
      if (p * p > candidate) return false;
      if (candidate % p === 0) return true;
    }
    return false;
  };
  for (let candidate = 2; candidate <= n; candidate++) if (!divides(candidate)) primes.push(candidate);
  return primes;
}
