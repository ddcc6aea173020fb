import type { Shows } from '../judged-law.ts';

type Terms = ArrayLike<number>;
type SideBySide = ReturnType<Shows>;

/**
 * Returns the first heap with another outcome than is printed.
 *
 * @throws RangeError if there is none
 */
export function outcomeUnlike(f: Terms, printed: Terms): SideBySide {
  const heap = Array.from(f).findIndex((outcome, n) => outcome !== printed[n]);
  if (heap < 0) throw new RangeError('all outcomes are as printed');
  return [`f(${heap})`, printed[heap]!, f[heap]!];
}

/** Returns the outcomes of the heaps from one to another as a word. */
export function bits(f: Terms, from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => f[from + i]).join('');
}
