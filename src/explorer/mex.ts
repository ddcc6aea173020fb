import { moveSetOf, optionsOf } from '../engine/index.ts';
import type { Ending, WrittenGame } from '../game/index.ts';

/** The derivation of the value of a heap. */
export interface MexStep {
  /** The heaps that one move leads to, the largest first, with their values. */
  readonly options: readonly { readonly to: number; readonly value: number }[];
  /** The least value that none of them has. */
  readonly mex: number;
}

/** @param values G of all smaller heaps */
export function mexStep(game: WrittenGame, ending: Ending, values: ArrayLike<number>, heap: number): MexStep {
  const lefts = [...optionsOf(moveSetOf(game), ending, heap)].toSorted((p, q) => q - p);
  const options = lefts.map(to => ({ to, value: values[to]! }));
  const seen = new Set(options.map(({ value }) => value));
  let mex = 0;
  while (seen.has(mex)) mex++;
  return { options, mex };
}
