/** Helpers for writing claims. */
export { asked } from './asked.ts';
export { binaryDigits, hasBinaryDigit } from './binary.ts';
export { heatMap, line, OF_NUMBERS, points } from './charts.ts';
export {
  fraction,
  isFraction,
  isResultString,
  powerOf2,
  repeatsWord,
} from './closed-form.ts';
export { forAll } from './for-all.ts';
export { type LawAsText, law } from './law.ts';
export { isMexOfMoves, mex, primesUpTo } from './mex.ts';
export { misprint } from './misprint.ts';
export { isNimSequence } from './nim-sequence.ts';
export { ours } from './ours.ts';
export { followsProduct, outcomeByProduct } from './outcome.ts';
export { paper } from './paper.ts';
export { pureTriples } from './pure-triples.ts';
export { allBut, bits, outcomeUnlike, starsAndBlanks, unlike } from './shows.ts';
export { stripes } from './stripes.ts';
export { supertilesOnLattice } from './supertiles.ts';
export { everyTerm, isBlankFrom, isPeriodic, startsWith } from './terms.ts';
export { theorems } from './theorems.ts';
export { tilingChart } from './tiling-chart.ts';
export { when } from './when.ts';
