import type { Affine, Word } from '../../game/index.ts';
import { primesOf } from '../proved-periodicity.ts';
import { areEqual, commonLength } from './common-length.ts';
import { Reader } from './power-reader.ts';
import { rootOf } from './power-word.ts';
import type { Loop } from './simulate.ts';
import { minus, plus, type Threshold, valueAt } from './threshold.ts';
import { Split } from './unclosed.ts';
import { cut, reversed, textAt } from './word-operations.ts';

/** The word before the least preperiod, and the word that then repeats forever. */
export interface Words {
  readonly before: Word;
  readonly repeated: Word;
}

/** Reduces a period to its least part, and moves the beginning of the repeat back as far as it goes. */
export function leastWords(loop: Loop, threshold: Threshold): Words {
  const { word, offset, preperiod } = loop;
  const from = plus(offset, preperiod);
  const period = leastPart(loop, from, threshold);
  const backwards = reversed(cut(word, offset, plus(from, period), threshold));
  const [last, before] = [[0, 0] as const, period].map(place => new Reader(backwards, threshold, place));
  const turned = commonLength(last!, before!, preperiod, threshold);
  const begin = minus(from, turned);
  return {
    before: cut(word, offset, begin, threshold),
    repeated: cut(word, begin, plus(begin, period), threshold),
  };
}

/**
 * Returns the least period, for all k, of a word that repeats with a given period: it is guessed at a few k, and proved
 * for all.
 */
function leastPart({ word, period }: Loop, from: Affine, threshold: Threshold): Affine {
  const repeated = cut(word, from, plus(from, period), threshold);
  const k = threshold.k + SOME;
  const exponentAt = (k: number) => rootOf(textAt(k, repeated)).exponent;
  const exponent = exponentAt(k);
  if (exponent === 1) return period;
  const rootAt = (k: number) => valueAt(k, period) / exponentAt(k);
  const slope = rootAt(k + 1) - rootAt(k);
  const part: Affine = [slope, rootAt(k) - slope * k];
  if (isMultiple(period, part)) {
    const readers = [from, plus(from, part)].map(place => new Reader(word, threshold, place));
    if (areEqual(readers[0]!, readers[1]!, minus(period, part), threshold)) return part;
  }
  const prime = primesOf(exponent).find(
    prime => period[0] % prime !== 0 && exponentAt(k + prime) % prime === 0,
  );
  if (prime !== undefined) throw new Split(prime);
  return period;
}

/** Distance beyond the threshold at which different lengths are not equal by chance. */
const SOME = 7;

/** Whether one number is a multiple of another at every k. */
function isMultiple([slope, constant]: Affine, part: Affine): boolean {
  if (part[0] === 0) return slope % part[1] === 0 && constant % part[1] === 0;
  return slope % part[0] === 0 && constant === (slope / part[0]) * part[1];
}
