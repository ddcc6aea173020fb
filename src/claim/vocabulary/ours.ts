import { OWN_SOURCE, section } from '../source.ts';
import { lawOf } from './sourced.ts';

/** Makes a law of this project: a correction, a sharper form, a question of no paper. */
export const ours = lawOf(at => ({ source: section(OWN_SOURCE, at) }));
