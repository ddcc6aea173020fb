import type { All } from './all.ts';
import { type ClaimOf, isPrinted, type StatementRecord, withVerdict } from './claim-of.ts';
import { counted, grouped } from './numbers.ts';

/** The totals on the sources, which are the same on all pages. */
export interface Totals {
  readonly sources: number;
  readonly statements: number;
  /** Number of statements that claims check; for the others the pages say why none does. */
  readonly checked: number;
  /** Number of claims that state what a source says; one can check several statements, and several one. */
  readonly printed: number;
  readonly holding: number;
  readonly failing: number;
  /** Number of errors in the sources: claims that fail, where symptoms of one error count once. */
  readonly faults: number;
  /** Number of claims that no source makes: corrections, sharper forms, laws of our own. */
  readonly own: number;
}

export function totalsOf({ claims, statements, sources }: Omit<All, 'results' | 'credits'>): Totals {
  const printed = claims.filter(conclusion => isPrinted(conclusion, sources));
  const failing = withVerdict(printed, 'fails');
  return {
    sources: sources.size,
    statements: statements.length,
    checked: checkedOf(statements),
    printed: printed.length,
    holding: withVerdict(printed, 'holds').length,
    failing: failing.length,
    faults: faultsOf(failing).length,
    own: claims.length - printed.length,
  };
}

/** Statements that claims check. */
export function checkedOf(statements: readonly StatementRecord[]): number {
  return statements.filter(({ claims }) => claims !== '').length;
}

/** Claims that fail, without those that are other signs of the fault of another one. */
export function faultsOf(failing: readonly ClaimOf[]): readonly ClaimOf[] {
  return failing.filter(({ claim }) => claim.erratum?.partOf === undefined);
}

/** Returns a sentence with the numbers of statements, without the full stop. */
export function cataloguedText(all: Omit<All, 'results' | 'credits'>): string {
  const { sources, statements, checked } = totalsOf(all);
  return `We catalogued ${counted(statements, 'statement')} of ${counted(sources, 'source')} and checked ${grouped(checked)} of them`;
}

/** Returns one sentence or two with the numbers of statements, claims, verdicts and errata, without the last full stop. */
export function totalsText(all: Omit<All, 'results' | 'credits'>): string {
  const { printed, holding, failing, faults } = totalsOf(all);
  return [
    cataloguedText(all),
    `The checked ones are restated as ${counted(printed, 'claim')}: ${grouped(holding)} hold, and ${grouped(failing)} fail because of ${counted(faults, 'error')} in the texts`,
  ].join('. ');
}
