/** Helpers that build whole pipelines. */
export { growth } from './growth.ts';
export { guessed } from './guessed.ts';
export { moreExcluded } from './more-excluded.ts';
export { records } from './records.ts';
