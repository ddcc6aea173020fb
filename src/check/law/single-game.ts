import type { Affine, FamilyOfOneLetter, LawCertificate, Word } from '../../game/index.ts';
import { determiningHeaps } from '../determining-heaps.ts';
import { periodicityIn } from '../find-periodicity.ts';
import { insist, Refused, TooExpensive } from '../refused.ts';
import { type Replayable, termsOf } from '../replay.ts';
import { MAX_LETTERS, spelled, sum } from './affine-for-all-k.ts';

/** The character code of the digit 0. */
const DIGIT_0 = 48;

/**
 * Replays the game at one k and checks the stated letters, as many as determine all others, and the stated least
 * preperiod, least period and saltus.
 *
 * @returns G(n0 - 1 + p) - G(n0 - 1) - s if n0 > 0, else 0
 */
export function insistOnGame(family: FamilyOfOneLetter, certificate: LawCertificate, k: number): number {
  const { modulus, residue } = certificate;
  const game = gameAt(family, at([modulus, residue], k));
  insist(game !== undefined, `at k = ${k} it is not a set of positive numbers`);
  const [n0, p, s] = [certificate.preperiod, certificate.period, certificate.saltus].map(x => at(x, k)) as [
    number,
    number,
    number,
  ];
  const [before, repeated] = [lettersAt(certificate.before, k), lettersAt(certificate.repeated, k)];
  insist(repeated.length > 0, 'nothing repeats');
  const settled = determiningHeaps(game);
  const heaps = Math.max(n0 + p, before.length + repeated.length) + settled;
  if (heaps > MAX_LETTERS)
    throw new TooExpensive(heaps, `at k = ${k} there are more than ${MAX_LETTERS} heaps to replay`);
  const terms = termsOf(game, certificate, heaps);
  const found = periodicityIn(terms, game);
  insist(found !== undefined, `at k = ${k} the first ${heaps} heaps do not repeat`);
  const [shown, stated] = [[found.preperiod, found.period, found.saltus].join(', '), [n0, p, s].join(', ')];
  insist(shown === stated, `at k = ${k} preperiod, period and saltus are ${shown}, not ${stated}`);
  const letters = game.kind === 'all-but' ? beginningsOf(terms, game.excluded) : terms;
  const word = before + repeated.repeat(Math.ceil(heaps / repeated.length));
  for (let n = 0; n < heaps; n++) {
    const letter = letters[n]!;
    if (letter > 9 || word.charCodeAt(n) !== DIGIT_0 + letter)
      throw new Refused(`at k = ${k} the letter of heap ${n} is ${letter}, not ${word[n]}`);
  }
  return n0 === 0 ? 0 : terms[n0 - 1 + p]! - terms[n0 - 1]! - s;
}

/** Returns the game at one value of the letter; undefined if its numbers are not distinct positive integers. */
export function gameAt({ kind, numbers }: FamilyOfOneLetter, value: number): Replayable | undefined {
  const set = numbers.map(([slope, constant]) => slope * value + constant).sort((p, q) => p - q);
  if (!set.every((x, i) => x > (set[i - 1] ?? 0))) return undefined;
  return kind === 'finite' ? { kind, moves: set } : { kind, excluded: set };
}

/**
 * Returns the letter of each heap: 0 if its value is new, else i if it lies the i-th number of X after the first heap
 * with its value.
 */
function beginningsOf(values: Int32Array, excluded: readonly number[]): Int32Array {
  const first = new Int32Array(values.length);
  let unused = 0;
  return values.map((value, n) => {
    if (value === unused) first[unused++] = n;
    return 1 + excluded.indexOf(n - first[value]!);
  });
}

function lettersAt(word: Word, k: number): string {
  for (const [text, times] of word)
    insist(text !== '' && at(times, k) >= 0, 'a power has no letters, or has a negative exponent');
  return spelled(word, k);
}

function at([slope, constant]: Affine, k: number): number {
  return sum([0, slope * k], 1, [0, constant])[1];
}
