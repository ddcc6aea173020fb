import { refuse, shown } from '../../errors.ts';

/**
 * Returns the options that a helper forwards to its definition or law, which rejects unknown keys.
 *
 * @throws DefinitionError for an option that the helper sets itself
 */
export function forwardOptions<T extends object>(others: T, word: string, own: readonly string[]): T {
  for (const [key, given] of Object.entries(others)) {
    if (own.includes(key)) refuse(`${word}.${key}`, 'nothing: it follows from the other keys', shown(given));
  }
  return others;
}

/** The parts of a pipeline that a helper for whole pipelines sets. */
export const OF_PIPELINE = ['answer', 'sweep', 'measure', 'summaries', 'claims', 'charts', 'question'];
