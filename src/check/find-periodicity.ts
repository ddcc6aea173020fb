import type { CertificateWithWitnesses } from '../game/index.ts';
import { determiningHeaps } from './determining-heaps.ts';
import type { Replayable } from './replay.ts';

export type Periodicity = Pick<CertificateWithWitnesses, 'preperiod' | 'period' | 'saltus'>;

/**
 * Returns the least preperiod, the least period and its saltus if the terms from heap 0 show them: that is, if there are
 * n0 + p terms and as many more as determine the equation for all later heaps.
 *
 * The terms that determine it are compared with the end of the given terms. The place where they last occurred, one
 * period earlier, ends a repeat; a smaller period would have shown them later. The equation fails just below the heaps
 * over which the repeat extends backwards. The Z-function finds both: for each d, it is how many letters from place d
 * equal those from the beginning. The letters are the terms from the end backwards (for N - X their differences, which
 * are the same if the terms rise by a saltus).
 *
 * Cost: a few steps per heap. Memory: 8 bytes per heap, in addition to the terms.
 */
export function periodicityIn(terms: Int32Array, game: Replayable): Periodicity | undefined {
  const rises = game.kind === 'all-but' ? 1 : 0;
  const letters = new Int32Array(Math.max(0, terms.length - rises));
  for (let i = 0; i < letters.length; i++) {
    const last = terms.length - 1 - i;
    letters[i] = rises === 1 ? terms[last]! - terms[last - 1]! : terms[last]!;
  }
  const found = firstReturn(letters, determiningHeaps(game) - rises);
  if (!found) return undefined;
  const { at: period, length } = found;
  return {
    preperiod: terms.length - period - length - rises,
    period,
    saltus: terms.at(-1)! - terms.at(-1 - period)!,
  };
}

/** Returns the first place d > 0 at which at least `least` letters equal those at place 0, and their number. */
function firstReturn(letters: Int32Array, least: number): { at: number; length: number } | undefined {
  const lengths = new Int32Array(letters.length);
  /** The place whose letters reach furthest so far, and the end of these letters. */
  let [place, reach] = [0, 0];
  for (let at = 1; at + least <= letters.length; at++) {
    let length = at < reach ? Math.min(lengths[at - place]!, reach - at) : 0;
    while (at + length < letters.length && letters[length] === letters[at + length]) length++;
    if (length >= least) return { at, length };
    lengths[at] = length;
    if (at + length > reach) [place, reach] = [at, at + length];
  }
  return undefined;
}
