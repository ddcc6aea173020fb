/** What claims are written in. */
export { distanceToMultiple, isFraction, isResultString, powerOf2, repeatsWord } from './closed-form.ts';
export { forAll } from './for-all.ts';
export { law } from './law.ts';
export { misprint } from './misprint.ts';
export { isNimSequence } from './nim-sequence.ts';
export { ours } from './ours.ts';
export { paper } from './paper.ts';
export { when } from './when.ts';
