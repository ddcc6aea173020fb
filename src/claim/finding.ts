import { DefinitionError } from '../errors.ts';
import type { UnknownRead } from './reader.ts';
import type { Case } from './row.ts';
import type { CaseCounts, Witness, Witnessed } from './tally.ts';

/** What a claim says of one case: what is counted, and what a witness of that is to tell. */
export interface Finding extends Partial<CaseCounts> {
  readonly tells: (one: Case, counted: Witnessed) => Told;
}

export type Told = Pick<Witness, 'seen' | 'beside'>;

/** Of a case that does not meet the hypothesis. */
export const NOTHING: Finding = { tells: numbersOf };

export function numbersOf({ values }: Case): Told {
  const seen = Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'object' ? value.status : value}`)
    .join(', ');
  return { seen };
}

export function mistakeOf({ expected, received }: UnknownRead, where: string): DefinitionError {
  return new DefinitionError([{ where, expected, received }]);
}
