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
 * Of what a law is proved, and where: `b ≥ 3a (docs/conjecture-12.md, Theorem 1)`.
 *
 * @param cited how the reference is written
 */
export function provedText(
  { hypothesis, reference }: Theorem,
  cited: (reference: string) => string = same => same,
): string {
  return `${hypothesis} (${cited(reference)})`;
}
