import { OWN_SOURCE, section } from '../source.ts';
import { lawOf } from './sourced.ts';

/** A law that this project says itself: a correction, a sharper form, what is asked of no paper. */
export const ours = lawOf(at => ({ source: section(OWN_SOURCE, at) }));
