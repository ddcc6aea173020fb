/** Returns the primes up to n, by trial division. */
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
