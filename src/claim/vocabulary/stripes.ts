/**
 * Returns a boundary pattern as a number, with the first heap as its lowest bit: i blanks and a - i stars, repeated
 * `times` times. It is all blank for i = a, and also for i = 0, as after a whole round of a values.
 *
 * @example
 * stripes(3, 1, 2).toString(2) // '110110'
 */
export function stripes(a: number, i: number, times: number): number {
  const stripe = i === 0 ? 0 : 2 ** a - 2 ** i;
  return Array.from({ length: times }, (_, j) => stripe * 2 ** (a * j)).reduce((p, q) => p + q);
}
