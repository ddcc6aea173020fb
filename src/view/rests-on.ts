import type { Conclusion, Theorem } from '../claim/index.ts';

/** A verdict in a word: `theorem` where a law holds by a proof, of which the cases are a check. */
export function verdictWord({ verdict, restsOn }: Pick<Conclusion, 'verdict' | 'restsOn'>): string {
  return restsOn.kind === 'theorem' ? 'theorem' : verdict;
}

/** Claims that are theorems. */
export function theorems<T extends Conclusion>(claims: readonly T[]): readonly T[] {
  return claims.filter(({ restsOn }) => restsOn.kind === 'theorem');
}

/**
 * Of what a law is proved, and where: `b ≥ 3a (docs/conjecture-12.md, Theorem 1)`, or `all c ≥ 3, by 2 certificates
 * (data/x.laws.json)`.
 *
 * @param cited how the reference is written
 */
export function provedText(
  { hypothesis, reference, certificates }: Theorem & { readonly certificates?: number },
  cited: (reference: string) => string = same => same,
): string {
  if (certificates === undefined) return `${hypothesis} (${cited(reference)})`;
  return `${hypothesis}, by ${certificates} ${certificates === 1 ? 'certificate' : 'certificates'} (${reference})`;
}
