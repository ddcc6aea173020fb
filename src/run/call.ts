import { type Failure, failureOf } from './failure.ts';
import { importModule, ROOT } from './load/modules.mjs';

/** A call of an exported function, by module below `src` and name, that any thread can make. */
export interface Call {
  readonly module: string;
  readonly name: string;
  /** The arguments; they and the result must be plain data. */
  readonly args: readonly unknown[];
}

/** The result of a call. */
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
