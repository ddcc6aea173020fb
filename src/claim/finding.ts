import { DefinitionError } from '../errors.ts';
import type { CaseView } from './case.ts';
import type { Seen, UnknownRead } from './case-reader.ts';
import type { Witness, Witnessed } from './tally.ts';

/** The result of a claim for one case: the counts, and the text for a witness. */
export interface Finding {
  readonly met: number;
  readonly holds: number;
  /** Further counts, by kind. */
  readonly witnessed: readonly (readonly [what: Witnessed, times: number])[];
  readonly witnessText: (current: CaseView, counted: Witnessed, seen: Seen) => WitnessText;
  /** The rows of a printed table about this case, counted from 0, each with any difference. */
  readonly printed?: readonly { readonly row: number; readonly differs?: string }[];
}

export type WitnessText = Pick<Witness, 'seen' | 'beside'>;

/** The finding for a case that does not satisfy the hypothesis. */
export const NOTHING: Finding = { met: 0, holds: 0, witnessed: [], witnessText: numbersOf };

export function witnessedAs(what: Witnessed, times: number): Finding['witnessed'] {
  return times === 0 ? [] : [[what, times]];
}

/** Returns the finding of a case that is counted under `what`, with `seen` as the text for a witness. */
export function foundAs(what: Witnessed, seen: string, met = 1, times = 1): Finding {
  return { met, holds: 0, witnessed: witnessedAs(what, times), witnessText: () => ({ seen }) };
}

export function numbersOf({ values }: CaseView): WitnessText {
  const seen = Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'object' ? value.status : value}`)
    .join(', ');
  return { seen };
}

export function mistakeOf({ expected, received, hint }: UnknownRead, where: string): DefinitionError {
  return new DefinitionError([{ where, expected, received, ...(hint !== undefined && { hint }) }]);
}
