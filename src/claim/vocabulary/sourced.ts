import type { Law } from '../law.ts';
import type { OpenLaw } from '../open-law.ts';
import { type LawAsText, type LawText, type LawWith, law } from './law.ts';

/** A claim of one source, which names its place alone: `at: 'Lemma 6'`. */
export type Of<Text> = Omit<Text, 'source'> & { readonly at?: string };

/** Makes a law of one source. */
export interface LawOf {
  <const T>(text: Of<LawWith<T>>): Law;
  (text: Of<LawText>): Law;
  (text: Of<LawAsText>): OpenLaw;
}

/** @param source what stands in a law for a place, or for none */
export function lawOf(source: (at?: string) => { readonly source?: string }): LawOf {
  const sourced = ({ at, ...text }: Of<LawText>) => law({ ...text, ...source(at) });
  return sourced as LawOf;
}

/** A source with a place, or the source alone. */
export function section(key: string, at?: string): string {
  return at === undefined ? key : `${key}, ${at}`;
}
