import { BrokenInvariantError, DefinitionError, type Issue, MachineError } from '../errors.ts';
import { isOfSystem, placedCauseOf } from './cause.ts';
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

/** An error, as it crosses from a worker to the main thread. */
export interface Failure {
  readonly kind: 'definition' | 'invariant' | 'machine' | 'other';
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly stack: string | undefined;
}

export function failureOf(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack } = error;
  if (error instanceof DefinitionError) return { kind: 'definition', message, stack, issues: error.issues };
  if (isOfSystem(error)) return { kind: 'machine', message: placedCauseOf(error), stack, issues: [] };
  const kinds = [
    [BrokenInvariantError, 'invariant'],
    [MachineError, 'machine'],
  ] as const;
  const kind = kinds.find(([type]) => error instanceof type)?.[1] ?? 'other';
  return { kind, message, stack, issues: [] };
}

/** Returns the error that a failure was, to be thrown again in the main thread. */
export function errorOf({ kind, message, issues, stack }: Failure): Error {
  if (kind === 'definition') return new DefinitionError(issues);
  if (kind === 'machine') return new MachineError(message);
  if (kind === 'invariant') return new BrokenInvariantError(message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
