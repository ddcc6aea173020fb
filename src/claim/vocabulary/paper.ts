import { refuse, shown } from '../../errors.ts';
import type { Law, Theorem } from '../law.ts';
import { isSource, section } from '../source.ts';
import { asked } from './asked.ts';
import { instead, type MisprintText, misprint } from './misprint.ts';
import { type LawOf, lawOf, type Named, placed } from './sourced.ts';

/** The words for what one source says. */
export interface Paper {
  /** Makes a theorem from its place in the source and its hypothesis. */
  readonly theorem: (at: string, hypothesis: string) => Theorem;
  /** Returns the metadata of a pipeline about a place, or about the whole source. */
  readonly asked: (at?: string) => ReturnType<typeof asked>;
  readonly law: LawOf;
  readonly instead: typeof instead;
  readonly misprint: (...said: Named<MisprintText>) => readonly Law[];
}

/**
 * The words for what a source says. A claim without a place has that of its pipeline.
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
    misprint: (...said) => {
      const { at, ...text } = placed(said);
      return misprint({ ...text, ...source(at) });
    },
  };
}
