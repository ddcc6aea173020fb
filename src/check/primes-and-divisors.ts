/** Returns the primes that divide n ≥ 1, ascending, each once. Cost: at most √n trial divisions. */
export function primesOf(n: number): number[] {
  const primes: number[] = [];
  let rest = n;
  for (let d = 2; d * d <= rest; d++) {
    if (rest % d !== 0) continue;
    primes.push(d);
    while (rest % d === 0) rest /= d;
  }
  if (rest > 1) primes.push(rest);
  return primes;
}

/** Returns the greatest common divisor of non-negative integers. */
export function gcd(x: number, y: number): number {
  return y === 0 ? x : gcd(y, x % y);
}

export function leastCommonMultiple(x: number, y: number): number {
  return (x / gcd(x, y)) * y;
}

export function isPrime(n: number): boolean {
  return n > 1 && primesOf(n)[0] === n;
}
