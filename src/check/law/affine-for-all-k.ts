import { Stackless } from '../../errors.ts';
import type { Affine, FamilyOfOneLetter, Word } from '../../game/index.ts';
import { insist, TooExpensive } from '../refused.ts';

/** Thrown if no single answer is valid for all k ≥ k0; a larger k0 may have one. */
export class NotYet extends Stackless {}

/** x + c y */
export function sum(x: Affine, c: number, y: Affine): Affine {
  const slope = x[0] + c * y[0];
  const constant = x[1] + c * y[1];
  insist(Number.isSafeInteger(slope) && Number.isSafeInteger(constant), 'numbers grow beyond 2^53');
  return [slope, constant];
}

/** Returns the sign of a number for every k ≥ k0. */
export function sign(x: Affine, k0: number): number {
  const slope = x[0];
  const here = Math.sign(slope * k0 + x[1]);
  if (slope !== 0 && here !== Math.sign(slope)) throw new NotYet();
  return here;
}

/** Returns the sign of x - y for every k ≥ k0. */
export function compare(x: Affine, y: Affine, k0: number): number {
  return sign(sum(x, -1, y), k0);
}

/** Maximum number of letters of a word that is written out, and of heaps of a game that are replayed. */
export const MAX_LETTERS = 1e7;

/** Returns the letters that a word has at one k. */
export function spelled(word: Word, k: number): string {
  const [slope, constant] = lengthOf(word);
  const letters = slope * k + constant;
  if (letters > MAX_LETTERS)
    throw new TooExpensive(letters, `at k = ${k} a word has more than ${MAX_LETTERS} letters`);
  return word.map(([text, times]) => text.repeat(times[0] * k + times[1])).join('');
}

export function lengthOf(word: Word): Affine {
  return word.reduce((length, [text, times]) => sum(length, text.length, times), [0, 0] as Affine);
}

/** Stands for the heaps below 0. */
export const BLANK = '.';

/** Returns the numbers of the set where the letter of the family is modulus k + residue. */
export function numbersAt(
  { numbers }: FamilyOfOneLetter,
  modulus: number,
  residue: number,
): readonly Affine[] {
  return numbers.map(([slope, constant]) => sum([slope * modulus, slope * residue], 1, [0, constant]));
}
