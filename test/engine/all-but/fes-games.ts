import fc from 'fast-check';
import type { Boundary } from '../../../src/engine/all-but/boundary-pattern.ts';

/** A fixed seed: a failing property prints the path to replay. */
export const SEED = 20120601;

/** Random FES sets of up to 7 numbers up to 24. */
export const fesSets = fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 7 });

/** Reads the boundary at each heap from the values, by the definition of H_k. */
export function boundariesByValues(values: ArrayLike<number>, largest: number): (heap: number) => Boundary {
  const placed = new Int32Array(values.length + 1);
  for (let n = 0; n < values.length; n++) placed[n + 1] = Math.max(placed[n]!, values[n]! + 1);
  return heap => {
    const value = placed[heap]!;
    const runs = [0];
    let labelled = false;
    for (let n = heap; n < heap + largest; n++) {
      if (values[n]! < value !== labelled) {
        runs.push(0);
        labelled = !labelled;
      }
      runs[runs.length - 1]!++;
    }
    return { heap, value, runs };
  };
}
