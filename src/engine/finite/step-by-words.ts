import { lowBits, WORD } from '../bits.ts';

/** The width of a step by words, in heaps, from the least two moves. */
export function heapsAStep([least = 0, second = Number.POSITIVE_INFINITY]: readonly number[]): number {
  return least < WORD ? Math.min(WORD, second) : WORD;
}

/**
 * The x with x(i) = g(i) ∧ ¬x(i − a) for i < width, where x(i − a) is bit i of `before` for i < a < 32.
 * Two steps of this are x(i) = (g(i) ∧ ¬g(i − a)) ∨ (g(i) ∧ x(i − 2a)): a flood.
 */
export function alternate(g: number, before: number, a: number, width: number): number {
  const first = lowBits(a);
  const firstTwo = lowBits(Math.min(WORD, 2 * a));
  let x = g & ~before & first;
  x |= g & ~(x << a) & firstTwo & ~first;
  let path = g & ~firstTwo;
  x |= path & ~(g << a);
  for (let d = 2 * a; d < width; d <<= 1) {
    x |= path & (x << d);
    path &= path << d;
  }
  return x;
}
