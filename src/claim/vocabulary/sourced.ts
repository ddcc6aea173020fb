import type { Law } from '../law.ts';
import type { OpenLaw } from '../open-law.ts';
import { type LawAsText, type LawText, type LawWith, law } from './law.ts';

/** A claim of one source, of which it names only the place: `at: 'Lemma 6'`. */
export type Of<Text> = Omit<Text, 'source'> & { readonly at?: string };

/** The part of a claim after its name and place. */
export type Said<Text> = Omit<Text, 'id' | 'source'>;

/** A maker of laws of one source; name and place may come first: `law('lemma-6', 'Lemma 6', { … })`. */
export interface LawOf {
  <const T>(id: string, at: string, text: Said<LawWith<T>>): Law;
  (id: string, at: string, text: Said<LawText>): Law;
  (id: string, at: string, text: Said<LawAsText>): OpenLaw;
  <const T>(text: Of<LawWith<T>>): Law;
  (text: Of<LawText>): Law;
  (text: Of<LawAsText>): OpenLaw;
}

/** @param source returns the source of a law, given its place if it has one */
export function lawOf(source: (at?: string) => { readonly source?: string }): LawOf {
  const sourced = (...said: Named<LawText>) => {
    const { at, ...text } = placed(said);
    return law({ ...text, ...source(at) });
  };
  return sourced as LawOf;
}

/** A claim in one piece, or its name, its place and the rest. */
export type Named<Text> = [text: Of<Text>] | [id: string, at: string, text: Said<Text>];

/** The claim in one piece. */
export function placed<Text>(said: Named<Text>): Of<Text> {
  if (said.length === 1) return said[0];
  const [id, at, text] = said;
  return { id, at, ...text } as unknown as Of<Text>;
}
