import { DefinitionError, refuse } from '../errors.ts';
import type { Interval } from './language/bounds.ts';
import type { ConditionFunction, IntegerFunction } from './language/compile.ts';
import { excerpt, issueAt, type Slice } from './language/place.ts';
import { countOfTaken, firstOf, integersIn, listOfTaken, type Steps } from './steps.ts';

/** One letter and its range, as functions of the values of the letters before it. */
export interface Axis {
  readonly letter: string;
  readonly steps: Steps;
  readonly from: IntegerFunction;
  readonly to: IntegerFunction | 'endless';
}

/** A family's cases, compiled. With no axes it is a single case. `first` bounds the last axis. */
export interface Sweep {
  readonly axes: readonly Axis[];
  readonly where?: { readonly holds: ConditionFunction; readonly slice: Slice };
  readonly first?: number;
}

/** Maximum number of consecutive values of an unbounded range without a case: about a second. */
const MAX_MISSES = 10_000_000;

/** Every case inside the box, each a new array: lexicographic, the first letter slowest. */
export function* casesOf(sweep: Sweep, box?: readonly Interval[]): Generator<readonly number[]> {
  if (sweep.axes.length === 0) {
    if (sweep.where?.holds([]) ?? true) yield [];
    return;
  }
  for (const outer of outerAssignments(sweep.axes, box, [])) {
    for (const last of lastValues(sweep, outer, box)) {
      const at = new Array<number>(outer.length + 1);
      for (let i = 0; i < outer.length; i++) at[i] = outer[i]!;
      at[outer.length] = last;
      yield at;
    }
  }
}

/** Returns how many cases are inside the box; without a condition, the last letter is not walked. */
export function countOf(sweep: Sweep, box?: readonly Interval[]): number {
  let count = 0;
  if (sweep.axes.length === 0) for (const _ of casesOf(sweep)) count++;
  else for (const outer of outerAssignments(sweep.axes, box, [])) count += countAt(sweep, outer, box);
  if (Number.isSafeInteger(count)) return count;
  refuse('count', 'fewer than 2^53 cases', `about ${count}`);
}

/** Returns the number of cases as a product; valid if there is no condition and no range depends on another letter. */
export function productOf(sweep: Sweep): number {
  const last = sweep.axes.length - 1;
  return sweep.axes.reduce((product, axis, i) => {
    const range = rangeAt(axis, []);
    const kept = i < last || sweep.first === undefined ? range : firstOf(axis.steps, range, sweep.first);
    return product * countOfTaken(axis.steps, kept);
  }, 1);
}

function countAt(sweep: Sweep, outer: readonly number[], box?: readonly Interval[]): number {
  if (!sweep.where) {
    return countOfTaken(sweep.axes[outer.length]!.steps, lastInterval(sweep, outer, box));
  }
  let count = 0;
  for (const _ of lastValues(sweep, outer, box)) count++;
  return count;
}

/** Yields the values of all letters except the last that lie in their ranges and in the box. */
function* outerAssignments(
  axes: readonly Axis[],
  box: readonly Interval[] | undefined,
  outer: readonly number[],
): Generator<readonly number[]> {
  const depth = outer.length;
  if (depth === axes.length - 1) {
    yield outer;
    return;
  }
  const axis = axes[depth]!;
  const interval = clip(rangeAt(axis, outer), box?.[depth]);
  for (const value of integersIn(axis.steps, interval)) yield* outerAssignments(axes, box, [...outer, value]);
}

/** Yields the last letter's values that are cases. `first` counts from the start of the range, not of the box. */
function lastValues(sweep: Sweep, outer: readonly number[], box?: readonly Interval[]): Generator<number> {
  const interval = lastInterval(sweep, outer, box);
  return sweep.where
    ? valuesWhere(sweep, sweep.where, outer, interval)
    : integersIn(sweep.axes[outer.length]!.steps, interval);
}

function* valuesWhere(
  sweep: Sweep,
  { holds, slice }: NonNullable<Sweep['where']>,
  outer: readonly number[],
  { from, to }: Interval,
): Generator<number> {
  const depth = outer.length;
  const axis = sweep.axes[depth]!;
  const start = sweep.first === undefined ? from : rangeAt(axis, outer).from;
  const setting = [...outer, start];
  let left = sweep.first ?? Number.POSITIVE_INFINITY;
  let misses = 0;
  const { count, at } = listOfTaken(axis.steps, { from: start, to });
  for (let i = 0; i < count; i++) {
    const value = at(i);
    if (left === 0) return;
    setting[depth] = value;
    if (holds(setting)) {
      misses = 0;
      left--;
      if (value >= from) yield value;
    } else if (++misses === MAX_MISSES && axis.to === 'endless') {
      throw neverHolds(slice, sweep.axes, outer, value);
    }
  }
}

/** Returns an interval that contains the last letter's cases. Its end follows from `first` only if there is no condition. */
function lastInterval(sweep: Sweep, outer: readonly number[], box?: readonly Interval[]): Interval {
  const axis = sweep.axes[outer.length]!;
  const range = rangeAt(axis, outer);
  const kept = sweep.first === undefined || sweep.where ? range : firstOf(axis.steps, range, sweep.first);
  return clip(kept, box?.[outer.length]);
}

function rangeAt({ from, to }: Axis, outer: readonly number[]): Interval {
  return { from: from(outer), to: to === 'endless' ? Number.MAX_SAFE_INTEGER : to(outer) };
}

function clip({ from, to }: Interval, box: Interval | undefined): Interval {
  return box ? { from: Math.max(from, box.from), to: Math.min(to, box.to) } : { from, to };
}

function neverHolds(
  slice: Slice,
  axes: readonly Axis[],
  outer: readonly number[],
  reached: number,
): DefinitionError {
  const last = axes[outer.length]!.letter;
  const setting = outer.map((value, i) => `${axes[i]!.letter} = ${value}`);
  const at = setting.length === 0 ? '' : ` at ${setting.join(', ')}`;
  return new DefinitionError([
    issueAt(slice, slice, {
      expected: `a condition that holds infinitely often in the endless range of ${last}`,
      received: `\`${excerpt(slice, slice)}\`, false for ${MAX_MISSES} values in a row up to ${last} = ${reached}${at}`,
    }),
  ]);
}
