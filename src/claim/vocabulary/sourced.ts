import { refuse, shown } from '../../errors.ts';
import type { OpenLaw } from '../open-law.ts';
import { type Identified, type LawText, type LawWith, law } from './law.ts';

/** A claim as it is written: its name, its place in the source if it has one, and the rest. */
export type Named<Text> = [id: string, at: string, text: Text] | [id: string, text: Text];

/** A maker of claims of one source: `claim('lemma-6', 'Lemma 6', { holds: 'period = 3 saltus' })`. */
export interface ClaimOf {
  <const T>(...parts: Named<LawWith<T>>): OpenLaw;
  (...parts: Named<LawText>): OpenLaw;
}

/** Returns the source of a claim, given its place if it has one. */
export type SourceAt = (at?: string) => { readonly source?: string };

/** Returns the maker of claims of a source. */
export function claimOf(sourceAt: SourceAt): ClaimOf {
  return ((...parts: Named<LawText>) => law(inOnePiece(parts, sourceAt))) as ClaimOf;
}

/** Returns a claim with its name and source among its properties. */
export function inOnePiece<Text>(parts: Named<Text>, sourceAt: SourceAt): Identified<Text> {
  const [id, at, text] = parts.length === 3 ? parts : [parts[0], undefined, parts[1]];
  if (typeof id !== 'string' || typeof text !== 'object' || text === null)
    refuse('claim', "an id, a place and the rest: ('lemma-6', 'Lemma 6', { … })", shown(text ?? id));
  return { ...text, id, ...sourceAt(at) };
}
