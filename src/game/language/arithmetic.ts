/** Returns the greatest common divisor, never negative; gcd(0, 0) = 0. */
export function gcd(x: number, y: number): number {
  let [greater, smaller] = [Math.abs(x), Math.abs(y)];
  while (smaller > 0) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

/**
 * Whether an integer is a prime, by trial division. Cost: at most √n / 3 divisions.
 *
 * @example
 * isPrime(91) // false
 */
export function isPrime(n: number): boolean {
  if (n < 5) return n === 2 || n === 3;
  if (n % 2 === 0 || n % 3 === 0) return false;
  for (let d = 5; d * d <= n; d += 6) if (n % d === 0 || n % (d + 2) === 0) return false;
  return true;
}

/** Returns the least common multiple, never negative; 0 if x or y is 0. */
export function lcm(x: number, y: number): number {
  return x === 0 || y === 0 ? 0 : Math.abs((x / gcd(x, y)) * y);
}

/**
 * Returns the nim-sum of two numbers below 2^53: the sum of their binary digits, position by position, without carry.
 *
 * @example
 * nimSum(5, 11) // 14
 */
export function nimSum(x: number, y: number): number {
  const half = 2 ** 26; // JavaScript's ^ is exact for 32 bits only.
  return (Math.floor(x / half) ^ Math.floor(y / half)) * half + ((x % half) ^ (y % half));
}

/**
 * x^exponent, for an exponent of at least 0; x^0 = 1. Exact below 2^53, and not a safe integer if the power is none.
 *
 * Cost: at most 53 products.
 */
export function power(x: number, exponent: number): number {
  if (exponent === 0 || x === 1) return 1;
  if (x === 0) return 0;
  if (x === -1) return exponent % 2 === 0 ? 1 : -1;
  let result = 1;
  for (let i = 0; i < exponent && Math.abs(result) <= Number.MAX_SAFE_INTEGER; i++) result *= x;
  return result;
}

/** Returns the remainder, never negative, and never -0. */
export function remainder(x: number, modulus: number): number {
  const signed = x % modulus;
  return signed < 0 ? signed + modulus : signed + 0;
}

/**
 * Returns the quotient, rounded down. The quotient of a multiple is exact; that of any other number could be rounded up
 * to the next one.
 */
export function quotient(x: number, divisor: number): number {
  const signed = x % divisor;
  return (x - signed) / divisor - (signed < 0 ? 1 : 0) + 0;
}

/**
 * Returns the distance from an integer to the nearest multiple of a step, below or above.
 *
 * @example
 * distanceToMultiple(17, 6) // 1
 */
export function distanceToMultiple(x: number, step: number): number {
  const beyond = remainder(x, step);
  return Math.min(beyond, step - beyond);
}
