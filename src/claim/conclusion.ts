import type { ClaimText } from './claim-text.ts';
import type { Proof } from './for-all-values.ts';
import type { Theorem } from './judged-law.ts';
import type { Tally, Witness } from './tally.ts';

/**
 * The verdicts on a claim. Undecided never counts as holding, and nothing holds on zero cases: such a claim is
 * `vacuous` over a range other than the pipeline's own, and an error over its own.
 */
export const VERDICTS = ['holds', 'fails', 'undecided', 'error', 'vacuous'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A claim with its results over a whole sweep. Plain JSON. */
export interface Conclusion {
  readonly claim: ClaimText;
  readonly verdict: Verdict;
  /**
   * Whether the verdict is the recorded one: `holds`, or with an erratum `fails`, exactly where the erratum says. Over
   * another range than the default, a statement with an erratum may also hold, and a claim may be vacuous. Over the
   * default range, a law whose mutant survives proves nothing and is unexpected.
   */
  readonly expected: boolean;
  /** The result for the mutant; it can be refuted if the law holds somewhere. Null if there is none. */
  readonly mutant: 'refuted' | 'survived' | 'unasked' | null;
  /** The mutants that no case refutes, for a law given as text that no case refutes. */
  readonly untold?: readonly string[];
  /**
   * The number of cases at which the law was evaluated, for a law that wrong data do not refute. The search covers the
   * pipeline's own range.
   */
  readonly blind?: number;
  readonly restsOn: RestsOn;
  /** The proof of a law for all values of a letter. */
  readonly proof?: Proof;
  readonly tally: Tally;
  /** The number of printed rows that the sweep lacks, and of rows that are not printed; for a printed table. */
  readonly missing: number;
  readonly extra: number;
  /** The counterexample or the error, as one line; empty if the claim holds. */
  readonly why: string;
}

/**
 * The strength of a verdict. The computed cases of a range prove nothing beyond it; a law that holds there and has a
 * proof is a theorem, which the cases check.
 */
export type RestsOn = (
  | { readonly kind: 'computed' }
  | ({ readonly kind: 'theorem' } & Theorem & {
        /** The number of certificates checked, if the run proved it. */
        readonly certificates?: number;
      })
) & {
  readonly range: string;
  readonly cases: number;
};

/** The sweep that a claim was judged over. */
export interface SweptRange {
  readonly range: string;
  /** Whether it is the pipeline's own; else a table is compared where both have a row. */
  readonly isDefault: boolean;
}

/**
 * @param printedRows the number of rows that the table of a published claim has; 0 for a law. A table of groups need not be
 *   computed whole: its rows without a group are counted as missing, but the others decide the verdict.
 */
export function conclude(
  claim: ClaimText,
  tally: Tally,
  printedRows: number,
  swept: SweptRange,
  proof?: Proof,
): Conclusion {
  const { range, isDefault } = swept;
  const rows = claim.table ? Array.from({ length: printedRows }, (_, row) => row) : [];
  const missingRows = rows.filter(row => tally.told?.[row] !== true);
  const missing = missingRows.length;
  const isWhole = claim.table && !claim.table.terms && !claim.table.groups && claim.table.where === undefined;
  const extra = isWhole ? tally.cases - tally.met : 0;
  const incomplete = isDefault && !claim.table?.groups && (missing > 0 || extra > 0);
  const theorem = theoremOf({ claim, ...(proof && { proof }) });
  const verdictOfCases = theorem && tally.fails > 0 ? 'error' : verdictOf(tally, incomplete, isDefault);
  const verdict = proof?.status === 'refuted' && verdictOfCases !== 'error' ? 'fails' : verdictOfCases;
  const recorded: readonly Verdict[] = claim.erratum ? ['fails'] : ['holds'];
  const allowedElsewhere: readonly Verdict[] = isDefault ? [] : ['holds', 'vacuous'];
  const mutantState = tally.mutantRefuted > 0 ? 'refuted' : 'survived';
  const mutant = claim.mutant === null ? null : tally.holds === 0 ? 'unasked' : mutantState;
  // Any case for which the law is true can refute a mutant.
  const survivors =
    tally.fails > 0 ? undefined : claim.nearMisses?.filter((_, i) => tally.told?.[i] !== true);
  const mutantSurvives = isDefault && mutant === 'survived';
  return {
    claim,
    verdict,
    expected:
      tally.misplaced === 0 && !mutantSurvives && [...recorded, ...allowedElsewhere].includes(verdict),
    mutant,
    ...(survivors && { untold: survivors }),
    restsOn: {
      ...(verdict === 'holds' && theorem ? { kind: 'theorem', ...theorem } : { kind: 'computed' }),
      range,
      cases: tally.met,
    },
    ...(proof && { proof }),
    tally,
    missing,
    extra,
    why: whyOf(
      { ...claim, theorem },
      tally,
      verdict,
      incomplete ? incompleteText(missingRows, extra) : '',
      survivorsText(survivors) || (mutantSurvives ? 'no case refutes its mutant' : ''),
      beyondText(claim, proof),
    ),
  };
}

/** Returns the rows of a printed table that are no cases, and how many cases are not printed. */
function incompleteText(missing: readonly number[], extra: number): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const named = missing.slice(0, MAX_NAMED_ROWS).map(row => row + 1);
  const which = `row${missing.length === 1 ? '' : 's'} ${named.join(', ')}${missing.length > named.length ? ', …' : ''}`;
  return [
    ...(missing.length > 0 ? [`${counted(missing.length, 'printed row')} missing (${which})`] : []),
    ...(extra > 0 ? [`${counted(extra, 'case')} not printed`] : []),
  ].join(', ');
}

/** Rows of a printed table that are named in one line. */
const MAX_NAMED_ROWS = 10;

/** Returns the proof of a claim: a text, Coq, or certificates, with the Coq theorem for them. */
function theoremOf({ claim, proof }: Pick<Conclusion, 'claim' | 'proof'>) {
  if (proof?.status !== 'proved') return claim.theorem;
  const { hypothesis, reference, certificates } = proof;
  const coq = claim.theorem?.coq;
  return { hypothesis, reference, certificates, ...(coq && { coq }) };
}

/** Returns the first case for which it fails, or the game beyond the range for which certificates refute it. */
export function firstCounterexample({ tally, proof }: Pick<Conclusion, 'tally' | 'proof'>): Witness | null {
  if (tally.counterexample || proof?.status !== 'refuted') return tally.counterexample;
  const { at, game, seen } = proof;
  return { at, game, seen };
}

/** Describes any conflict between certificates and cases, and the values that certificates do not cover. */
function beyondText({ forAll }: ClaimText, proof: Proof | undefined): string {
  if (proof?.status === 'open') return `not proved for all ${forAll}: ${proof.why}`;
  return proof?.status === 'refuted' ? `not for all ${forAll}: ${proof.game} has ${proof.seen}` : '';
}

function survivorsText(untold: readonly string[] = []): string {
  return untold.length === 0 ? '' : `no case refutes the mutant ${untold.join('; ')}`;
}

/** Whether a law fails that is proved: its proof or the engine is wrong. */
export function isRefutedTheorem(conclusion: Pick<Conclusion, 'claim' | 'tally' | 'proof'>): boolean {
  return theoremOf(conclusion) !== null && conclusion.tally.fails > 0;
}

function verdictOf(tally: Tally, incomplete: boolean, isDefault: boolean): Verdict {
  if (tally.error > 0) return 'error';
  if (tally.met === 0) return isDefault ? 'error' : 'vacuous';
  if (tally.fails > 0 || incomplete) return 'fails';
  return tally.undecided > 0 ? 'undecided' : 'holds';
}

function whyOf(
  { erratum, theorem }: ClaimText,
  tally: Tally,
  verdict: Verdict,
  incomplete: string,
  survivors: string,
  beyond: string,
): string {
  const witnessText = ({ game, seen }: Witness) => `${game}: ${seen}`;
  if (tally.firstMisplaced && erratum) {
    return `differs from its recorded erratum, which says that it fails exactly where ${erratum.failsWhere}: ${witnessText(tally.firstMisplaced)}`;
  }
  if (theorem && tally.counterexample) {
    return `a theorem fails, so its proof (${theorem.reference}) or the engine is wrong: ${witnessText(tally.counterexample)}`;
  }
  const joined = (...texts: readonly string[]) => texts.filter(text => text !== '').join('; ');
  if (verdict === 'holds') return joined(survivors, beyond);
  const refuted = verdict === 'fails' && tally.counterexample === null ? beyond : '';
  if (tally.met === 0 && tally.firstError === null && refuted === '')
    return 'no case satisfies the hypothesis';
  if (verdict === 'fails' && tally.differs) {
    const more = tally.differs.length - MAX_NAMED_ROWS;
    const named = tally.differs.slice(0, MAX_NAMED_ROWS).map(witnessText);
    return joined(incomplete, ...named, more > 0 ? `and ${more} more` : '');
  }
  const witness = { error: tally.firstError, fails: tally.counterexample, undecided: tally.firstUndecided };
  const seen = verdict === 'vacuous' ? null : witness[verdict];
  return joined(incomplete, seen ? witnessText(seen) : beyond);
}
