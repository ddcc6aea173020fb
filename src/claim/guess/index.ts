/** Laws found from rows. */
export { type GuessedLaw, guessLaws, MIN_ROWS as FEWEST_ROWS } from './guess-laws.ts';
