/** Laws found from rows. */
export { type GuessedLaw, guessLaws } from './guess.ts';
