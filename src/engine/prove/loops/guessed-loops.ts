import {
  type Affine,
  depthOf,
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  type LoopsCertificate,
  type Polynomial,
} from '../../../game/index.ts';
import { periodicityOfNimValues, periodicityOfOutcomes } from '../../finite/periodicity-of-finite.ts';
import { nimValuesOfFinite, outcomesOfFinite } from '../../finite/terms-of-finite.ts';
import { type LetterClass, movesAt, numbersAt } from '../prove-class.ts';
import { fittedWord, textAt } from './fitted-word.ts';
import { guessedMark } from './guessed-mark.ts';
import { tokensOf } from './token.ts';

/** The first of the values of k that are compared: small loops and the ends of large ones hide the structure. */
const FIRST_K = [8, 12, 16, 20, 24, 28, 32];
/** Number of values of k that are compared. */
const COMPARED = 4;
/** The last k that is compared. */
export const LAST_K = FIRST_K.at(-1)! + COMPARED - 1;
/**
 * Number of values of k whose periods must be values of a polynomial of degree 3 at most before any words are compared:
 * words take a hundred times as long.
 */
const SCREENED = 6;
const MAX_DEGREE = 3;
/** Maximum number of heaps before the second period of a game that is compared. */
const MAX_HEAPS = 3e5;
/** Maximum length of the text of a power. */
const MAX_TEXT = 100;
/** The maximum is not smaller than this: moves whose sum is nearly a move give powers such as (01)^k. */
const MIN_TEXT = 10;

/** Length of a sequence until it repeats, and the set. */
interface Measured {
  readonly k: number;
  readonly set: readonly number[];
  readonly preperiod: number;
  readonly period: number;
}

/** The sequence of one game until it repeats. */
interface Seen {
  readonly k: number;
  readonly largest: number;
  readonly before: string;
  readonly repeated: string;
}

/**
 * Yields certificates of words with loops that may be right for a class of a family of finite sets from some k. The checker decides
 * which are. Nothing is proved here.
 *
 * The sequences of four neighbouring k become powers and loops of the same shape, whose numbers are affine in k.
 */
export function* guessedLoops(
  family: FamilyOfOneLetter,
  { modulus, residue }: LetterClass,
  sequence: LoopsCertificate['sequence'],
): Generator<LoopsCertificate> {
  if (family.kind !== 'finite') return;
  const numbers = numbersAt(family, modulus, residue);
  const longest = longestText(numbers);
  for (const firstK of FIRST_K) {
    const measured: Measured[] = [];
    for (let k = firstK; k < firstK + SCREENED; k++) {
      const game = measuredAt(k, numbers, sequence);
      if (!game && measured.length < COMPARED) return;
      if (game) measured.push(game);
    }
    if (!isPolynomial(measured.map(({ period }) => period))) continue;
    const seen = measured.slice(0, COMPARED).map(game => seenOf(game, sequence));
    const wordOf = (part: 'before' | 'repeated') =>
      fittedWord(seen.map(game => ({ k: game.k, tokens: tokensOf(game[part], longest, game.largest / 2) })));
    const repeated = wordOf('repeated');
    const before = repeated && wordOf('before');
    if (!before) continue;
    const [{ k, repeated: text }] = seen as [Seen];
    const isConstant = seen.every(game => game.repeated === text);
    const mark = isConstant ? [] : guessedMark(repeated, [seen[0]!, seen.at(-1)!]);
    const depth = Math.max(depthOf(before), depthOf(repeated));
    const lengths = (word: typeof before) =>
      interpolated(
        Array.from({ length: depth + 2 }, (_, i) => textAt(word, k + i)?.length),
        k,
      );
    const [preperiod, period] = [lengths(before), lengths(repeated)];
    if (!mark || !preperiod || !period) continue;
    yield {
      format: 'saltus-loops-certificate-1',
      family: formatFamilyOfOneLetter(family),
      letter: family.letter,
      modulus,
      residue,
      from: k,
      sequence,
      preperiod,
      period,
      before,
      repeated,
      mark,
    };
  }
}

/** The checker refuses sets of more than nine moves, so every nim-value is one digit. */
const DIGIT_0 = '0'.charCodeAt(0);

const NORMAL_PLAY = { ending: 'normal', objective: 'last-player-wins' } as const;

/**
 * Whether the preperiods and periods of neighbouring games look like polynomials that are not both linear: then words of powers
 * cannot close.
 */
export function growsLikePolynomial(
  { kind, numbers }: FamilyOfOneLetter,
  sequence: LoopsCertificate['sequence'],
): boolean {
  if (kind !== 'finite') return false;
  const seen = Array.from({ length: SCREENED }, (_, i) => measuredAt(FIRST_K[0]! + i, numbers, sequence));
  if (!seen.every(game => game !== undefined)) return false;
  const measures = [seen.map(({ preperiod }) => preperiod), seen.map(({ period }) => period)];
  return measures.every(values => isPolynomial(values)) && !measures.every(values => isPolynomial(values, 1));
}

/**
 * The period of the moves that do not grow. Or the two largest of these moves and of the differences that do not grow, added: letters
 * may recur after so many heaps.
 */
function longestText(numbers: readonly Affine[]): number {
  const fixed = numbers.flatMap(([slope, constant]) => (slope === 0 ? [constant] : []));
  const differences = numbers.flatMap(([slope, constant], i) =>
    numbers.slice(0, i).flatMap(([other, c]) => (other === slope ? [Math.abs(constant - c)] : [])),
  );
  const [largest = 1, second = 0] = [...fixed, ...differences].sort((p, q) => q - p);
  const alone = fixed.length > 1 ? periodicityOfNimValues(fixed, 'normal', MAX_HEAPS) : undefined;
  const period = alone?.status === 'undecided' ? 0 : (alone?.period ?? 0);
  return Math.max(MIN_TEXT, Math.min(Math.max(largest + second, period), MAX_TEXT));
}

function measuredAt(
  k: number,
  numbers: readonly Affine[],
  sequence: LoopsCertificate['sequence'],
): Measured | undefined {
  const set = movesAt(k, numbers);
  if (!set) return undefined;
  const found =
    sequence === 'outcomes'
      ? periodicityOfOutcomes(set, NORMAL_PLAY, MAX_HEAPS)
      : periodicityOfNimValues(set, 'normal', MAX_HEAPS);
  if (found.status === 'undecided') return undefined;
  return { k, set, preperiod: found.preperiod, period: found.period };
}

/** Whether consecutive values are those of a polynomial of this degree at most; true if there are too few to say. */
function isPolynomial(values: readonly number[], degree = MAX_DEGREE): boolean {
  let differences = values;
  for (let i = 0; i <= degree; i++)
    differences = differences.slice(1).map((value, j) => value - differences[j]!);
  return differences.every(value => value === 0);
}

function seenOf({ k, set, preperiod, period }: Measured, sequence: LoopsCertificate['sequence']): Seen {
  const terms =
    sequence === 'outcomes'
      ? outcomesOfFinite(set, NORMAL_PLAY, preperiod + period)
      : nimValuesOfFinite(set, 'normal', preperiod + period);
  const text = new TextDecoder().decode(new Uint8Array(terms).map(term => DIGIT_0 + term));
  return { k, largest: set.at(-1)!, before: text.slice(0, preperiod), repeated: text.slice(preperiod) };
}

/** The polynomial with these values at k, k + 1, …; undefined if its coefficients are no integers below 2^53. */
function interpolated(values: readonly (number | undefined)[], k: number): Polynomial | undefined {
  // Newton's differences; each one is a coefficient of a product of (x - k - i), divided by a factorial.
  let differences = values.map(value => (value === undefined ? Number.NaN : value));
  const terms: number[] = [];
  for (let divisor = 1; differences.length > 0; divisor++) {
    terms.push(differences[0]!);
    differences = differences.slice(1).map((value, i) => (value - differences[i]!) / divisor);
  }
  const polynomial: number[] = [];
  for (const [i, term] of [...terms.entries()].reverse()) {
    // Horner's method: times x - k - i, plus the term.
    polynomial.push(0);
    for (let j = polynomial.length - 1; j > 0; j--) polynomial[j]! -= (k + i) * polynomial[j - 1]!;
    polynomial[polynomial.length - 1]! += term;
  }
  const lead = polynomial.findIndex(c => c !== 0);
  const least = lead < 0 ? [0] : polynomial.slice(lead);
  return least.every(Number.isSafeInteger) ? least : undefined;
}
