import { erratumOf } from './misprint.ts';
import { claimOf, type SourceAt } from './sourced.ts';

/** Takes the place as the whole source: a notebook, a letter. */
const asWritten: SourceAt = at => (at === undefined ? {} : { source: at });

/** Makes a claim whose place is written out: `claim('pure', 'my-notebook, page 2', { holds: 'preperiod = 0' })`. */
export const claim = claimOf(asWritten);

/** Makes an erratum whose place is written out. */
export const erratum = erratumOf(asWritten);
