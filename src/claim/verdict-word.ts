import type { Verdict } from './conclusion.ts';

/** Verdicts on claims, on sentences about all values of a letter, and on files that other programs wrote. */
type PrintedVerdict =
  | Verdict
  | 'theorem'
  | 'verified'
  | 'verified in part'
  | 'refused'
  | 'agrees'
  | 'differs';

/**
 * The words that people read for verdicts, on the terminal and on pages, for one claim or file and for several. JSON, CSV,
 * options and style sheets have the verdict itself.
 */
const WORDS: Readonly<Record<PrintedVerdict, readonly [one: string, many: string]>> = {
  holds: ['holds', 'hold'],
  fails: ['fails', 'fail'],
  undecided: ['undecided', 'undecided'],
  error: ['error', 'error'],
  vacuous: ['vacuous', 'vacuous'],
  theorem: ['theorem', 'theorems'],
  verified: ['verified', 'verified'],
  'verified in part': ['verified in part', 'verified in part'],
  refused: ['refused', 'refused'],
  agrees: ['agrees', 'agree'],
  differs: ['differs', 'differ'],
};

/** Returns the word for a verdict, as in `1 holds` and `2 hold`. */
export function verdictWord(verdict: PrintedVerdict, count = 1): string {
  return WORDS[verdict][count === 1 ? 0 : 1];
}
