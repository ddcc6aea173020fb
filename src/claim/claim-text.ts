import type { Claim } from './judge.ts';
import type { Erratum, OpenQuestion, Theorem } from './law.ts';
import type { Published } from './published.ts';
import { keyOfSource, placeInSource } from './source.ts';

/** What is claimed, as plain data: all of a claim but its functions. */
export interface ClaimText {
  readonly id: string;
  /** Key of the source, as in `data/published/sources.csv`; {@link OWN_SOURCE} for what no source says. */
  readonly source: string;
  /** Where in the source; empty where only the source is named. */
  readonly place: string;
  readonly says: string;
  /** The sentence of the near miss that must be refuted; null where there is none. */
  readonly mutant: string | null;
  readonly erratum: ErratumText | null;
  /** The proof that it has; null where it is computed alone. */
  readonly theorem: Theorem | null;
  /** Who asks it, where it is a conjecture. */
  readonly open?: OpenQuestion;
  /** The printed table that rows are held against; null for a law. */
  readonly table: Pick<Published, 'file' | 'key' | 'cells' | 'terms'> | null;
}

/** What is wrong with a printed statement, with the sentence that says exactly where. */
export interface ErratumText extends Omit<Erratum, 'fails'> {
  readonly failsWhere: string;
}

/** @param source of the pipeline, for a claim that names none */
export function claimText(claim: Claim, source: string): ClaimText {
  const from = claim.source ?? source;
  const named = { id: claim.id, source: keyOfSource(from), place: placeInSource(from), says: claim.says };
  if (claim.kind === 'published') {
    const { file, key, cells, terms } = claim;
    return {
      ...named,
      mutant: null,
      erratum: null,
      theorem: null,
      table: { file, key, cells, ...(terms && { terms }) },
    };
  }
  const asked = claim.open && { open: claim.open };
  if (claim.erratum === undefined) {
    const { mutantSays: mutant = null, theorem = null } = claim;
    return { ...named, mutant, erratum: null, theorem, ...asked, table: null };
  }
  // That it fails exactly where is said is judged case by case, both ways: a near miss would add nothing.
  const { fails, ...erratum } = claim.erratum;
  return {
    ...named,
    mutant: null,
    erratum: { ...erratum, failsWhere: fails.says },
    theorem: null,
    ...asked,
    table: null,
  };
}
