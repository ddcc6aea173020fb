import { DefinitionError, Stackless } from '../errors.ts';

/** Thrown if a statement is false. */
export class Refused extends Stackless {}

/** Thrown if a check would be too expensive: the cost is in heaps, letters or options. */
export class TooExpensive extends Refused {
  readonly cost: number;

  constructor(cost: number, why?: string) {
    super(why);
    this.cost = cost;
  }
}

export interface Rejected {
  readonly ok: false;
  readonly why: string;
  /** The estimated cost, if the only reason is that it is too high. */
  readonly cost?: number;
}

/** Returns the result of a check, or the reason why it refuses; unreadable input is refused, too. */
export function unlessRefused<V>(check: () => V): V | Rejected {
  try {
    return check();
  } catch (error) {
    if (error instanceof TooExpensive) return { ok: false, why: error.message, cost: error.cost };
    if (error instanceof Refused || error instanceof DefinitionError)
      return { ok: false, why: error.message };
    throw error;
  }
}

/** Returns the result, or undefined if a check rejects it. */
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
