import { expect, it } from 'vitest';
import { proveFamily, resultNumber, resultNumberLaw, resultString } from '../../../src/engine/index.ts';
import { type LawEnding, type Objective, parseFamilyOfOneLetter } from '../../../src/game/index.ts';
import { at, setAt } from './unfolded.ts';

/** Evaluates a formula in k, multiplied by a number that makes it an integer. */
function valueAt(formula: string, k: number, scale: bigint): bigint {
  const [over, under] = formula.split('/') as [string, string];
  const value = (text: string): bigint => {
    const script = text
      .replace(/(\d+)k/g, '$1*k')
      .replace(/(\d|k|\))(?=\()/g, '$1*')
      .replaceAll('·', '*')
      .replaceAll('^', '**')
      .replace(/\d+/g, '$&n');
    return new Function('k', `return ${script}`)(BigInt(k)) as bigint;
  };
  const product = scale * value(over);
  expect(product % value(under)).toBe(0n);
  return product / value(under);
}

it.each<[string, LawEnding, Objective]>([
  ['{c}', 'normal', 'last-player-wins'],
  ['{1, b}', 'normal', 'last-player-wins'],
  ['{2, b}', 'take-all', 'last-player-loses'],
  ['{3, 5, c}', 'normal', 'last-player-wins'],
  ['{4, 9, c}', 'take-all', 'last-player-wins'],
  ['{3, 8, c}', 'normal', 'last-player-loses'],
  ['{c, 2c+1}', 'normal', 'last-player-loses'],
])('E(S) of %s under %s, %s agrees with single games', (family, ending, objective) => {
  const question = { ending, objective, sequence: 'outcomes' } as const;
  const laws = proveFamily(parseFamilyOfOneLetter(family), question, { modulus: 100, heaps: 1e6 });
  let formulas = 0;
  for (const law of laws) {
    if (law.status !== 'proposed') continue;
    const { before, repeated, from, preperiod, period } = law.certificate;
    const formula = resultNumberLaw(before, repeated);
    expect(formula).not.toContain('((');
    formulas++;
    for (const k of [from, from + 1, from + 4]) {
      const periodicity = { preperiod: at(k, preperiod), period: at(k, period) };
      const string = resultString(setAt(k, law.certificate), question, periodicity);
      if ('status' in string) throw new Error(string.why);
      const number = resultNumber(string);
      if ('status' in number) throw new Error(number.why);
      expect(valueAt(formula, k, number.denominator), `${formula} at k = ${k}`).toBe(number.numerator);
    }
  }
  expect(formulas).toBeGreaterThan(0);
});
