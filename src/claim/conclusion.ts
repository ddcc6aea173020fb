import type { Claim } from './judge.ts';
import type { Tally, Witness } from './tally.ts';

/**
 * What a claim came to. Undecided never counts as holding, and nothing holds on zero cases: over a range that is not
 * the pipeline's own such a claim is `vacuous`, over its own it is an error.
 */
export const VERDICTS = ['holds', 'fails', 'undecided', 'error', 'vacuous'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A claim with its verdict over the whole sweep. */
export interface Conclusion {
  readonly claim: Claim;
  readonly tally: Tally;
  readonly verdict: Verdict;
  /**
   * Whether the verdict is the one on file: `holds`, or with an erratum `fails`, exactly where the erratum says. Over
   * another range than the default a statement with an erratum may hold as well, and a claim may be vacuous.
   */
  readonly expected: boolean;
  /** For a law that holds somewhere: whether its mutant was told from it. */
  readonly mutant: 'refuted' | 'survived' | 'none';
  /** For a printed table: printed rows that the sweep does not have, and rows that are not printed. */
  readonly missing: number;
  readonly extra: number;
  /** One line: the counterexample or what is wrong; empty where the claim holds. */
  readonly why: string;
}

/**
 * @param printedRows how many rows the table of a published claim has; 0 for a law
 * @param isDefault whether the sweep is the pipeline's own; else a table is compared where both have a row
 */
export function conclude(
  claim: Claim,
  tally: Tally,
  { printedRows, isDefault }: { printedRows: number; isDefault: boolean },
): Conclusion {
  const isTable = claim.kind === 'published';
  const missing = isTable ? printedRows - tally.met : 0;
  const extra = isTable && !claim.terms ? tally.cases - tally.met : 0;
  const incomplete = isTable && isDefault && (missing > 0 || extra > 0);
  const verdict = verdictOf(tally, incomplete, isDefault);
  const onFile: readonly Verdict[] = claim.kind === 'law' && claim.erratum ? ['fails'] : ['holds'];
  const elsewhere: readonly Verdict[] = isDefault ? [] : ['holds', 'vacuous'];
  const expected = tally.misplaced === 0 && [...onFile, ...elsewhere].includes(verdict);
  return {
    claim,
    tally,
    verdict,
    expected,
    mutant:
      isTable || !claim.mutant || tally.holds === 0
        ? 'none'
        : tally.mutantRefuted > 0
          ? 'refuted'
          : 'survived',
    missing,
    extra,
    why: whyOf(
      claim,
      tally,
      verdict,
      incomplete ? `${missing} printed rows missing, ${extra} rows not printed` : '',
    ),
  };
}

function verdictOf(tally: Tally, incomplete: boolean, isDefault: boolean): Verdict {
  if (tally.error > 0) return 'error';
  if (tally.met === 0) return isDefault ? 'error' : 'vacuous';
  if (tally.fails > 0 || incomplete) return 'fails';
  return tally.undecided > 0 ? 'undecided' : 'holds';
}

function whyOf(claim: Claim, tally: Tally, verdict: Verdict, incomplete: string): string {
  const told = ({ game, seen }: Witness) => `${game}: ${seen}`;
  if (tally.firstMisplaced && claim.kind === 'law' && claim.erratum) {
    const { says } = claim.erratum.fails;
    return `not as the erratum on file says, which is that it fails exactly where ${says}: ${told(tally.firstMisplaced)}`;
  }
  if (verdict === 'holds') return '';
  if (tally.met === 0) return 'no case met the hypothesis';
  const witness = { error: tally.firstError, fails: tally.counterexample, undecided: tally.firstUndecided };
  const seen = verdict === 'vacuous' ? null : witness[verdict];
  return [incomplete, seen ? told(seen) : ''].filter(text => text !== '').join('; ');
}
