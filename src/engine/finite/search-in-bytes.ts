import type { Repeat } from './search.ts';
import type { StartingTerms } from './tape.ts';
import {
  bytesKernel,
  HEAPS_IN_BYTES,
  LARGEST_FOR_BYTES,
  MOVES_FOR_BYTES,
  VECTOR,
} from './terms-in-bytes-wasm.ts';

/** Windows that are kept when the last one is looked for first. */
const FIRST_WINDOWS = 4;

/** The bits of a byte that are wanted of a term: bit v is the value v. */
const MASK = { 'nim-values': 0xff, outcomes: 1 } as const;

/** Whose values are in the memory of the kernel, and recur there. */
let played: { readonly moves: readonly number[]; readonly start: StartingTerms } | undefined;

/**
 * For few moves, and periods that are not long: all terms are kept, a byte each, and after each doubling the last m are
 * looked for among them. A window has a vector of terms at the least: where more than m in a row come again, m do.
 *
 * An outcome is whether the nim-value is 0. So where the last search was that for the values of the same list of moves, the
 * outcomes are made of them, and nothing is played.
 *
 * Outcomes alone are left to words where 1 is a move: there these take 32 heaps a step, and bytes one.
 *
 * Cost: 16 heaps a step where the least move is as large; a look at 16 terms for each heap of the period. Memory: a page.
 *
 * @param start the terms below the least move, in which an outcome is 0 for a P-position
 * @param limit heaps
 * @param mostHeaps for tests: few
 * @returns null only where n0 + p is more than `limit` heaps; undefined where another search is to go on
 */
export function findInBytes(
  sequence: keyof typeof MASK,
  moves: readonly number[],
  start: StartingTerms,
  limit: number,
  mostHeaps = HEAPS_IN_BYTES,
): Repeat | null | undefined {
  const largest = moves.at(-1) ?? 0;
  if (moves.length > MOVES_FOR_BYTES || largest > LARGEST_FOR_BYTES) return undefined;
  const functions = bytesKernel()?.functions;
  if (functions === undefined) return undefined;
  const arePlayed = sequence === 'outcomes' && played?.moves === moves && isSame(played.start, start);
  const [a = 0, b = a, c = b, d = c, e = d] = moves;
  if (sequence === 'outcomes' && a === 1 && !arePlayed) return undefined;
  played = undefined;
  const window = Math.max(largest, VECTOR);
  const last = Math.min(limit + window, mostHeaps);
  const mask = MASK[sequence];
  const [zero, below] = [(1 << start.atZero) & mask, (1 << start.belowLeast) & mask];
  const period = arePlayed
    ? functions.outcomes()
    : functions.find(a, b, c, d, e, mask, zero, below, FIRST_WINDOWS * window, last, window);
  if (period === 0) return last === limit + window ? null : undefined;
  if (sequence === 'nim-values') played = { moves, start };
  return new RepeatInBytes(period, functions);
}

function isSame(p: StartingTerms, q: StartingTerms): boolean {
  return p.atZero === q.atZero && p.belowLeast === q.belowLeast;
}

/** The kernel answers until it is asked for another set. */
class RepeatInBytes implements Repeat {
  readonly isLeast = true;
  readonly period: number;
  readonly #kernel: Kernel;

  constructor(period: number, kernel: Kernel) {
    this.period = period;
    this.#kernel = kernel;
  }

  recurs(distance: number): boolean {
    return this.#kernel.recurs(distance) === 1;
  }

  preperiod(period: number): number {
    return this.#kernel.agreesFrom(period);
  }
}

type Kernel = NonNullable<ReturnType<typeof bytesKernel>>['functions'];
