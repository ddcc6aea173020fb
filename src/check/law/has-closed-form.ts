import type { Affine, ClosedForm, IntegerExpression, PowerTerm, Word } from '../../game/index.ts';
import { type Assignment, numberOf } from '../evaluate-expression.ts';
import { insist } from '../refused.ts';
import { affineFrom } from './affine-arithmetic.ts';
import { compare, lengthOf, sign, spelled, sum } from './affine-for-all-k.ts';
import { alikeZones, powersOf } from './alike-zones.ts';
import { constant, difference, type PowerSum, power, product, signOf } from './power-sum.ts';

/** The outcomes of a game: one word, then another repeated forever, which is no power. */
export interface Outcomes {
  readonly before: Word;
  readonly repeated: Word;
}

/**
 * Whether outcomes have a closed form for all k ≥ k0.
 *
 * @throws Refused, NotYet
 */
export function hasClosedForm(
  form: ClosedForm,
  { before, repeated }: Outcomes,
  assignment: Assignment<Affine>,
  k0: number,
): boolean {
  const numberFor = ({ root }: IntegerExpression) => numberOf(root, assignment, affineFrom(k0));
  if (form.of === 'B') {
    const word = form.word.map(
      ({ text, times }) => [text, times ? numberFor(times) : ([0, 1] as const)] as const,
    );
    insist(
      word.every(([, times]) => sign(times, k0) >= 0),
      'a power of the word has a negative exponent',
    );
    return sign(lengthOf(before), k0) === 0 && areSame(repeated, word, k0);
  }
  const sumOf = (terms: readonly PowerTerm[]) =>
    terms.flatMap(({ factor, exponents }) => {
      const exponent = exponents.map(numberFor).reduce((p, q) => sum(p, 1, q), [0, 0] as Affine);
      insist(sign(exponent, k0) >= 0, 'an exponent is below 0');
      return product(constant(BigInt(factor)), power(exponent));
    });
  const [over, under] = [sumOf(form.over), sumOf(form.under)];
  insist(signOf(under, k0) !== 0, 'a denominator is 0');
  const found = resultNumber(before, repeated);
  return signOf(difference(product(found.over, under), product(over, found.under)), k0) === 0;
}

/** Whether two words are equal for all k ≥ k0; false if they differ at each such k. */
function areSame(first: Word, second: Word, k0: number): boolean {
  const thereOf = (word: Word) => word.filter(([, times]) => sign(times, k0) > 0);
  const [p, q] = [thereOf(first), thereOf(second)];
  const length = lengthOf(p);
  if (compare(length, lengthOf(q), k0) !== 0 || q.length === 0) return false;
  const readers = [p, q].map(word => ({ powers: powersOf(word, [0, 0]), distance: [0, 0] as const }));
  const [letters, others] = [spelled(p, k0), spelled(q, k0)];
  for (const [begin, end] of alikeZones(readers, length, [], k0))
    if (letters.slice(begin, end) !== others.slice(begin, end)) return false;
  return true;
}

/**
 * Returns E, the sum of f(i) / 2^i over i ≥ 1. For the words read as binary numbers A and R, with lengths n and p, it
 * is 2 (A / 2^n + R / (2^n (2^p - 1))) - f(0).
 */
function resultNumber(before: Word, repeated: Word): { readonly over: PowerSum; readonly under: PowerSum } {
  const ones = difference(power(lengthOf(repeated)), constant(1n));
  const under = product(power(lengthOf(before)), ones);
  const first = [...before, ...repeated].find(([, [slope, times]]) => slope > 0 || times > 0)![0][0]!;
  const twice = product(constant(2n), [...product(binary(before), ones), ...binary(repeated)]);
  return { over: difference(twice, product(constant(BigInt(first)), under)), under };
}

/** Returns a word as a binary number: a power of a text is a geometric series. */
function binary(word: Word): PowerSum {
  let behind = lengthOf(word);
  return word.flatMap(([text, times]) => {
    const begin = behind;
    behind = sum(behind, -text.length, times);
    const series = constant(BigInt(`0b${text}`), (1n << BigInt(text.length)) - 1n);
    return product(series, difference(power(begin), power(behind)));
  });
}
