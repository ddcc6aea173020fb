import type { Claim } from './judge.ts';
import type { Tally } from './tally.ts';

/** What a claim came to. Undecided never counts as holding, and nothing holds on zero cases. */
export type Verdict = 'holds' | 'fails' | 'undecided' | 'error';

/** A claim with its verdict over the whole sweep. */
export interface Conclusion {
  readonly claim: Claim;
  readonly tally: Tally;
  readonly verdict: Verdict;
  /**
   * Whether the verdict is the one on file: `fails` where there is an erratum, else `holds`. Over another range
   * than the default a statement with an erratum may hold as well.
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
  const verdict = verdictOf(tally, incomplete);
  const erratum = claim.kind === 'law' && claim.erratum !== undefined;
  const expected = erratum ? verdict === 'fails' || (!isDefault && verdict === 'holds') : verdict === 'holds';
  return {
    claim,
    tally,
    verdict,
    expected,
    mutant: isTable || tally.holds === 0 ? 'none' : tally.mutantRefuted > 0 ? 'refuted' : 'survived',
    missing,
    extra,
    why: whyOf(
      tally,
      verdict,
      incomplete ? `${missing} printed rows missing, ${extra} rows not printed` : '',
    ),
  };
}

function verdictOf(tally: Tally, incomplete: boolean): Verdict {
  if (tally.error > 0 || tally.met === 0) return 'error';
  if (tally.fails > 0 || incomplete) return 'fails';
  return tally.undecided > 0 ? 'undecided' : 'holds';
}

function whyOf(tally: Tally, verdict: Verdict, incomplete: string): string {
  if (verdict === 'holds') return '';
  if (tally.met === 0) return 'no case met the hypothesis';
  const witness = { error: tally.firstError, fails: tally.counterexample, undecided: tally.firstUndecided };
  const seen = witness[verdict];
  return [incomplete, seen ? `${seen.game}: ${seen.seen}` : ''].filter(text => text !== '').join('; ');
}
