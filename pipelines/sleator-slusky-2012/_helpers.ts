import { mex, type Shows } from '../../src/index.ts';

/**
 * Returns the first difference between a printed nim-sequence and that of the all-but game N \ X, with the game's value.
 *
 * @throws RangeError if there is no difference
 */
export function unlike(terms: ArrayLike<number>, excluded: readonly number[]): ReturnType<Shows> {
  const values = Array.from(terms);
  const there = (heap: number) => mex(values.slice(0, heap).filter((_, to) => !excluded.includes(heap - to)));
  const heap = values.findIndex((value, n) => value !== there(n));
  if (heap < 0) throw new RangeError(`no heap has a value that differs from ${allBut(excluded)}`);
  return [`G(${heap})`, `${there(heap)}, as in ${allBut(excluded)}`, values[heap]!, allBut(excluded)];
}

/** Returns the all-but game N \ X in our notation. */
export function allBut(excluded: readonly number[]): string {
  return `N - {${excluded.toSorted((p, q) => p - q).join(', ')}}`;
}

/** Returns a boundary pattern, of which bit i is 1 where heap n + i has a value, as stars, and _ for blanks. */
export function starsAndBlanks(pattern: number, length: number): string {
  return Array.from({ length }, (_, i) => (Math.floor(pattern / 2 ** i) % 2 === 1 ? '*' : '_')).join('');
}

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

/**
 * Whether the tape of each value is blank beyond a window. For every value k that occurs, let n be the first heap with a
 * value of at least k: no heap ≥ n + `length` may have a value below k.
 *
 * @example
 * isBlankFrom([0, 1, 0, 1, 2, 3, 2, 3], 2) // true: N - {2}, by Lemma 3 of Sleator and Slusky
 */
export function isBlankFrom(terms: ArrayLike<number>, length: number): boolean {
  const first: number[] = [];
  const last: number[] = [];
  Array.from(terms).forEach((value, heap) => {
    first[value] ??= heap;
    last[value] = heap;
  });
  return first.every((heap, value) => value === 0 || last[value - 1]! < heap + length);
}
