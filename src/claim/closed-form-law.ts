import { resultStringOf, textOfResultString } from '../engine/index.ts';
import { type ClosedForm, compilePowerSum, compileWord } from '../game/index.ts';
import type { Row } from './case.ts';
import type { Judgement } from './judged-law.ts';
import { isFraction } from './vocabulary/result-string-forms.ts';

/** Returns the judge of a closed form of B or E and of its mutant, in which the last bit or the numerator differs. */
export function judgementsOf(form: ClosedForm): {
  readonly holds: Judgement;
  readonly mutant: Judgement;
  readonly mutantSays: string;
} {
  if (form.of === 'B') {
    const bits = compileWord(form.word);
    const isWord = (B: string | undefined, word: string) =>
      B === textOfResultString(resultStringOf('', word));
    const other = (word: string) => word.slice(0, -1) + (word.endsWith('0') ? '1' : '0');
    return {
      holds: (row, _, { B }) => isWord(B, bits(row)),
      mutant: (row, _, { B }) => isWord(B, other(bits(row))),
      mutantSays: 'the last bit is the other one',
    };
  }
  const [over, under] = [compilePowerSum(form.over), notZero(compilePowerSum(form.under))];
  return {
    holds: (row, _, { E }) => isFraction(E!, over(row), under(row)),
    mutant: (row, _, { E }) => isFraction(E!, over(row) + 1n, under(row)),
    mutantSays: 'the numerator is one more',
  };
}

/** Returns a function that throws RangeError if the denominator is 0. */
function notZero(under: (row: Row) => bigint): (row: Row) => bigint {
  return row => {
    const value = under(row);
    if (value === 0n) throw new RangeError('the denominator is 0');
    return value;
  };
}
