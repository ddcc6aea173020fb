import { findStateTwice, type StateSeenTwice, sameWindow } from '../state-seen-twice.ts';
import type { FiniteTape } from './tape.ts';

/** What proves a period, and the least n0 and p. */
export interface Repeat {
  /** In heaps; null where the terms contradict the windows, which they never should. */
  readonly preperiod: number | null;
  readonly period: number;
}

/**
 * While terms are few all are kept. From some 2^16 heaps on looking one heap after the other costs more than the
 * fingerprints of {@link findStateTwice}; for sets of some dozen heaps these take 20 times as long.
 */
const MOST_TERMS_KEPT = 2 ** 16;

/** Windows after which the search begins; every time it fails there are twice as many heaps. */
const FIRST_WINDOWS = 2;

/**
 * Keeps all terms, and looks for the last window among them. Null where more terms would be needed than are kept, or
 * than the limit.
 *
 * Cost: 1 to 3 ns a heap; nothing is copied.
 */
export function repeatByTermsKept(start: FiniteTape, limit: number): Repeat | null {
  const m = start.largest;
  let tape = start.copy(2 * FIRST_WINDOWS * m);
  for (let end = FIRST_WINDOWS * m; end <= Math.max(MOST_TERMS_KEPT, FIRST_WINDOWS * m); end *= 2) {
    if (end > tape.kept) tape = tape.copy(2 * end);
    tape.advanceTo(Math.min(end, limit));
    const period = tape.recurrence();
    if (period > 0) return { preperiod: tape.agreesFrom(period), period };
    if (end >= limit) return null;
  }
  return null;
}

/** For long periods: the tape keeps little, and the period is found by its windows. Cost: p and some 4 n0 heaps. */
export function repeatByWindows(start: FiniteTape, limit: number): Repeat | null {
  const tape = start.copy(start.largest);
  tape.advanceTo(start.largest);
  const twice = findStateTwice(tape, limit);
  return twice && { preperiod: leastPreperiod(twice), period: twice.period };
}

/** Heaps between two comparisons of windows, at the least: makes comparing cheap beside the steps. */
const STRIDE = 4096;

/**
 * The heap after the last one with G(n) ≠ G(n + p). Two tapes, p heaps apart, are stepped together until their windows
 * agree; then all later terms do, and the last ones before are compared one by one. Null if all these agree, where they
 * should not.
 */
function leastPreperiod({ period, before, first, at }: StateSeenTwice<FiniteTape>): number | null {
  const m = before.largest;
  const stride = Math.max(m, STRIDE);
  const behind = before.copy(m + stride);
  const ahead = at(before.heap + period).copy(m + stride);
  let known = before.heap - m;
  while (!sameWindow(behind.window(), ahead.window())) {
    if (behind.heap > first.heap) return null;
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
