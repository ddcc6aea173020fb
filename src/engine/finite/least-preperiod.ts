import { sameWindow } from '../walker.ts';
import type { FiniteTape } from './tape.ts';

/** Heaps between two comparisons of windows, at the least: makes comparing cheap beside the steps. */
const STRIDE = 4096;

/**
 * The heap after the last one with G(n) ≠ G(n + p). Two tapes, p heaps apart, are stepped together until their windows
 * agree; then all later terms do, and the last ones before are compared one by one. Null if all these agree, where they
 * should not.
 *
 * @param before a tape known to stand before the cycle, or at the start of the search
 * @param until a heap at which the tape is on the cycle
 * @param at a tape at a heap behind the start
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
