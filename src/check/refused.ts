import { DefinitionError, Stackless } from '../errors.ts';

/** What is stated is not so. */
export class Refused extends Stackless {}

/** Whether it is so is not looked at: that would take about so many heaps, letters or options. */
export class TooDear extends Refused {
  readonly cost: number;

  constructor(cost: number, why?: string) {
    super(why);
    this.cost = cost;
  }
}

export interface NotOk {
  readonly ok: false;
  readonly why: string;
  /** Where nothing is known against it, but that it is too dear. */
  readonly cost?: number;
}

/** What a check comes to; or why it refuses, and what cannot be read is refused too. */
export function unlessRefused<V>(check: () => V): V | NotOk {
  try {
    return check();
  } catch (error) {
    if (error instanceof TooDear) return { ok: false, why: error.message, cost: error.cost };
    if (error instanceof Refused || error instanceof DefinitionError)
      return { ok: false, why: error.message };
    throw error;
  }
}

/** Returns what is sought, or undefined if a check refuses to say. */
export function unlessOpen<V>(find: () => V): V | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** @throws Refused */
export function insist(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Refused(why);
}
