import type { Claim } from './judge.ts';
import type { Conjecture, Erratum, StatedForm, Theorem } from './judged-law.ts';
import type { Published } from './published.ts';
import { keyOfSource, placeInSource } from './source.ts';

/** A claim as plain data: all of it except its functions. */
export interface ClaimText {
  readonly id: string;
  /** The key of the source, as in `data/published/sources.csv`; {@link OWN_SOURCE} for claims of this project. */
  readonly source: string;
  /** The place in the source; empty for the whole source. */
  readonly place: string;
  readonly says: string;
  /** The sentence of the mutant that must be refuted; null if there is none. */
  readonly mutant: string | null;
  /** The sentences of the mutants of a law given as text, place by place. */
  readonly nearMisses?: readonly string[];
  /** The formulas of which the sentence consists, if it does, for typesetting. */
  readonly formulas?: readonly string[];
  /** The closed form of B or E that it states. */
  readonly closedForm?: StatedForm;
  readonly erratum: ErratumText | null;
  /** The proof of the claim; null if it is only computed. */
  readonly theorem: Theorem | null;
  /** The letter for all of whose values certificates decide it. */
  readonly forAll?: string;
  /** The author of the conjecture, if it is one. */
  readonly conjecture?: Conjecture;
  /** Set if the claim reads only letters: no data could refute it. */
  readonly ofLetters?: true;
  /** The printed table that rows are held against; null for a law. */
  readonly table: Pick<Published, 'file' | 'key' | 'cells' | 'terms' | 'groups' | 'where'> | null;
}

/** The error in a printed statement, with a sentence on the cases in which it fails. */
export interface ErratumText extends Omit<Erratum, 'fails' | 'shows'> {
  readonly failsWhere: string;
}

/** @param source of the pipeline, for a claim that names none */
export function claimText(claim: Claim, source: string): ClaimText {
  const { id, says, source: from = source } = claim;
  const law = claim.kind === 'law' ? claim : undefined;
  // An erratum's condition is checked case by case, in both directions, so a mutant would add nothing.
  const holding = law?.erratum ? undefined : law;
  return {
    id,
    source: keyOfSource(from),
    place: placeInSource(from),
    says,
    ...(law?.ofLetters && { ofLetters: true }),
    mutant: holding?.mutantSays ?? null,
    ...(holding?.nearMisses && { nearMisses: holding.nearMisses.map(mutant => mutant.says) }),
    ...(law?.formulas && { formulas: law.formulas }),
    ...(holding?.closedForm && { closedForm: holding.closedForm }),
    ...(holding?.provable && { forAll: holding.provable.letter }),
    erratum: law?.erratum ? erratumText(law.erratum) : null,
    theorem: holding?.theorem ?? null,
    ...(law?.conjecture && { conjecture: law.conjecture }),
    table: claim.kind === 'published' ? tableText(claim) : null,
  };
}

function erratumText({ fails, shows: _, ...erratum }: Erratum): ErratumText {
  return { ...erratum, failsWhere: fails.says };
}

function tableText({ file, key, cells, terms, groups, where }: Published): ClaimText['table'] {
  return {
    file,
    key,
    cells,
    ...(terms && { terms }),
    ...(groups && { groups }),
    ...(where !== undefined && { where }),
  };
}
