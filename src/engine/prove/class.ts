import {
  type Affine,
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  type LawCertificate,
} from '../../game/index.ts';
import { minus, Threshold, valueAt, ZERO } from './affine.ts';
import { holdsAt } from './holds-at.ts';
import { leastWords } from './least-words.ts';
import { marksOf } from './marks.ts';
import { preperiodOfValues } from './preperiod-of-values.ts';
import { allButRecurrence, finiteRecurrence, type Recurrence } from './recurrence.ts';
import { simulate } from './simulate.ts';
import { countOf, lengthOf, wordAt } from './word.ts';

/** What is asked of each game of a family. All-but games have nim-values under normal play alone. */
export type LawQuestion = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

/** The games of a family where its letter is modulus k + residue. */
export interface LetterClass {
  readonly modulus: number;
  readonly residue: number;
}

/**
 * The least preperiod and period at all k from some k on.
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
    // Each is a number of a set from the threshold on, and larger than the one before it.
    threshold.sign(minus(number, i === 0 ? ZERO : numbers[i - 1]!));
  });
  const recurrence = recurrenceOf(family.kind, numbers, question, threshold);
  const words = leastWords(simulate(recurrence, threshold, mostZones), threshold);
  const { before, repeated } = words;
  const marks = marksOf(repeated, threshold);
  const isAllBut = family.kind === 'all-but';
  const preperiod = isAllBut ? preperiodOfValues(numbers, words, threshold) : lengthOf(before);
  const holds = (k: number) => {
    const set = setAt(k, numbers)?.map((value): Affine => [0, value]);
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

/** The numbers of a family where its letter is modulus k + residue, by k. */
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

/** The set at one value of k, sorted; undefined where it is none: a set has each number once, from 1 on. */
export function setAt(k: number, numbers: readonly Affine[]): readonly number[] | undefined {
  const values = numbers.map(number => valueAt(k, number)).sort((p, q) => p - q);
  return values.every((value, i) => value > (values[i - 1] ?? 0)) ? values : undefined;
}
