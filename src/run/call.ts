import { type Failure, failureOf } from './failure.ts';
import { importModule, ROOT } from './load/modules.mjs';

/** A function of the program to be called in any thread: a module below `src`, and what it exports. */
export interface Call {
  readonly module: string;
  readonly name: string;
  /** Plain data, and so must be what it returns. */
  readonly args: readonly unknown[];
}

/** What came of a call. */
export type Returned =
  | { readonly done: true; readonly value: unknown }
  | { readonly done: false; readonly failure: Failure };

export async function performCall({ module, name, args }: Call): Promise<Returned> {
  try {
    const { [name]: called } = await importModule(`${ROOT}/src/${module}`);
    return { done: true, value: await called(...args) };
  } catch (thrown) {
    return { done: false, failure: failureOf(thrown) };
  }
}
