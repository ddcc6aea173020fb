import type { CaseView } from './case.ts';
import { CaseReader } from './case-reader.ts';
import { judgeLaw } from './judge-law.ts';
import { judgePublished } from './judge-published.ts';
import type { Law } from './judged-law.ts';
import { PrintedTable, type Published } from './published.ts';
import { type Counting, EMPTY_TALLY, type JudgeCase, type Tally } from './tally.ts';

export type Claim = Law | Published;

/** The records of a file of `data/published/`. */
export type ReadPublished = (file: string) => readonly Readonly<Record<string, string>>[];

/** Returns the number of rows of a printed table that a claim is about; 0 for a law. */
export function printedRows(claim: Claim, read: ReadPublished): number {
  return claim.kind === 'law' ? 0 : new PrintedTable(claim, read(claim.file)).records.length;
}

/** Judges cases one by one. The tallies are in the order of the claims. */
export class Judge {
  #tallies: readonly Counting[] = [];
  readonly #judges: readonly JudgeCase[];
  readonly #reader = new CaseReader();

  constructor(claims: readonly Claim[], read: ReadPublished) {
    this.#judges = claims.map(claim =>
      claim.kind === 'law' ? judgeLaw(claim) : judgePublished(claim, read(claim.file)),
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
    const reader = this.#reader.read(current);
    for (let i = 0; i < this.#tallies.length; i++) {
      const tally = this.#tallies[i]!;
      tally.cases++;
      this.#judges[i]!(tally, current, reader);
    }
  }
}
