import { sameWindow } from '../walker.ts';
import type { FiniteTape } from './finite-tape.ts';

/** Minimum number of heaps between two comparisons of windows: enough that comparing is cheap relative to stepping. */
const STRIDE = 4096;

/**
 * Returns the heap after the last one with G(n) ≠ G(n + p). Two tapes, p heaps apart, are stepped together until their
 * windows agree. Then all later terms agree, and the last earlier ones are compared one by one. Null if all of these
 * agree, which contradicts the windows.
 *
 * @param before a tape known to be before the cycle, or at the start of the search
 * @param until a heap at which the tape is on the cycle
 * @param at returns a tape at a heap after the start
 */
export function leastPreperiod({
  period,
  before,
  until,
  at,
}: {
  readonly period: number;
  readonly before: FiniteTape;
  readonly until: number;
  readonly at: (heap: number) => FiniteTape;
}): number | null {
  const m = before.largest;
  const stride = Math.max(m, STRIDE);
  const behind = before.copy(m + stride);
  const ahead = at(before.heap + period).copy(m + stride);
  let known = before.heap - m;
  while (!sameWindow(behind.window(), ahead.window())) {
    if (behind.heap > until) return null;
    known = behind.heap - m;
    behind.advanceTo(behind.heap + stride);
    ahead.advanceTo(behind.heap + period);
  }
  const [p, q] = [termsFrom(known, behind), termsFrom(known + period, ahead)];
  let count = p.length;
  while (count > 0 && p[count - 1] === q[count - 1]) count--;
  return count === 0 && known > 0 ? null : known + count;
}

function termsFrom(heap: number, tape: FiniteTape): Int32Array {
  const terms = new Int32Array(tape.heap - heap);
  tape.read(heap, terms);
  return terms;
}
