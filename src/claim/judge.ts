import type { Finding } from './finding.ts';
import { judgeLaw } from './judge-law.ts';
import { judgePublished } from './judge-published.ts';
import type { Law, NearMisses } from './law.ts';
import { PrintedTable, type Published } from './published.ts';
import { CaseReader, type Seen } from './reader.ts';
import type { Case } from './row.ts';
import { countCase, EMPTY_TALLY, type Tally } from './tally.ts';

export type Claim = Law | Published;

/** The records of a file of `data/published/`. */
export type ReadPublished = (file: string) => readonly Readonly<Record<string, string>>[];

/** Judges cases one by one. The tallies stand in the order of the claims. */
export class Judge {
  readonly tallies: readonly Tally[];
  readonly #judges: readonly ((one: Case, seen: Seen) => Finding)[];
  readonly #nearMisses: readonly (readonly NearMisses[] | undefined)[];
  readonly #reader = new CaseReader();
  /** For laws that read letters alone: to them a measure is an unknown name. */
  readonly #letters = new CaseReader();

  constructor(claims: readonly Claim[], read: ReadPublished) {
    this.tallies = claims.map(() => ({ ...EMPTY_TALLY }));
    this.#nearMisses = claims.map(claim => (claim.kind === 'law' ? claim.nearMisses : undefined));
    this.#judges = claims.map(claim =>
      claim.kind === 'law'
        ? (one, seen) => judgeLaw(claim, claim.ofLetters ? this.#letters.read(lettersOf(one)) : seen)
        : judgePublished(claim, new PrintedTable(claim, read(claim.file))),
    );
  }

  add(one: Case): void {
    const seen = this.#reader.read(one);
    for (let i = 0; i < this.tallies.length; i++) {
      const finding = this.#judges[i]!(one, seen);
      const tally: Counted = this.tallies[i]!;
      countCase(tally, one.at, finding, counted => ({
        at: one.at,
        game: one.game,
        ...finding.tells(one, counted),
      }));
      const nearMisses = this.#nearMisses[i];
      if (nearMisses) tally.told = toldBy(nearMisses, tally.told, seen, isTrueOf(finding));
    }
  }
}

/** A case without its data. */
function lettersOf(one: Case): Case {
  const letters = Object.entries(one.values).slice(0, one.at.length);
  return { ...one, values: Object.fromEntries(letters), series: {} };
}

type Counted = { -readonly [Key in keyof Tally]: Tally[Key] };

/** Whether the law is true of a case: it holds, or its hypothesis is not met. */
function isTrueOf({ met = 0, holds = 0 }: Finding): boolean {
  return holds === 1 || met === 0;
}

/** Which near misses are told from a law; each is looked at until it is, at cases of which the law is true. */
function toldBy(
  nearMisses: readonly NearMisses[],
  before: readonly boolean[] = nearMisses.map(() => false),
  seen: Seen,
  isTrue: boolean,
): readonly boolean[] {
  if (!isTrue || before.every(Boolean)) return before;
  return before.map((is, i) => is || nearMisses[i]!.refuted(...seen));
}
