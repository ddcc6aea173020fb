import { forAll } from './for-all.ts';

type Terms = ArrayLike<number>;

/** Whether a statement holds for every term, with its heap, for heaps ≥ `from`. */
export function everyTerm(terms: Terms, holds: (term: number, n: number) => boolean, from = 0): boolean {
  return forAll(from, terms.length - 1, n => holds(terms[n]!, n));
}

/** Whether the first terms are these: the digits of a word, or other terms. */
export function startsWith(terms: Terms, first: ArrayLike<number | string>): boolean {
  return forAll(0, first.length - 1, n => terms[n] === Number(first[n]));
}

/** Whether G(n + p) = G(n) + s for every n ≥ the preperiod, as far as the terms go; default s = 0. */
export function isPeriodic(
  terms: Terms,
  { preperiod, period, saltus = 0 }: { preperiod: number; period: number; saltus?: number },
): boolean {
  return forAll(preperiod, terms.length - 1 - period, n => terms[n + period] === terms[n]! + saltus);
}

/**
 * Whether the tape of each value is blank beyond a window. For every value k that occurs, let n be the first heap with a
 * value of at least k: no heap ≥ n + `length` may have a value below k.
 *
 * @example
 * isBlankFrom([0, 1, 0, 1, 2, 3, 2, 3], 2) // true: N - {2}, by Lemma 3 of Sleator and Slusky
 */
export function isBlankFrom(terms: Terms, length: number): boolean {
  const first: number[] = [];
  const last: number[] = [];
  Array.from(terms).forEach((value, heap) => {
    first[value] ??= heap;
    last[value] = heap;
  });
  return first.every((heap, value) => value === 0 || last[value - 1]! < heap + length);
}
