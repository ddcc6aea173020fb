import { every } from './every.ts';

type Terms = ArrayLike<number>;

/** Whether a statement holds for every term, with its heap, for heaps ≥ `from`. */
export function everyTerm(terms: Terms, holds: (term: number, n: number) => boolean, from = 0): boolean {
  return every(from, terms.length - 1, n => holds(terms[n]!, n));
}

/** Whether the first terms are these: the digits of a word, or other terms. */
export function startsWith(terms: Terms, first: ArrayLike<number | string>): boolean {
  return every(0, first.length - 1, n => terms[n] === Number(first[n]));
}

/** Whether G(n + p) = G(n) + s for every n ≥ the preperiod, as far as the terms go; default s = 0. */
export function isPeriodic(
  terms: Terms,
  { preperiod, period, saltus = 0 }: { preperiod: number; period: number; saltus?: number },
): boolean {
  return every(preperiod, terms.length - 1 - period, n => terms[n + period] === terms[n]! + saltus);
}
