import { refuse, shown } from '../../errors.ts';
import type { Theorem } from '../judged-law.ts';
import { isSource, section } from '../source.ts';
import { about } from './about.ts';
import { type ErratumOf, erratumOf, instead } from './misprint.ts';
import { type ClaimOf, claimOf } from './sourced.ts';

/** The words for what one source says. */
export interface Paper {
  /** Makes a theorem from its place in the source and its hypothesis. */
  readonly theorem: (at: string, hypothesis: string) => Theorem;
  /** Returns the metadata of a pipeline about a place, or about the whole source. */
  readonly about: (at?: string) => ReturnType<typeof about>;
  readonly claim: ClaimOf;
  readonly erratum: ErratumOf;
  readonly instead: typeof instead;
}

/**
 * Returns the helpers for the claims of a source. A claim without a place has the place of its pipeline.
 *
 * @param key of `data/published/sources.csv`
 */
export function paper(key: string): Paper {
  if (typeof key !== 'string' || !isSource(key))
    refuse('paper', 'the key of a source, such as sleator-slusky-2012', shown(key));
  const sourceAt = (at?: string) => (at === undefined ? {} : { source: section(key, at) });
  return {
    theorem: (at, hypothesis) => ({ reference: section(key, at), hypothesis }),
    about: at => about(section(key, at)),
    claim: claimOf(sourceAt),
    erratum: erratumOf(sourceAt),
    instead,
  };
}
