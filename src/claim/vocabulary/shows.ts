import type { Shows } from '../law.ts';
import { mex } from './mex.ts';

type Terms = ArrayLike<number>;
type SideBySide = ReturnType<Shows>;

/**
 * Returns the first difference between a printed nim-sequence and that of the all-but game N \ X, with the game's value.
 *
 * @throws RangeError if there is no difference
 */
export function unlike(terms: Terms, excluded: readonly number[]): SideBySide {
  const values = Array.from(terms);
  const there = (heap: number) => mex(values.slice(0, heap).filter((_, to) => !excluded.includes(heap - to)));
  const heap = values.findIndex((value, n) => value !== there(n));
  if (heap < 0) throw new RangeError(`no heap has a value that differs from ${allBut(excluded)}`);
  return [`G(${heap})`, `${there(heap)}, as in ${allBut(excluded)}`, values[heap]!, allBut(excluded)];
}

/** The all-but game N \ X in our notation. */
export function allBut(excluded: readonly number[]): string {
  return `N - {${excluded.toSorted((p, q) => p - q).join(', ')}}`;
}

/**
 * The first heap with another outcome than is printed.
 *
 * @throws RangeError if there is none
 */
export function outcomeUnlike(f: Terms, printed: Terms): SideBySide {
  const heap = Array.from(f).findIndex((outcome, n) => outcome !== printed[n]);
  if (heap < 0) throw new RangeError('all outcomes are as printed');
  return [`f(${heap})`, printed[heap]!, f[heap]!];
}

/** The outcomes of the heaps from one to another as a word. */
export function bits(f: Terms, from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => f[from + i]).join('');
}

/** A boundary pattern, of which bit i is 1 where heap n + i has a value, as stars, and _ for blanks. */
export function starsAndBlanks(pattern: number, length: number): string {
  return Array.from({ length }, (_, i) => (Math.floor(pattern / 2 ** i) % 2 === 1 ? '*' : '_')).join('');
}
