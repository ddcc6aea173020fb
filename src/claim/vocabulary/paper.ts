import { refuse, shown } from '../../errors.ts';
import type { Theorem } from '../judged-law.ts';
import type { OpenLaw } from '../open-law.ts';
import { isSource, OWN_SOURCE, section } from '../source.ts';
import { inOnePiece, type LawText, type LawWith, law, type Named, type SourceAt } from './law.ts';
import { type ErratumOf, erratumOf, instead } from './misprint.ts';

/**
 * Returns the metadata common to all pipelines that `npm start` runs: the source of the question, that it is published, and
 * the limit up to which a game is computed, which a later `limit` overrides.
 *
 * @example
 * about('saltus, below 2a').limit // '1e9 heaps'
 */
export function about(source: string) {
  return { source, published: true, limit: '1e9 heaps' } as const;
}

/** A maker of claims of one source: `claim('lemma-6', 'Lemma 6', { holds: 'period = 3 saltus' })`. */
interface ClaimOf {
  <const T>(...parts: Named<LawWith<T>>): OpenLaw;
  (...parts: Named<LawText>): OpenLaw;
}

/** Returns the maker of claims of a source. */
function claimOf(sourceAt: SourceAt): ClaimOf {
  return ((...parts: Named<LawText>) => law(inOnePiece(parts, sourceAt))) as ClaimOf;
}

/** Takes the place as the whole source: a notebook, a letter. */
const asWritten: SourceAt = at => (at === undefined ? {} : { source: at });

/** Makes a claim whose place is written out: `claim('pure', 'my-notebook, page 2', { holds: 'preperiod = 0' })`. */
export const claim = claimOf(asWritten);

/** Makes an erratum whose place is written out. */
export const erratum = erratumOf(asWritten);

/** Makes a claim of this project: a correction, a sharper form, a question of no paper. */
export const ours = claimOf(at => ({ source: section(OWN_SOURCE, at) }));

/** The words for what one source says. */
interface Paper {
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
