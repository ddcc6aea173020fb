/** Laws found from rows. */
export { guessLaws } from './guess.ts';
