import type { Interval } from './language/bounds.ts';

/** The integers between its ends that a letter takes: an ascending list, or every `step`-th number from a start. */
export type Steps =
  | { readonly values: readonly number[] }
  | { readonly start: number; readonly step: number };

/** Every integer. */
export const EACH: Steps = { start: 0, step: 1 };

/** Yields the integers of an interval that the steps take, ascending; the interval may have no end. */
export function* takenOf(steps: Steps, interval: Interval): Generator<number> {
  if ('values' in steps) {
    for (const value of steps.values) if (interval.from <= value && value <= interval.to) yield value;
    return;
  }
  const { from, to } = tightened(steps, interval);
  for (let value = from; value <= to; value += steps.step) yield value;
}

/** The same as numbers by their places, for millions of which a generator takes most of the time. */
export function listOfTaken(
  steps: Steps,
  interval: Interval,
): { readonly count: number; readonly at: (i: number) => number } {
  if ('values' in steps) {
    const values = [...takenOf(steps, interval)];
    return { count: values.length, at: i => values[i]! };
  }
  const { from } = tightened(steps, interval);
  return { count: countOfTaken(steps, interval), at: i => from + i * steps.step };
}

/** How many that are. */
export function countOfTaken(steps: Steps, interval: Interval): number {
  if ('values' in steps) return [...takenOf(steps, interval)].length;
  const { from, to } = tightened(steps, interval);
  return Math.max(0, (to - from) / steps.step + 1);
}

/** The interval up to the last of the first so many that are taken of it. */
export function firstOf(steps: Steps, { from, to }: Interval, count: number): Interval {
  if ('values' in steps) return { from, to: [...takenOf(steps, { from, to })][count - 1] ?? to };
  const start = tightened(steps, { from, to }).from;
  return { from, to: Math.min(to, start + (count - 1) * steps.step) };
}

/** The interval from the first to the last that is taken of it; empty where none is. */
export function tightened(
  { start, step }: Extract<Steps, { step: number }>,
  { from, to }: Interval,
): Interval {
  return {
    from: start + Math.ceil((from - start) / step) * step,
    to: start + Math.floor((to - start) / step) * step,
  };
}
