import { describe, expect, test } from 'vitest';
import { compileConditionByName, mutantsOf, parseExpression } from '../../../src/game/index.ts';

const NAMES = ['a', 'b', 'period'];
const read = (text: string) => parseExpression(text, { where: 'x', names: NAMES, type: 'condition' });
const textsOf = (text: string) => mutantsOf(read(text)).map(place => place.map(miss => miss.text));

describe('the mutants of a law', () => {
  test.each([
    ['period = 2a', [['period = 1a'], ['period = 3a'], ['period = 2a - 1'], ['period = 2a + 1']]],
    ['a = b + 1', [['a = b + 0'], ['a = b + 2']]],
    ['a < b', [['a < b - 1', 'a < b + 1']]],
    [
      'a < b <= 4',
      [
        ['a < b - 1 <= 4', 'a < b + 1 <= 4'],
        ['a < b <= 3', 'a < b <= 5'],
      ],
    ],
    ['a divides b', [['a divides b - 1'], ['a divides b + 1']]],
    ['not odd(a)', [['not odd(a - 1)'], ['not odd(a + 1)']]],
    [
      'b != 3 implies a = b',
      [
        ['b != 2 implies a = b', 'b != 4 implies a = b'],
        ['b != 3 implies a = b - 1'],
        ['b != 3 implies a = b + 1'],
      ],
    ],
    ['period = a^2', [['period = a^1'], ['period = a^3'], ['period = a^2 - 1'], ['period = a^2 + 1']]],
    ['gcd(a, b) = 1', [['gcd(a, b) = 0'], ['gcd(a, b) = 2']]],
  ])('the mutants of %s differ in one number or one side', (text, misses) => {
    expect(textsOf(text)).toEqual(misses);
  });

  test('each mutant means what its text says', () => {
    const text =
      ' (a + 2b) mod 3 != 0 and 2 < a - (b - 1) <= dist(b, 2a^2) or isprime(-a + 7) iff a div 2 = b ';
    const names = [...read(text).names];
    let differing = 0;
    for (const { text: miss, root } of mutantsOf(read(text)).flat()) {
      const [byTree, byText] = [compileConditionByName(read(text), root), compileConditionByName(read(miss))];
      for (let a = 1; a < 12; a++) {
        for (let b = 1; b < 12; b++) {
          const values = { a, b };
          const [p, q] = [byTree, byText].map(holds => outcome(() => holds(values)));
          expect(p, `${miss} at a = ${a}, b = ${b}`).toBe(q);
          if (p !== compileConditionByName(read(text))(values)) differing++;
        }
      }
    }
    expect(names).toEqual(['a', 'b']);
    expect(differing).toBeGreaterThan(100);
  });
});

function outcome(run: () => boolean): boolean | 'refused' {
  try {
    return run();
  } catch {
    return 'refused';
  }
}
