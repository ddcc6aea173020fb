import type { CaseView } from './case.ts';
import { CaseReader, type Seen } from './case-reader.ts';
import type { Finding } from './finding.ts';
import { judgeLaw } from './judge-law.ts';
import { judgePublished } from './judge-published.ts';
import type { Law, NearMisses } from './judged-law.ts';
import { PrintedTable, type Published } from './published.ts';
import { compareCases, EMPTY_TALLY, type Tally, WITNESS_OF, type Witness } from './tally.ts';

export type Claim = Law | Published;

/** The records of a file of `data/published/`. */
export type ReadPublished = (file: string) => readonly Readonly<Record<string, string>>[];

/**
 * Returns how many rows of a printed table a claim compares; 0 for a law. Of a table of groups, these are the rows whose group
 * was computed.
 */
export function printedRows(claim: Claim, { met }: Pick<Tally, 'met'>, read: ReadPublished): number {
  if (claim.kind === 'law') return 0;
  return claim.groups ? met : new PrintedTable(claim, read(claim.file)).records.length;
}

/** Judges cases one by one. The tallies are in the order of the claims. */
export class Judge {
  #tallies: readonly Counted[] = [];
  readonly #judges: readonly ((current: CaseView, seen: Seen) => Finding)[];
  readonly #nearMisses: readonly (readonly NearMisses[] | undefined)[];
  /** Rows of the printed tables. */
  readonly #sizes: readonly number[];
  readonly #reader = new CaseReader();

  constructor(claims: readonly Claim[], read: ReadPublished) {
    this.#nearMisses = claims.map(claim => (claim.kind === 'law' ? claim.nearMisses : undefined));
    const tables = claims.map(claim =>
      claim.kind === 'law' ? undefined : new PrintedTable(claim, read(claim.file)),
    );
    this.#sizes = tables.map(table => table?.records.length ?? 0);
    this.#judges = claims.map((claim, i) =>
      claim.kind === 'law' ? judgeLaw(claim) : judgePublished(claim, tables[i]!),
    );
    this.begin();
  }

  get tallies(): readonly Tally[] {
    return this.#tallies;
  }

  /** Counts from nothing again: laws are compiled by the machine for the records that they read, which stay the same. */
  begin(): void {
    this.#tallies = this.#judges.map(() => ({ ...EMPTY_TALLY }));
  }

  add(current: CaseView): void {
    const seen = this.#reader.read(current);
    for (let i = 0; i < this.#tallies.length; i++) {
      const finding = this.#judges[i]!(current, seen);
      const tally = this.#tallies[i]!;
      count(tally, current, finding, seen);
      const nearMisses = this.#nearMisses[i];
      if (nearMisses) tally.told = refutedSoFar(nearMisses, tally.told, seen, isTrueOf(finding));
      if (finding.printed) notePrinted(tally, current, finding.printed, this.#sizes[i]!);
    }
  }
}

type Counted = { -readonly [Key in keyof Tally]: Tally[Key] };

/** Counts one more case, in any order. A witness is created if it is the least of its kind. */
function count(
  tally: Counted,
  current: CaseView,
  { met, holds, witnessed, witnessText: tells }: Finding,
  seen: Seen,
): void {
  tally.cases++;
  tally.met += met;
  tally.holds += holds;
  for (let i = 0; i < witnessed.length; i++) {
    const { 0: counted, 1: times } = witnessed[i]!;
    tally[counted] += times;
    const held = tally[WITNESS_OF[counted]];
    // A row begins with its parameter values, so it is compared without being cut for each case.
    if (held !== null && compareCases(held.at, (current.row ?? current.at) as readonly number[]) <= 0)
      continue;
    tally[WITNESS_OF[counted]] = { at: current.at, game: current.game, ...tells(current, counted, seen) };
  }
}

/** Notes the rows of a printed table with `size` rows that are about a case. */
function notePrinted(
  tally: Counted,
  current: CaseView,
  printed: NonNullable<Finding['printed']>,
  size: number,
): void {
  // Created when first needed, and never shared: tables may have many rows.
  const rows = (tally.told ??= Array.from({ length: size }, () => false)) as boolean[];
  const { at, game } = current;
  for (const { row, differs: seen } of printed) {
    rows[row] = true;
    if (seen !== undefined) ((tally.differs ??= []) as Witness[]).push({ at, game, seen });
  }
}

/** Whether the law is true of a case: it holds, or its hypothesis is known not to be satisfied. */
function isTrueOf({ met, holds, witnessed }: Finding): boolean {
  return holds === 1 || (met === 0 && !witnessed.some(([what]) => what === 'error'));
}

/**
 * Returns which mutants some case has refuted so far. A mutant is tried, at cases for which the law is true, until it is
 * refuted.
 */
function refutedSoFar(
  nearMisses: readonly NearMisses[],
  before: readonly boolean[] = nearMisses.map(() => false),
  seen: Seen,
  isTrue: boolean,
): readonly boolean[] {
  if (!isTrue || before.every(Boolean)) return before;
  return before.map((is, i) => is || nearMisses[i]!.refuted(...seen));
}
