/** Laws found from rows. */
export { FEWEST as FEWEST_ROWS, type GuessedLaw, guessLaws } from './guess-laws.ts';
