import type { CertificateWithWitnesses } from '../game/index.ts';
import type { Replayable } from './replay.ts';
import { settlingHeaps } from './settling.ts';

export type Periodicity = Pick<CertificateWithWitnesses, 'preperiod' | 'period' | 'saltus'>;

/**
 * The least preperiod, the least period and its saltus, if the terms from heap 0 on show them: if there are n0 + p and as
 * many more as settle the equation.
 *
 * What settles it is held against the end of the terms. Where it was seen last, a period ago, it ends a repeat; a smaller
 * period would have shown it later; and the equation fails just below the heaps over which the repeat reaches back. The
 * Z-function finds both: how many letters from place d on are those from the beginning on, for each d, the letters
 * being the terms from the end (for N - X their differences, which are the same where terms rise by a saltus).
 *
 * Cost: a few steps a heap. Memory: 8 bytes a heap, besides the terms.
 */
export function periodicityIn(terms: Int32Array, game: Replayable): Periodicity | undefined {
  const rises = game.kind === 'all-but' ? 1 : 0;
  const letters = new Int32Array(Math.max(0, terms.length - rises));
  for (let i = 0; i < letters.length; i++) {
    const last = terms.length - 1 - i;
    letters[i] = rises === 1 ? terms[last]! - terms[last - 1]! : terms[last]!;
  }
  const found = firstReturn(letters, settlingHeaps(game) - rises);
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
