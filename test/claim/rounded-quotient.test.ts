import { expect, test } from 'vitest';
import { numberLike, roundedQuotient } from '../../src/claim/index.ts';

test.each([
  [1, 3, 6, '0.333333'],
  [2, 3, 6, '0.666667'],
  [1, 8, 2, '0.13'],
  [-1, 8, 2, '-0.13'],
  [7, 2, 0, '4'],
  [5, 1, 0, '5'],
  [0, 9, 3, '0.000'],
  [999_999, 1_000_000, 2, '1.00'],
  [2 ** 53 - 1, 2, 1, '4503599627370495.5'],
])('%d / %d with %d digits is %s', (top, bottom, digits, text) => {
  expect(roundedQuotient(top, bottom, digits)).toBe(text);
});

test('rounds to as many digits as the printed number has', () => {
  const columns = { sum: 196_821, cases: 171 };
  expect(numberLike('9.99', 'sum / cases', columns)).toBe('1151.00');
  expect(numberLike('9', 'sum / cases', columns)).toBe('1151');
  expect(numberLike('9', 'sum', columns)).toBe('196821');
});
