import { refuse, shown } from '../../errors.ts';
import type { Law, Theorem } from '../law.ts';
import type { OpenLaw } from '../open-law.ts';
import { isSource, section } from '../source.ts';
import { asked } from './asked.ts';
import { instead, type MisprintOfFunctions, type MisprintText, misprint } from './misprint.ts';
import { type LawOf, lawOf, type Named, placed } from './sourced.ts';

/** The words for what one source says. */
export interface Paper {
  /** Makes a theorem from its place in the source and its hypothesis. */
  readonly theorem: (at: string, hypothesis: string) => Theorem;
  /** Returns the metadata of a pipeline about a place, or about the whole source. */
  readonly asked: (at?: string) => ReturnType<typeof asked>;
  readonly law: LawOf;
  readonly instead: typeof instead;
  readonly misprint: MisprintOf;
}

/** A maker of misprints of one source; name and place may come first. */
interface MisprintOf {
  (...said: Named<MisprintOfFunctions>): readonly Law[];
  (...said: Named<MisprintText>): readonly (Law | OpenLaw)[];
}

/**
 * Returns the helpers for the claims of a source. A claim without a place has the place of its pipeline.
 *
 * @param key of `data/published/sources.csv`
 */
export function paper(key: string): Paper {
  if (typeof key !== 'string' || !isSource(key))
    refuse('paper', 'the key of a source, such as sleator-slusky-2012', shown(key));
  const source = (at?: string) => (at === undefined ? {} : { source: section(key, at) });
  return {
    theorem: (at, hypothesis) => ({ reference: section(key, at), hypothesis }),
    asked: at => asked(section(key, at)),
    law: lawOf(source),
    instead,
    misprint: ((...said: Named<MisprintText>) => {
      const { at, ...text } = placed(said);
      return misprint({ ...text, ...source(at) });
    }) as MisprintOf,
  };
}
