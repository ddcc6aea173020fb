import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  canHold,
  compileCondition,
  compileInteger,
  type Interval,
  parseExpression,
} from '../../../src/game/index.ts';

const NAMES = ['a', 'b'];
const interval = fc
  .tuple(fc.integer({ min: -9, max: 30 }), fc.nat({ max: 6 }))
  .map(([from, length]): Interval => ({ from, to: from + length }));
const settings = (a: Interval, b: Interval) =>
  Array.from({ length: a.to - a.from + 1 }, (_, i) => a.from + i).flatMap(x =>
    Array.from({ length: b.to - b.from + 1 }, (_, j) => [x, b.from + j]),
  );

const INTEGERS = [
  ...[
    '7',
    'a',
    '-b',
    'a + b',
    'a - 3b',
    'a b',
    'b mod 5',
    'b mod (abs(a) + 1)',
    'abs(a - b)',
    'min(a, b, 4)',
  ],
  ...['b div 3', 'b div (abs(a) + 1)', 'dist(b, 7)', 'dist(b, abs(a) + 1)'],
  ...['max(2a, b)', 'gcd(a, b)', 'lcm(a, b)', '3a mod 40', 'item(dist(a, 3) + 1, b, 2a)'],
  ...['a^2', 'b^3', '2^abs(a)', 'abs(b)^dist(a, 8)', '(a - b)^abs(dist(a, 4))', '(0 - abs(a))^2'],
];

test.each(INTEGERS)('the bounds of %s include all its values', text => {
  const expression = parseExpression(text, { where: 'x', names: NAMES, type: 'integer' });
  const value = compileInteger(expression, NAMES);
  fc.assert(
    fc.property(interval, interval, (a, b) => {
      const { from, to } = boundsOf(expression, { a, b });
      const beyond = settings(a, b).filter(setting => value(setting) < from || value(setting) > to);
      expect(beyond).toEqual([]);
    }),
    { seed: 6, numRuns: 100 },
  );
});

test.each(['7', 'a', '-b', 'a + b', 'a - 3b', 'min(a, b, 4)', 'max(2a, b)'])(
  'the bounds of %s, in which each name occurs once, are attained',
  text => {
    const expression = parseExpression(text, { where: 'x', names: NAMES, type: 'integer' });
    const value = compileInteger(expression, NAMES);
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        const values = settings(a, b).map(value);
        expect(boundsOf(expression, { a, b })).toEqual({
          from: Math.min(...values),
          to: Math.max(...values),
        });
      }),
      { seed: 6, numRuns: 100 },
    );
  },
);

test('a != b is impossible only if both have the same single value', () => {
  const condition = parseExpression('a != b', { where: 'x', names: NAMES, type: 'condition' });
  const three = { from: 3, to: 3 };
  expect(canHold(condition, { a: three, b: three })).toBe(false);
  expect(canHold(condition, { a: three, b: { from: 3, to: 4 } })).toBe(true);
  expect(canHold(condition, { a: three, b: { from: 4, to: 4 } })).toBe(true);
});

test.each([
  'a < b',
  'a <= b',
  'a > 2b',
  'a >= b',
  'a = b',
  'a != b',
  'a divides b',
  'a < b < 3a',
  'not a < b implies b = 3',
  'not a < b iff odd(b)',
  'not a < b',
  'a = b or b = 3',
  'gcd(a, b) = 1 and a > b',
])('%s is called impossible only if it never holds', text => {
  const condition = parseExpression(text, { where: 'x', names: NAMES, type: 'condition' });
  const holds = compileCondition(condition, NAMES);
  let refused = 0;
  fc.assert(
    fc.property(interval, interval, (a, b) => {
      const can = canHold(condition, { a, b });
      if (!can) refused++;
      if (!can) expect(settings(a, b).some(holds)).toBe(false);
    }),
    { seed: 6, numRuns: 300 },
  );
  // Two equal single values are rare, and `not` is not analysed.
  expect(refused > 0).toBe(!['not', '!='].some(sign => text.includes(sign)));
});
