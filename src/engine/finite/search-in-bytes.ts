import { TERMS_IN_BYTES } from '../kernels/compiled.ts';
import { HEAP_0, MAX_HEAPS, VECTOR } from '../kernels/layout.ts';
import { kernelOf } from '../kernels/load.ts';
import type { Beginning } from './beginning.ts';
import type { Repeat } from './repeat-search.ts';

/** Largest move: terms read before heap 0 must be in the memory. */
const MAX_MOVE = HEAP_0 - 2 * VECTOR;

/** Maximum number of moves. Smaller sets repeat the last one. */
const MAX_MOVES = 5;

/** The bits of a term's byte that are wanted: bit v is the value v. */
const MASK = { 'nim-values': 0xff, outcomes: 1 } as const;

/**
 * Maximum number of heaps. Beyond it, tapes start again from heap 0; the tapes of nim-values are slower, so they start
 * later.
 */
const HEAPS = { 'nim-values': MAX_HEAPS, outcomes: 2 ** 20 } as const;

/** When this search compares windows, and when it stops. Tests make both small. */
export interface SettingsInBytes {
  /**
   * Number of windows after which the last one is first compared at sums of two moves; later comparisons follow after
   * half as many more.
   */
  readonly firstWindows: number;
  /** Number of windows after which it is first compared at every distance; later comparisons follow after twice as many. */
  readonly allFromWindows: number;
  /** Maximum number of heaps; as shipped if absent. */
  readonly mostHeaps?: number;
}

const DEFAULT_SETTINGS_IN_BYTES: SettingsInBytes = { firstWindows: 3, allFromWindows: 24 };

const kernel = kernelOf<{
  readonly begin: (largest: number, isSink: boolean) => number;
  readonly sets: () => number;
  readonly play: (...set: [...PlayedTerms, from: number, stop: number]) => void;
  readonly find: (
    ...set: [...PlayedTerms, given: number, first: number, look: number, most: number, window: number]
  ) => number;
  readonly outcomes: () => number;
  readonly recurs: (distance: number) => 0 | 1;
  readonly agreesFrom: (period: number) => number;
}>(TERMS_IN_BYTES, HEAP_0 + MAX_HEAPS + VECTOR);

/** Five moves, and the mask of the terms. */
type PlayedTerms = [a: number, b: number, c: number, d: number, e: number, mask: number];

/**
 * Searches for the last m terms among all terms, stored as one byte each: for few moves, and periods that are not long. A
 * window has at least a vector of terms: if more than m consecutive terms recur, so do m.
 *
 * Cost: 16 heaps per step if the least move is 16 or more; one test of 16 terms for each heap of the period unless the
 * period divides a sum of two moves. Memory: one byte per heap, at most 4 MB.
 *
 * @param limit heaps
 * @returns null only if n0 + p is more than `limit` heaps; undefined if another search has to continue
 */
export function findInBytes(
  sequence: keyof typeof MASK,
  moves: readonly number[],
  beginning: Beginning,
  limit: number,
  { firstWindows, allFromWindows, mostHeaps = HEAPS[sequence] }: SettingsInBytes = DEFAULT_SETTINGS_IN_BYTES,
): RepeatInBytes | null | undefined {
  if (!fitsBytes(moves)) return undefined;
  const { functions } = kernel();
  const { 0: a = 0, 1: b = a, 2: c = b, 3: d = c, 4: e = d } = moves;
  const mask = MASK[sequence];
  const given = beginning.given.length;
  const window = Math.max(moves[moves.length - 1]!, VECTOR);
  const [first, allFrom] = [firstWindows * window, allFromWindows * window];
  const maxHeap = Math.min(limit + window, mostHeaps);
  const find = () => functions.find(a, b, c, d, e, mask, given, first, allFrom, maxHeap, window);
  const set = begin(moves, beginning, mask);
  const period = find();
  if (period === 0) return maxHeap === limit + window ? null : undefined;
  const playAgain = () => {
    const set = begin(moves, beginning, mask);
    find();
    return set;
  };
  return new RepeatInBytes(beginning, Math.abs(period), period > 0, set, playAgain);
}

/**
 * A window that occurred twice. The kernel stores the terms of one set at a time; the terms of another set are played
 * again.
 */
export class RepeatInBytes implements Repeat {
  readonly period: number;
  readonly isLeast: boolean;
  readonly #beginning: Beginning;
  /** The number by which the kernel knows these terms. */
  #set: number;
  readonly #playAgain: () => number;

  /** @param playAgain returns a new number of the terms */
  constructor(beginning: Beginning, period: number, isLeast: boolean, set: number, playAgain: () => number) {
    this.#beginning = beginning;
    this.period = period;
    this.isLeast = isLeast;
    this.#set = set;
    this.#playAgain = playAgain;
  }

  recurs(distance: number): boolean {
    return this.#inMemory().recurs(distance) === 1;
  }

  preperiod(period: number): number {
    return this.#inMemory().agreesFrom(period);
  }

  /**
   * Returns the repeat of the outcomes of these nim-values. An outcome is whether the value is 0, so the period is also
   * one of the outcomes. Undefined if the outcomes begin otherwise.
   */
  outcomes(beginning: Beginning): RepeatInBytes | undefined {
    if (!areOutcomesOf(this.#beginning, beginning)) return undefined;
    const outcomes = () => this.#inMemory().outcomes();
    return new RepeatInBytes(beginning, this.period, false, outcomes(), outcomes);
  }

  #inMemory(): ReturnType<typeof kernel>['functions'] {
    const { functions } = kernel();
    if (functions.sets() !== this.#set) this.#set = this.#playAgain();
    return functions;
  }
}

/** Returns the outcomes of the first heaps, one byte each; undefined if they do not fit. */
export function outcomesInBytes(
  moves: readonly number[],
  beginning: Beginning,
  count: number,
  maxHeaps: number = HEAPS.outcomes,
): Uint8Array | undefined {
  if (count > maxHeaps || !fitsBytes(moves)) return undefined;
  const { functions, memory } = kernel();
  const { 0: a = 0, 1: b = a, 2: c = b, 3: d = c, 4: e = d } = moves;
  begin(moves, beginning, MASK.outcomes);
  functions.play(a, b, c, d, e, MASK.outcomes, HEAP_0 + beginning.given.length, HEAP_0 + count);
  const outcomes = new Uint8Array(memory.buffer, HEAP_0, count).slice();
  // In the kernel the byte 1 is the value 0, which is the outcome 0.
  for (let n = 0; n < count; n++) outcomes[n]! ^= 1;
  return outcomes;
}

/** Whether the moves, in increasing order, are few enough and none is too large. */
function fitsBytes(moves: readonly number[]): boolean {
  const { length } = moves;
  return length > 0 && length <= MAX_MOVES && moves[length - 1]! <= MAX_MOVE;
}

/** Whether a beginning of outcomes follows from a beginning of nim-values. */
function areOutcomesOf(values: Beginning, outcomes: Beginning): boolean {
  const { given, isSink } = values;
  if (isSink !== outcomes.isSink || given.length !== outcomes.given.length) return false;
  for (let n = 0; n < given.length; n++) if ((given[n] === 0) !== (outcomes.given[n] === 0)) return false;
  return true;
}

/** Writes what precedes the first heap to be played. Returns the number of the set. */
function begin(moves: readonly number[], { given, isSink }: Beginning, mask: number): number {
  const { functions, memory } = kernel();
  const set = functions.begin(moves[moves.length - 1]!, isSink);
  if (given.length > 0) {
    const bytes = new Uint8Array(memory.buffer, HEAP_0);
    for (let n = 0; n < given.length; n++) bytes[n] = (1 << given[n]!) & mask;
  }
  return set;
}
