import { type Affine, gcd, type Word } from '../../game/index.ts';
import { least, Reader } from './power-reader.ts';
import { PowerWord } from './power-word.ts';
import { minus, ONE, plus, same, type Threshold, times, valueAt, ZERO } from './threshold.ts';
import { Split, Unclosed } from './unclosed.ts';

/** Maximum number of letters of a word that is written out. */
const MAX_LETTERS = 1e7;

/** Returns the letters of a tape from one place up to another. */
export function cut(tape: PowerWord, from: Affine, to: Affine, threshold: Threshold): Word {
  const reader = new Reader(tape, threshold, from);
  const word: (readonly [string, Affine])[] = [];
  const append = (text: string) => {
    const last = word.at(-1);
    if (text === '') return;
    if (last && same(last[1], ONE)) word[word.length - 1] = [last[0] + text, ONE];
    else word.push([text, ONE]);
  };
  while (threshold.isLess(reader.place, to)) {
    const length = least([minus(to, reader.place), reader.left()], threshold);
    const text = reader.text();
    const [slope, constant] = length;
    if (slope % text.length !== 0) throw new Split(text.length / gcd(text.length, slope));
    const whole: Affine = [slope / text.length, Math.floor(constant / text.length)];
    const rest = text.slice(0, constant - whole[1] * text.length);
    if (slope === 0) append(text.repeat(whole[1]));
    else {
      threshold.sign(whole);
      word.push([text, whole]);
    }
    append(rest);
    reader.advance(length);
  }
  return word;
}

export function lengthOf(word: Word): Affine {
  return word.reduce((sum, [text, exponent]) => plus(sum, times(text.length, exponent)), ZERO);
}

/** Returns how often a letter occurs in a word. */
export function countOf(letter: string, word: Word): Affine {
  return word.reduce(
    (sum, [text, exponent]) => plus(sum, times(text.split(letter).length - 1, exponent)),
    ZERO,
  );
}

/** Read backwards, as a tape. */
export function reversed(word: Word): PowerWord {
  const tape = new PowerWord();
  for (const [text, exponent] of word.toReversed()) tape.appendPower([...text].reverse().join(''), exponent);
  return tape;
}

/** @throws Unclosed if it has too many letters to write out */
export function textAt(k: number, word: Word): string {
  if (valueAt(k, lengthOf(word)) > MAX_LETTERS)
    throw new Unclosed(`at k = ${k} a word has more than ${MAX_LETTERS} letters`);
  return word.map(([text, exponent]) => text.repeat(valueAt(k, exponent))).join('');
}

/** Returns the word at one k, at which no power may have a negative exponent. */
export function wordAt(k: number, word: Word): Word {
  const text = textAt(k, word);
  return text === '' ? [] : [[text, ONE]];
}
