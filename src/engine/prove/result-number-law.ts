import { type Affine, formatAffine, type Word } from '../../game/index.ts';
import { gcd } from '../gcd.ts';
import { minus, ONE, plus, times } from './threshold.ts';
import { lengthOf } from './word-operations.ts';

/** c 2^(αk + β), c an odd number over an odd one. */
interface Term {
  readonly over: bigint;
  readonly under: bigint;
  readonly exponent: Affine;
}

/**
 * Returns E(S) of outcomes that are `before`, then `repeated` forever, as a formula in k: a power of a text is a
 * geometric series, so E is a quotient of sums of powers of 2. f(0) is not included, as in `resultNumber`.
 *
 * @example
 * resultNumberLaw([], [['01', [1, 0]], ['1', [0, 1]]]) // '(2^(2k + 2) + 2)/(3(2^(2k + 1) - 1))'
 */
export function resultNumberLaw(before: Word, repeated: Word): string {
  const [preperiod, period] = [lengthOf(before), lengthOf(repeated)];
  const first = BigInt((before[0] ?? repeated[0]!)[0][0]!);
  // E + f(0) is twice A / 2^n0 + R / (2^n0 (2^p - 1)), where A and R are the words as binary numbers.
  const doubled = [...byOnes(numberOf(before), period), ...numberOf(repeated)].map(term =>
    shifted(term, ONE),
  );
  const leftOut = byOnes([{ over: -first, under: 1n, exponent: preperiod }], period);
  const terms = collected([...doubled, ...leftOut]);
  const slopes = [preperiod, ...terms.map(({ exponent }) => exponent)].map(([slope]) => slope);
  const constants = [preperiod, ...terms.map(({ exponent }) => exponent)].map(([, constant]) => constant);
  const common: Affine = [Math.min(...slopes), Math.min(...constants)];
  const under = terms.reduce((product, term) => (product / gcd(product, term.under)) * term.under, 1n);
  const overs = terms.map(term => ({
    factor: (term.over * under) / term.under,
    exponent: minus(term.exponent, common),
  }));
  return quotient(overs, under, minus(preperiod, common), period);
}

/** Returns a word as a binary number. */
function numberOf(word: Word): Term[] {
  let behind = lengthOf(word);
  return word.flatMap(([text, exponent]) => {
    const [over, under] = [BigInt(`0b${text}`), (1n << BigInt(text.length)) - 1n];
    const begin = behind;
    behind = minus(behind, times(text.length, exponent));
    return [
      { over, under, exponent: begin },
      { over: -over, under, exponent: behind },
    ];
  });
}

/** Times 2^p - 1. */
function byOnes(terms: readonly Term[], period: Affine): Term[] {
  return [...terms.map(term => shifted(term, period)), ...terms.map(term => ({ ...term, over: -term.over }))];
}

function shifted(term: Term, by: Affine): Term {
  return { ...term, exponent: plus(term.exponent, by) };
}

/** Returns one term for each slope, the steepest first, in lowest terms. */
function collected(terms: readonly Term[]): Term[] {
  const slopes = [...new Set(terms.map(({ exponent }) => exponent[0]))].sort((p, q) => q - p);
  return slopes.flatMap(slope => {
    const alike = terms.filter(({ exponent }) => exponent[0] === slope);
    const least = Math.min(...alike.map(({ exponent }) => exponent[1]));
    let [over, under, constant] = [0n, 1n, least];
    for (const term of alike) {
      over = over * term.under + ((term.over * under) << BigInt(term.exponent[1] - least));
      under *= term.under;
      const divisor = gcd(over, under);
      [over, under] = [over / divisor, under / divisor];
    }
    for (; over !== 0n && over % 2n === 0n; over /= 2n) constant++;
    return over === 0n ? [] : [{ over, under, exponent: [slope, constant] }];
  });
}

/** Returns the terms over `under` 2^shift (2^period - 1). */
function quotient(
  terms: readonly { readonly factor: bigint; readonly exponent: Affine }[],
  under: bigint,
  shift: Affine,
  period: Affine,
): string {
  if (terms.length === 0) return '0';
  const ones = period[0] === 0 ? (1n << BigInt(period[1])) - 1n : 1n;
  const divisor = terms.reduce((common, { factor }) => gcd(common, factor), under * ones);
  const sum = terms.map(({ factor, exponent }, i) => {
    const sign = factor < 0n ? '-' : i === 0 ? '' : '+';
    const text = monomial((factor < 0n ? -factor : factor) / divisor, exponent);
    return i === 0 ? sign + text : `${sign} ${text}`;
  });
  const scale = monomial((under * ones) / divisor, shift);
  const power = period[0] === 0 ? '' : `(2^${exponentText(period)} - 1)`;
  const factors = [scale === '1' && power !== '' ? '' : scale, power].join('');
  const product = /^\d+$/.test(factors) || factors === power ? factors : `(${factors})`;
  return sum.length === 1 ? `${sum[0]}/${product}` : `(${sum.join(' ')})/${product}`;
}

function monomial(factor: bigint, exponent: Affine): string {
  if (exponent[0] === 0) return `${factor << BigInt(exponent[1])}`;
  return `${factor === 1n ? '' : `${factor}·`}2^${exponentText(exponent)}`;
}

function exponentText(exponent: Affine): string {
  const text = formatAffine(exponent, 'k');
  return /^\w$|^\d+$/.test(text) ? text : `(${text})`;
}
