/** What whole pipelines are written in. */
export { growth } from './growth.ts';
export { guessed } from './guessed.ts';
export { moreExcluded } from './more-excluded.ts';
export { records } from './records.ts';
