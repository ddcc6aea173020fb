import { resultStringOf, textOfResultString } from '../engine/index.ts';
import { type ClosedForm, compileInteger, type IntegerExpression, type PowerTerm } from '../game/index.ts';
import type { Judgement } from './law.ts';
import type { Row } from './row.ts';
import { isFraction, powerOf2 } from './vocabulary/closed-form.ts';

/** Whether the measure B or E of a case is what a closed form says, and its near miss: the last bit, or the numerator, is another. */
export function judgementsOf(form: ClosedForm): {
  readonly holds: Judgement;
  readonly mutant: Judgement;
  readonly mutantSays: string;
} {
  if (form.of === 'B') {
    const wordAt = compiled(form.word.map(({ times }) => times));
    const bits = (row: Row) => form.word.map(({ text }, i) => powerOf(text, wordAt[i]!(row))).join('');
    const isWord = (B: string | undefined, word: string) =>
      B === textOfResultString(resultStringOf('', word));
    const other = (word: string) => word.slice(0, -1) + (word.endsWith('0') ? '1' : '0');
    return {
      holds: (row, _, { B }) => isWord(B, bits(row)),
      mutant: (row, _, { B }) => isWord(B, other(bits(row))),
      mutantSays: 'the last bit is the other one',
    };
  }
  const [over, under] = [sumOf(form.over), notZero(sumOf(form.under))];
  return {
    holds: (row, _, { E }) => isFraction(E!, over(row), under(row)),
    mutant: (row, _, { E }) => isFraction(E!, over(row) + 1n, under(row)),
    mutantSays: 'the numerator is one more',
  };
}

/** @throws RangeError where it is to stand less than no times: that is no word, and nothing is said of B */
function powerOf(text: string, times: number): string {
  if (times < 0) throw new RangeError(`(${text})^${times} is not a word`);
  return text.repeat(times);
}

/** @throws RangeError where the denominator is 0 */
function notZero(under: (row: Row) => bigint): (row: Row) => bigint {
  return row => {
    const value = under(row);
    if (value === 0n) throw new RangeError('the denominator is 0');
    return value;
  };
}

function compiled(expressions: readonly (IntegerExpression | undefined)[]): ((row: Row) => number)[] {
  return expressions.map(expression => {
    if (expression === undefined) return () => 1;
    const { names } = expression;
    const value = compileInteger(expression, names);
    return row => value(names.map(name => row[name]!));
  });
}

function sumOf(terms: readonly PowerTerm[]): (row: Row) => bigint {
  const powers = terms.map(({ factor, exponents }) => ({
    factor: BigInt(factor),
    exponents: compiled(exponents),
  }));
  return row =>
    powers.reduce(
      (sum, { factor, exponents }) =>
        sum + factor * powerOf2(exponents.reduce((total, exponent) => total + exponent(row), 0)),
      0n,
    );
}
