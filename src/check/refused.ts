import { DefinitionError } from '../errors.ts';

/** What is stated is not so. */
export class Refused extends Error {}

/** What a check comes to; or why it refuses, and what cannot be read is refused too. */
export function unlessRefused<V>(check: () => V): V | { readonly ok: false; readonly why: string } {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refused || error instanceof DefinitionError)
      return { ok: false, why: error.message };
    throw error;
  }
}

/** @throws Refused */
export function insist(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Refused(why);
}
