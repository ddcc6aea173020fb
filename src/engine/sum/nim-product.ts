import { refuse } from '../../errors.ts';
import { nimbers } from './nim-sum.ts';

/**
 * Returns the nim-product of any number of nimbers, the multiplication that makes the nimbers below 2^(2^k) a field for
 * every k, with the nim-sum as addition. The empty product is 1.
 *
 * Cost: for two terms of w bits of order w^1.59 log w.
 *
 * Source: the nimbers post leaves it out ("omitted here"); Conway, On Numbers and Games, chapter 6.
 *
 * @throws DefinitionError for negative terms
 * @example
 * nimProduct([8n, 8n]) // 13n
 */
export function nimProduct(terms: Iterable<bigint>): bigint {
  return nimbers(terms).reduce((product, term) => multiply(widthOf(product | term), product, term), 1n);
}

/**
 * Returns the y with x ⊗ y = 1, for x > 0.
 *
 * 1. Let x = a F + b with a > 0, where F = 2^(width/2) and F ⊗ F = F + F/2.
 * 2. Its conjugate z = a F + (a + b) gives x ⊗ z < F, since F and F + 1 are the roots of one quadratic equation.
 * 3. So y = z ⊗ (the inverse of x ⊗ z), whose width is half.
 *
 * @throws DefinitionError for 0 and negative numbers
 * @example
 * nimInverse(7n) // 11n
 */
export function nimInverse(x: bigint): bigint {
  if (x === 0n) refuse('nim inverse', 'a number of at least 1', '0');
  if (x === 1n) return 1n;
  const [nimber] = nimbers([x]);
  const conjugate = nimber! ^ (nimber! >> (widthOf(nimber!) / 2n));
  return nimProduct([conjugate, nimInverse(nimProduct([nimber!, conjugate]))]);
}

/** Returns the least w = 1, 2, 4, … with nimber < 2^w. */
function widthOf(nimber: bigint): bigint {
  let width = 1n;
  while (nimber >> width > 0n) width *= 2n;
  return width;
}

/**
 * a ⊗ b for a, b < 2^width. With F = 2^(width/2), a Fermat 2-power, x F + y is x ⊗ F + y for all x, y < F, and
 * F ⊗ F = F + F/2. So (a1 F + a0) ⊗ (b1 F + b0) = (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 (F/2), and the
 * bracket is (a1 + a0)(b1 + b0) + a0 b0: three products of half the width, as Karatsuba's, and one by F/2.
 */
function multiply(width: bigint, a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  if (width === 1n) return 1n;
  const half = width / 2n;
  const [a1, a0] = halves(half, a);
  const [b1, b0] = halves(half, b);
  const low = multiply(half, a0, b0);
  const high = multiply(half, a1, b1);
  const both = multiply(half, a1 ^ a0, b1 ^ b0);
  return ((both ^ low) << half) | (low ^ timesHighestBit(half, high));
}

/**
 * a ⊗ 2^(width − 1) for a < 2^width. With F as above and h = F/2 the factor is h F = h ⊗ F, and
 * (a1 F + a0) ⊗ h ⊗ F = (a1 + a0) h F + a1 h h: three such products of half the width.
 */
function timesHighestBit(width: bigint, a: bigint): bigint {
  if (width === 1n || a === 0n) return a;
  const half = width / 2n;
  const [a1, a0] = halves(half, a);
  const low = timesHighestBit(half, timesHighestBit(half, a1));
  return (timesHighestBit(half, a1 ^ a0) << half) | low;
}

function halves(half: bigint, nimber: bigint): [high: bigint, low: bigint] {
  const high = nimber >> half;
  return [high, nimber ^ (high << half)];
}
