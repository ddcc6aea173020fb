import { type Conclusion, OWN_SOURCE } from '../claim/index.ts';
import type { Result } from '../run/index.ts';
import { citeInFull, type Sources } from './citation.ts';

/** A claim with the result that it is a part of. */
export interface ClaimOf extends Conclusion {
  readonly result: Result;
}

export function claimsOf(result: Result): ClaimOf[] {
  return result.claims.map(conclusion => ({ ...conclusion, result }));
}

/** A record of `data/published/statements.csv`; its `claims` are `pipeline/claim`, with spaces between. */
export type StatementRecord = Readonly<Record<string, string>>;

/** Returns the key by which statements name a claim. */
export function keyOf({ result, claim }: ClaimOf): string {
  return `${result.asked.id}/${claim.id}`;
}

/** Returns all claims in the order in which the statements that they check are printed; then those that check none. */
export function inPrintedOrder(
  results: readonly Result[],
  statements: readonly StatementRecord[],
): readonly ClaimOf[] {
  const place = new Map<string, number>();
  statements.forEach(({ claims = '' }, i) => {
    for (const claim of claims.split(' ')) if (!place.has(claim)) place.set(claim, i);
  });
  const rank = (claim: ClaimOf) => place.get(keyOf(claim)) ?? statements.length;
  return results.flatMap(claimsOf).toSorted((p, q) => rank(p) - rank(q));
}

/** The items of one source. */
export interface OfSource<T> {
  readonly key: string;
  readonly title: string;
  readonly group: readonly T[];
}

/** Things by their source: the sources in their order, then those that are not listed, and last our own. */
export function bySource<T>(
  all: readonly T[],
  sources: Sources,
  sourceOf: (item: T) => string,
): readonly OfSource<T>[] {
  const found = all.map(sourceOf);
  const keys = new Set([...[...sources.keys()].filter(key => key !== OWN_SOURCE), ...found]);
  keys.delete(OWN_SOURCE);
  return [...keys, OWN_SOURCE].flatMap(key => {
    const group = all.filter((_, i) => found[i] === key);
    return group.length === 0 ? [] : [{ key, title: citeInFull(key, sources), group }];
  });
}

/** {@link bySource} for claims. */
export function claimsBySource(claims: readonly ClaimOf[], sources: Sources): readonly OfSource<ClaimOf>[] {
  return bySource(claims, sources, ({ claim }) => claim.source);
}

/** Whether a claim is a statement of a published source: not of this project, nor of a reader's own. */
export function isPrinted({ claim }: Conclusion, sources: Sources): boolean {
  return sources.has(claim.source);
}

/** Whether a printed statement fails, as its erratum says. */
export function isErratum({ claim, verdict, expected }: Conclusion): boolean {
  return claim.erratum !== null && verdict === 'fails' && expected;
}

/** Returns the claim that checks the correction of a claim, if the claim fails as its erratum says. */
export function correctionOf({ claim, result }: ClaimOf): ClaimOf | undefined {
  const id = claim.erratum?.correctedBy;
  return id === undefined ? undefined : claimsOf(result).find(conclusion => conclusion.claim.id === id);
}

/** Claims with this verdict. */
export function withVerdict<T extends Conclusion>(claims: readonly T[], verdict: T['verdict']): readonly T[] {
  return claims.filter(item => item.verdict === verdict);
}
