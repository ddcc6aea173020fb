import { refuse, shown } from '../../errors.ts';

/**
 * What is given to a word beside what it knows, for the definition or the law that it makes, which refuses what it does not
 * know either.
 *
 * @throws DefinitionError for what the word says itself
 */
export function besides<T extends object>(others: T, word: string, own: readonly string[]): T {
  for (const [key, given] of Object.entries(others)) {
    if (own.includes(key)) refuse(`${word}.${key}`, 'nothing: it follows from the other keys', shown(given));
  }
  return others;
}

/** What a word for a whole pipeline says of it. */
export const OF_PIPELINE = ['answer', 'sweep', 'measure', 'summaries', 'claims', 'charts', 'question'];
