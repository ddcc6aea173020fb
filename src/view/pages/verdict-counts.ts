import { VERDICTS, verdictWord } from '../../claim/index.ts';
import type { Sources } from '../citation.ts';
import { type ClaimOf, isPrinted, withVerdict } from '../claim-of.ts';
import { joined } from '../document/inline.ts';
import type { Inline, VerdictText } from '../document/model.ts';

/**
 * Returns the verdicts of claims, each with its number: `7 hold`, `1 fails`, `2 undecided`.
 *
 * @param whose text that follows the number
 */
export function countedVerdicts(claims: readonly ClaimOf[], whose = ''): VerdictText[] {
  return VERDICTS.flatMap(verdict => {
    const { length } = withVerdict(claims, verdict);
    const text = `${length} ${verdictWord(verdict, length)}${whose}`;
    return length === 0 ? [] : [{ verdict, text }];
  });
}

/** Returns them for printed claims, and apart from these for our own. */
export function verdictsByOrigin(claims: readonly ClaimOf[], sources: Sources): VerdictText[] {
  const isOfSource = (conclusion: ClaimOf) => isPrinted(conclusion, sources);
  return [
    ...countedVerdicts(claims.filter(isOfSource)),
    ...countedVerdicts(
      claims.filter(conclusion => !isOfSource(conclusion)),
      ' (ours)',
    ),
  ];
}

/** Returns counted verdicts within a line. */
export function verdictCounts(claims: readonly ClaimOf[]): Inline {
  return joined(countedVerdicts(claims), ' ');
}
