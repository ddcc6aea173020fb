export { type BlindLaw, blindLaws, concludeBlind } from './blind-laws.ts';
export type { Case, CaseView, Row, SeriesOf, Texts, Value } from './case.ts';
export { UndecidedRead } from './case-reader.ts';
export { type ClaimText, claimText } from './claim-text.ts';
export {
  type Conclusion,
  conclude,
  firstCounterexample,
  isRefutedTheorem,
  type SweptRange,
  VERDICTS,
  type Verdict,
} from './conclusion.ts';
export { type ForAllValues, joined, MEASURES, type Proof } from './for-all-values.ts';
export * from './guess/index.ts';
export { type Claim, Judge, printedRows, type ReadPublished } from './judge.ts';
export {
  type Conjecture,
  ERRATUM_NATURES,
  type Erratum,
  type Judgement,
  type Law,
  type Shows,
  type Theorem,
} from './judged-law.ts';
export { closeLaw, type OpenLaw } from './open-law.ts';
export {
  PrintedTable,
  type Published,
  printedKey,
  printedSummary,
  printedTable,
  printedTerms,
} from './published.ts';
export { numberLike, roundedQuotient } from './rounded-quotient.ts';
export { isSource, keyOfSource, OWN_SOURCE, placeInSource, section } from './source.ts';
export { compareCases, EMPTY_TALLY, mergeTallies, type Tally, WITNESS_OF, type Witness } from './tally.ts';
export { verdictWord } from './verdict-word.ts';
export * from './vocabulary/index.ts';
export { type LawText, law } from './vocabulary/law.ts';
export { misprint } from './vocabulary/misprint.ts';
