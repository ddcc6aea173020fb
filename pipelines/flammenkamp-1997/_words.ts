/** A word of nim-values: its letters are repeated up to its length. Alone, a letter stands for one nim-value. */
export type Word = string | readonly [letters: string, length: number];

/** The letters of the dissertation, each at the place of its nim-value. */
const LETTERS = '_ABCDE';

/** Returns words of one letter each: `runs('A', 2, 'B', 3)` is AABBB. */
export function runs(...lettersAndLengths: readonly (string | number)[]): Word[] {
  return lettersAndLengths.flatMap((letter, i) =>
    i % 2 === 0 ? [[`${letter}`, Number(lettersAndLengths[i + 1])] as const] : [],
  );
}

/** Returns the nim-values of some words, one after the other. */
export function spell(words: Iterable<Word>): number[] {
  return Array.from(words).flatMap(word => {
    const [letters, length] = typeof word === 'string' ? [word, word.length] : word;
    return Array.from({ length }, (_, i) => LETTERS.indexOf(letters[i % letters.length]!));
  });
}

/** Whether a nim-sequence consists of the words before the loop and then of the words of the loop, again and again. */
export function isSpelled(
  terms: ArrayLike<number>,
  before: readonly number[],
  loop: readonly number[],
): boolean {
  return Array.from(terms).every(
    (term, n) => term === (n < before.length ? before[n] : loop[(n - before.length) % loop.length]),
  );
}

/** Returns the first heap whose nim-value is not that of the words, with both values, the one of the words first. */
export function firstDifference(
  terms: ArrayLike<number>,
  words: readonly number[],
): [heap: string, words: number, term: number] {
  const heap = words.findIndex((value, i) => value !== terms[i]);
  return [`heap ${heap}`, words[heap]!, terms[heap]!];
}
