/** Helpers for writing claims. */
export { isMexOfMoves, isNimSequence } from '../../game/index.ts';
export { about } from './about.ts';
export { type Drawn, heatMap, line, OF_NUMBERS, points } from './charts.ts';
export { claim, erratum } from './claim.ts';
export { every } from './every.ts';
export { mex } from './mex.ts';
export { ours } from './ours.ts';
export { paper } from './paper.ts';
export {
  fraction,
  isFraction,
  isResultString,
  powerOf2,
  repeatsWord,
} from './result-string-forms.ts';
export { bits, outcomeUnlike } from './shows.ts';
export { everyTerm, isPeriodic, startsWith } from './term-conditions.ts';
export { theorems } from './theorems.ts';
export { when } from './when.ts';
