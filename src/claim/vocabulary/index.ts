/** Helpers for writing claims. */
export { isMexOfMoves, isNimSequence } from '../../game/index.ts';
export { type Drawn, heatMap, line, OF_NUMBERS, points } from './charts.ts';
export { about, claim, erratum, ours, paper } from './paper.ts';
export {
  fraction,
  isFraction,
  isResultString,
  powerOf2,
  repeatsWord,
} from './result-string-forms.ts';
export { bits, every, isPeriodic, mex, outcomeUnlike, startsWith } from './terms.ts';
export { theorems } from './theorems.ts';
export { when } from './when.ts';
