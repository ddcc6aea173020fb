import { OWN_SOURCE, section } from '../source.ts';
import { claimOf } from './sourced.ts';

/** Makes a claim of this project: a correction, a sharper form, a question of no paper. */
export const ours = claimOf(at => ({ source: section(OWN_SOURCE, at) }));
