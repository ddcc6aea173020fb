import { VERDICTS } from '../../claim/index.ts';
import { type ClaimOf, withVerdict } from '../claim-of.ts';
import type { Inline, VerdictText } from '../document/model.ts';

/** The verdicts that claims have, each with its number: `7 hold`, `1 fails`, `2 undecided`. */
export function countedVerdicts(claims: readonly ClaimOf[]): VerdictText[] {
  return VERDICTS.flatMap(verdict => {
    const { length } = withVerdict(claims, verdict);
    const isVerb = verdict === 'holds' || verdict === 'fails';
    const text = `${length} ${isVerb && length !== 1 ? verdict.slice(0, -1) : verdict}`;
    return length === 0 ? [] : [{ verdict, text }];
  });
}

/** The same within a line. */
export function verdictCounts(claims: readonly ClaimOf[]): Inline {
  return countedVerdicts(claims).flatMap((one, i) => (i === 0 ? [one] : [' ', one]));
}
