export { type Conclusion, conclude, VERDICTS, type Verdict } from './conclusion.ts';
export { type Claim, Judge, type ReadPublished } from './judge.ts';
export { type Erratum, type Judgement, type Law, type LawText, law } from './law.ts';
export { isNimSequence } from './nim-sequence.ts';
export { PrintedTable, type Published, published, publishedTerms } from './published.ts';
export { type Case, type Row, type SeriesOf, type Texts, UndecidedRead, type Value } from './row.ts';
export { isSource, keyOfSource, OWN_SOURCE, placeInSource } from './source.ts';
export { EMPTY_TALLY, mergeTallies, type Tally, type Witness } from './tally.ts';
