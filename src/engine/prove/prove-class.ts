import {
  type Affine,
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  type LawCertificate,
  type Word,
} from '../../game/index.ts';
import { leastWords } from './least-words.ts';
import { marksOf } from './marks-of-word.ts';
import { rootOf } from './power-word.ts';
import { preperiodOfValues } from './preperiod-of-values.ts';
import { allButRecurrence, BLANK, finiteRecurrence, type Recurrence } from './recurrence.ts';
import { simulate } from './simulate.ts';
import { minus, Threshold, valueAt, ZERO } from './threshold.ts';
import { countOf, lengthOf, textAt, wordAt } from './word-operations.ts';

/** The question about each game of a family. All-but games have only nim-values, under normal play. */
export type LawQuestion = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

/** The games of a family where its letter is modulus k + residue. */
export interface LetterClass {
  readonly modulus: number;
  readonly residue: number;
}

/**
 * Returns a certificate of the least preperiod and period for all k, starting at some k.
 *
 * @throws Split, Unclosed
 */
export function proveClass(
  family: FamilyOfOneLetter,
  { modulus, residue }: LetterClass,
  question: LawQuestion,
  threshold: Threshold,
  mostZones: number,
): LawCertificate {
  const numbers = numbersAt(family, modulus, residue);
  numbers.forEach((number, i) => {
    // Beyond the threshold each is a number of the set, and larger than the one before it.
    threshold.sign(minus(number, i === 0 ? ZERO : numbers[i - 1]!));
  });
  const recurrence = recurrenceOf(family.kind, numbers, question, threshold);
  const words = leastWords(simulate(recurrence, threshold, mostZones), threshold);
  const { before, repeated } = words;
  const marks = marksOf(repeated, threshold);
  const isAllBut = family.kind === 'all-but';
  const preperiod = isAllBut ? preperiodOfValues(numbers, words, threshold) : lengthOf(before);
  const holds = (k: number) => {
    const set = movesAt(k, numbers)?.map((value): Affine => [0, value]);
    if (!set || !holdsAt(k, recurrenceOf(family.kind, set, question, new Threshold(k, k)), words))
      return false;
    const own = { before: wordAt(k, before), repeated: wordAt(k, repeated) };
    return !isAllBut || preperiodOfValues(set, own, new Threshold(k, k))[1] === valueAt(k, preperiod);
  };
  let from = threshold.k;
  while (from > 0 && holds(from - 1)) from--;
  return {
    format: 'saltus-law-certificate-1',
    family: formatFamilyOfOneLetter(family),
    letter: family.letter,
    modulus,
    residue,
    from,
    ...question,
    preperiod,
    period: lengthOf(repeated),
    saltus: isAllBut ? countOf('0', repeated) : ZERO,
    before,
    repeated,
    marks,
  };
}

/** Returns the numbers of a family where its letter is modulus k + residue, by k. */
export function numbersAt(
  { numbers }: FamilyOfOneLetter,
  modulus: number,
  residue: number,
): readonly Affine[] {
  return numbers.map(([slope, constant]) => [slope * modulus, slope * residue + constant]);
}

function recurrenceOf(
  kind: FamilyOfOneLetter['kind'],
  numbers: readonly Affine[],
  question: LawQuestion,
  threshold: Threshold,
): Recurrence {
  return kind === 'finite' ? finiteRecurrence(numbers, question) : allButRecurrence(numbers, threshold);
}

/** Returns the set at one value of k, sorted; undefined if the numbers are not distinct positive integers. */
export function movesAt(k: number, numbers: readonly Affine[]): readonly number[] | undefined {
  const values = numbers.map(number => valueAt(k, number)).sort((p, q) => p - q);
  return values.every((value, i) => value > (values[i - 1] ?? 0)) ? values : undefined;
}

/** Maximum number of letters compared at one k; a k with more is left to a search of its own. */
const MAX_LETTERS = 1e5;

/**
 * Whether words spell the sequence at one k, with the least preperiod and period, letter by letter. All letters after the
 * compared ones follow as the letters a period earlier do.
 *
 * @param recurrence with constant lags
 */
function holdsAt(k: number, recurrence: Recurrence, words: { before: Word; repeated: Word }): boolean {
  const powers = [...words.before, ...words.repeated];
  if (powers.some(([, times]) => valueAt(k, times) < 0)) return false;
  if (powers.reduce((sum, [text, times]) => sum + text.length * valueAt(k, times), 0) > MAX_LETTERS)
    return false;
  const [before, repeated] = [textAt(k, words.before), textAt(k, words.repeated)];
  if (repeated === '' || rootOf(repeated).exponent > 1 || before.at(-1) === repeated.at(-1)) return false;
  const lags = recurrence.lags.map(([, lag]) => lag);
  const largest = Math.max(...lags);
  const copies = 1 + Math.ceil(largest / repeated.length);
  const tape = BLANK.repeat(largest) + before + repeated.repeat(copies);
  if (tape[largest] !== recurrence.first) return false;
  for (let n = largest + 1; n < 2 * largest + before.length + repeated.length; n++) {
    let letters = '';
    for (const lag of lags) letters += tape[n - lag]!;
    if (recurrence.next(letters) !== tape[n]) return false;
  }
  return true;
}
