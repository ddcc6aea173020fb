import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DefinitionError } from '../../../src/errors.ts';
import {
  compileCondition,
  compileConditionByName,
  compileInteger,
  parseExpression,
} from '../../../src/game/index.ts';
import { refusal } from '../messages.ts';
import { condition, integer, NAMES, Refused, type Tree } from './trees.ts';

const SEED = { seed: 20260101, numRuns: 500 };

describe.each([
  ['closures', Number.POSITIVE_INFINITY],
  ['a JavaScript function', 1],
])('compiled to %s', (_, often) => {
  function integerOf(text: string, names: readonly string[] = NAMES) {
    return compileInteger(parseExpression(text, { where: 'x', names, type: 'integer' }), names, often);
  }

  function conditionOf(text: string, names: readonly string[] = NAMES) {
    return compileCondition(parseExpression(text, { where: 'x', names, type: 'condition' }), names, often);
  }

  describe('a compiled expression', () => {
    const small = fc.tuple(...NAMES.map(() => fc.integer({ min: -20, max: 20 })));
    const large = fc.tuple(...NAMES.map(() => fc.maxSafeInteger()));

    test('agrees with BigInt, or is rejected if a value is out of range', () => {
      fc.assert(
        fc.property(integer, fc.oneof(small, large), (tree, values) => {
          expect(outcome(() => BigInt(integerOf(tree.text)(values)))).toBe(reference(tree, values));
        }),
        SEED,
      );
    });

    test('holds exactly if BigInt says it does, or is rejected if a value is out of range', () => {
      fc.assert(
        fc.property(condition, fc.oneof(small, large), (tree, values) => {
          expect(outcome(() => conditionOf(tree.text)(values))).toBe(reference(tree, values));
        }),
        SEED,
      );
    });

    test.each([
      ['3am', 3 * 5 * 2],
      ['a b', 5 * -7],
      ['2(a + b)', -4],
      ['(a)(m)', 10],
      ['a - b - m', 10],
      ['a - (b - m)', 14],
      ['-a m', -10],
      ['2 + 3 * 4', 14],
      ['a * b mod 3', 1],
      ['b mod 2a', 3],
      ['-b mod a', 2],
      ['b mod a', 3],
      ['1 + b mod a', 4],
      ['gcd(12, -18)', 6],
      ['gcd(0, 0)', 0],
      ['lcm(4, -6)', 12],
      ['lcm(0, 3)', 0],
      ['min(a, b, m)', -7],
      ['max(3)', 3],
      ['abs(b)', 7],
      ['b div a', -2],
      ['-b div a', 1],
      ['9007199254740991 div 9007199254740990', 1],
      ['dist(17, 6)', 1],
      ['dist(b, a)', 2],
      ['item(a - 4, 7, 8)', 7],
      ['item(2, a, b, m)', -7],
      ['item(a, 1, 2, 3, 4, 2m)', 4],
      ['2e3 a', 10000],
      ['2^10 a - 3^2m', 5102],
      ['-2^2', -4],
      ['-a^2', -25],
      ['3a^2 b', -525],
      ['2ab^m', 490],
      ['a^m m', 50],
      ['2^(a - 1) m', 32],
      ['(a + b)^3', -8],
      ['b^0', 1],
      ['(a - 5)^0', 1],
      ['(m - 1)^a', 1],
      ['(m - 3)^(a m)', 1],
      ['gcd(a, 10)^2', 25],
    ])('%s = %i at a = 5, b = -7, m = 2', (text, value) => {
      expect(integerOf(text)([5, -7, 2])).toBe(value);
    });

    test.each([
      ['m < a <= 5', true],
      ['m < a <= 4', false],
      ['b < m > b', true],
      ['a != b = b', true],
      ['not a < b', true],
      ['m divides 3m', true],
      ['m divides a', false],
      ['0 divides m', false],
      ['0 divides m - 2', true],
      ['1 < m divides 4 < a', true],
      ['even(m) and odd(b) and isprime(a)', true],
      ['isprime(b) or isprime(1) or isprime(25) or isprime(9007199254740989)', false],
      ['a < b implies m = 7', true],
      ['a > b implies m = 7', false],
      ['a < b iff m = 7', true],
      ['a > b iff m = 7', false],
      ['a < b implies m = 7 iff a < b', false],
      ['a > b and m = 2 implies a = 1 or a = 5', true],
      ['not a < b and a < b', false],
      ['a > b or a > b and a < b', true],
      ['(a > b or a > b) and a < b', false],
    ])('%s is %s at a = 5, b = -7, m = 2', (text, holds) => {
      expect(conditionOf(text)([5, -7, 2])).toBe(holds);
    });

    test('never gives -0, which Object.is distinguishes from 0', () => {
      for (const text of ['0 * b', '-m', 'b mod 7', 'abs(m)', 'lcm(m, b)', 'm * b', 'b m', '-m mod 3']) {
        expect(Object.is(integerOf(text)([5, -7, 0]), 0), text).toBe(true);
      }
    });

    test('takes the values in the order of the names given to the compiler', () => {
      const expression = parseExpression('a - b', { where: 'x', names: ['a', 'b'], type: 'integer' });
      expect(compileInteger(expression, ['b', 'a'], often)([1, 10])).toBe(9);
    });

    test('evaluates only the parts that it needs, so a guard prevents a modulus of 0', () => {
      const guarded = conditionOf('a > 0 and b mod a = 0');
      expect([guarded([0, 4, 0]), guarded([2, 4, 0])]).toEqual([false, true]);
      expect(conditionOf('a = 0 or b mod a = 0')([0, 4, 0])).toBe(true);
      expect(conditionOf('1 < a < b mod a')([0, 4, 0])).toBe(false);
    });
  });

  describe('a compiled expression rejects', () => {
    test('a product out of range, with the part and the values of the names', () => {
      expect(refusal(() => integerOf('1 + a b')([2 ** 30, 2 ** 30, 0])).split('\n')).toEqual([
        'x: expected an integer below 2^53, received `a b` at a = 1073741824, b = 1073741824',
        '  1 + a b',
        '      ^^^',
      ]);
    });

    test('an intermediate result out of range, even if the final result is in range', () => {
      expect(() => integerOf('a * a - a * a')([2 ** 40, 0, 0])).toThrow(DefinitionError);
      expect(integerOf('a - 1')([2 ** 53 - 1, 0, 0])).toBe(2 ** 53 - 2);
      expect(() => integerOf('a + 1 - 1')([2 ** 53 - 1, 0, 0])).toThrow(DefinitionError);
      expect(() => integerOf('-a - 1')([2 ** 53 - 1, 0, 0])).toThrow(DefinitionError);
      expect(() => integerOf('lcm(a, a - 1)')([2 ** 30, 0, 0])).toThrow(DefinitionError);
    });

    test.each(['a div m', 'dist(a, m)'])('%s for m = 0', text => {
      expect(() => integerOf(text)([5, 0, 0])).toThrow(DefinitionError);
      expect(integerOf(text)([5, 0, 1])).toBe(text === 'a div m' ? 5 : 0);
    });

    test.each([0, -3, 3])('the position %i of two numbers', m => {
      expect(refusal(() => integerOf('1 + item(m, a, b)')([5, 4, m]))).toContain(
        `expected a position from 1 to 2, received \`item(m, a, b)\` at m = ${m}, a = 5, b = 4`,
      );
    });

    test.each([0, -3])('the modulus %i', m => {
      expect(refusal(() => integerOf('a mod m')([5, 0, m]))).toContain(
        `expected a modulus of at least 1, received \`a mod m\` at a = 5, m = ${m}`,
      );
    });

    test.each([0.5, Number.NaN, 2 ** 53, undefined])('the value %s of a name', value => {
      expect(() => conditionOf('a < 3')([value as number])).toThrow(DefinitionError);
    });

    test('a name that will have no value, at compile time', () => {
      const expression = parseExpression('a', { where: 'x', names: ['a'], type: 'integer' });
      expect(() => compileInteger(expression, ['b'])).toThrow(DefinitionError);
    });
  });
});

describe('an expression that is evaluated often', () => {
  const byName = (text: string) => {
    const expression = parseExpression(text, { where: 'x', names: NAMES, type: 'condition' });
    return compileConditionByName(expression, expression.root, 3);
  };

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('becomes a JavaScript function at the given call', () => {
    const made = vi.fn(function another() {
      return () => () => true;
    });
    vi.stubGlobal('Function', made);
    // Compiled functions are cached, so no other test may use this number.
    const isThatNumber = byName('a = 991');
    expect([2, 2, 2, 2].map(a => isThatNumber({ a, b: 0, m: 0 }))).toEqual([false, false, true, true]);
    expect(made.mock.calls).toEqual([[expect.any(String), 'return (v, s) => (exact(v["a"]) === 991)']]);
  });

  test('keeps its values and its messages after it became a function', () => {
    const quotient = parseExpression('a div b', { where: 'x', names: NAMES, type: 'integer' });
    const run = compileInteger(quotient, NAMES, 4);
    const settings = [
      [7, 2, 0],
      [7, 0, 0],
      [2 ** 53, 1, 0],
    ];
    const told = () => settings.map(setting => outcomeInWords(() => run(setting)));
    const [first, ...later] = [told(), told(), told()];
    expect(first).toEqual([3, expect.stringContaining('a = 7, b = 0'), expect.stringContaining('2^53')]);
    expect(later).toEqual([first, first]);
  });

  test('reads values by name when it needs them, and passes on what reading throws', () => {
    const read: string[] = [];
    const values = {
      a: 1,
      get b() {
        read.push('b');
        return 2;
      },
      get m(): number {
        throw new RangeError('m is not known');
      },
    };
    const guarded = byName('a = 2 and m = 1 or b = 2');
    const open = byName('m = 1');
    for (let n = 0; n < 5; n++) {
      expect(guarded(values)).toBe(true);
      expect(() => open(values)).toThrow('m is not known');
    }
    expect(read).toEqual(['b', 'b', 'b', 'b', 'b']);
  });

  test('remains a closure if JavaScript functions may not be created from text', () => {
    const made = vi.fn(function forbidden() {
      throw new EvalError('forbidden');
    });
    vi.stubGlobal('Function', made);
    const isEven = byName('a mod 2 = 0');
    expect([2, 3, 4, 5].map(a => isEven({ a, b: 0, m: 0 }))).toEqual([true, false, true, false]);
    expect(made).toHaveBeenCalledOnce();
    // In a browser, even the attempt would be logged in the console.
    vi.stubGlobal('process', undefined);
    Reflect.deleteProperty(globalThis, 'process');
    const isOdd = byName('a mod 2 = 1');
    expect([2, 3, 4, 5].map(a => isOdd({ a, b: 0, m: 0 }))).toEqual([false, true, false, true]);
    expect(made).toHaveBeenCalledOnce();
  });
});

/** Returns the result, or the message of the error. */
function outcomeInWords<T>(run: () => T): T | string {
  try {
    return run();
  } catch (error) {
    return (error as Error).message;
  }
}

function outcome<T>(run: () => T): T | 'refused' {
  try {
    return run();
  } catch (error) {
    if (error instanceof DefinitionError || error instanceof Refused) return 'refused';
    throw error;
  }
}

function reference<T>(tree: Tree<T>, values: readonly number[]): T | 'refused' {
  return outcome(() => tree.run(values.map(BigInt)));
}
