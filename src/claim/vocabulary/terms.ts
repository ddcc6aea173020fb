import type { Shows } from '../judged-law.ts';

type Terms = ArrayLike<number>;

/**
 * Returns the first heap with another outcome than is printed.
 *
 * @throws RangeError if there is none
 */
export function outcomeUnlike(f: Terms, printed: Terms): ReturnType<Shows> {
  const heap = Array.from(f).findIndex((outcome, n) => outcome !== printed[n]);
  if (heap < 0) throw new RangeError('all outcomes are as printed');
  return [`f(${heap})`, printed[heap]!, f[heap]!];
}

/** Whether a statement holds for every integer from `from` to `to`; true for an empty range. */
export function every(from: number, to: number, holds: (n: number) => boolean): boolean {
  for (let n = from; n <= to; n++) if (!holds(n)) return false;
  return true;
}

/** Returns the least non-negative integer that is not in the list. */
export function mex(values: Iterable<number>): number {
  const met = new Set(values);
  let value = 0;
  while (met.has(value)) value++;
  return value;
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

/** Returns the outcomes of the heaps from one to another as a word. */
export function bits(f: Terms, from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => f[from + i]).join('');
}
