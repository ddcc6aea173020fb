import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gcd } from '../../src/engine/gcd.ts';

function gcdByEuclid(x: bigint, y: bigint): bigint {
  let [a, b] = [x < 0n ? -x : x, y < 0n ? -y : y];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Numbers of any sign, often small or near the limits of a double, of exact and of all integers. */
const number = fc
  .oneof(...[60, 1040, 6000].map(max => fc.integer({ min: Math.floor(max * 0.95) - 50, max })))
  .chain(bits => fc.bigInt({ min: -(2n ** BigInt(bits)), max: 2n ** BigInt(bits) }));

test.each([
  ['at the default sizes', 2 ** 15, 1020],
  ['for small numbers', 40, 30],
  ['for long numbers only', 2000, 200],
])('the gcd of products with a common factor agrees with Euclid, with hand-overs %s', (_, long, short) => {
  fc.assert(
    fc.property(number, number, number, (x, y, common) => {
      const products = [x * common, y * common] as const;
      expect(gcd(...products, long, short)).toBe(gcdByEuclid(...products));
    }),
    { numRuns: 150, seed: 2010 },
  );
});

/** Lists Fibonacci numbers; consecutive ones have only quotients 1, the most steps for their size. */
function fibonacciTo(bits: number): bigint[] {
  const numbers = [0n, 1n];
  while (numbers.at(-1)! < 2n ** BigInt(bits)) numbers.push(numbers.at(-1)! + numbers.at(-2)!);
  return numbers;
}

test('gcd handles Fibonacci numbers, neighbours of powers, and numbers of very different size', () => {
  const fibonacci = fibonacciTo(1100);
  const pairs = [
    ...fibonacci
      .slice(1)
      .map((x, i) => [x, fibonacci[i]!] as const)
      .filter((_, i) => i % 3 === 0),
    ...Array.from({ length: 1100 }, (_, n) => [2n ** BigInt(n) - 1n, 2n ** BigInt(n) + 1n] as const),
    ...Array.from({ length: 1100 }, (_, n) => [2n ** BigInt(n) - 1n, (2n ** 96n - 1n) << 5n] as const),
  ];
  const wrong = pairs.filter(([x, y]) => {
    const right = gcdByEuclid(x, y);
    return gcd(x, y) !== right || gcd(y, x) !== right || gcd(x, y, 40, 30) !== right;
  });
  expect(wrong).toEqual([]);
});
