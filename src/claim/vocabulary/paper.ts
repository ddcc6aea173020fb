import { refuse, shown } from '../../errors.ts';
import type { Law, Theorem } from '../law.ts';
import { isSource, section } from '../source.ts';
import { asked } from './asked.ts';
import { instead, type MisprintText, misprint } from './misprint.ts';
import { type LawOf, lawOf, type Named, placed } from './sourced.ts';

/** The words for what one source says. */
export interface Paper {
  /** What it proves, at a place, and of what. */
  readonly theorem: (at: string, hypothesis: string) => Theorem;
  /** What a pipeline says of itself that asks about a place, or about the whole. */
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
