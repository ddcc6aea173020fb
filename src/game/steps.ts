import type { Interval } from './language/bounds.ts';

/** The integers between its ends that a letter takes: an ascending list, or every `step`-th number from a start. */
export type Steps =
  | { readonly values: readonly number[] }
  | { readonly start: number; readonly step: number };

/** Every integer. */
export const EACH: Steps = { start: 0, step: 1 };

/** Yields the integers of an interval that the steps take, ascending; the interval may have no end. */
export function* integersIn(steps: Steps, interval: Interval): Generator<number> {
  if ('values' in steps) {
    for (const value of steps.values) if (interval.from <= value && value <= interval.to) yield value;
    return;
  }
  const { from, to } = tightened(steps, interval);
  for (let value = from; value <= to; value += steps.step) yield value;
}

/** Returns the same integers as an array, since a generator would take most of the time for millions of them. */
export function listOfTaken(
  steps: Steps,
  interval: Interval,
): { readonly count: number; readonly at: (i: number) => number } {
  if ('values' in steps) {
    const values = [...integersIn(steps, interval)];
    return { count: values.length, at: i => values[i]! };
  }
  const { from } = tightened(steps, interval);
  return { count: countOfTaken(steps, interval), at: i => from + i * steps.step };
}

/** Returns the number of integers that the steps take from an interval. */
export function countOfTaken(steps: Steps, interval: Interval): number {
  if ('values' in steps) return [...integersIn(steps, interval)].length;
  const { from, to } = tightened(steps, interval);
  return Math.max(0, (to - from) / steps.step + 1);
}

/** Returns the interval that ends at the last of the first `count` integers taken from it. */
export function firstOf(steps: Steps, { from, to }: Interval, count: number): Interval {
  if ('values' in steps) return { from, to: [...integersIn(steps, { from, to })][count - 1] ?? to };
  const start = tightened(steps, { from, to }).from;
  return { from, to: Math.min(to, start + (count - 1) * steps.step) };
}

/** Returns the interval from the first to the last integer taken from it; empty if there is none. */
export function tightened(
  { start, step }: Extract<Steps, { step: number }>,
  { from, to }: Interval,
): Interval {
  return {
    from: start + Math.ceil((from - start) / step) * step,
    to: start + Math.floor((to - start) / step) * step,
  };
}
