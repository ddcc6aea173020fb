import { expect, test } from 'vitest';
import { counted, grouped } from '../../src/view/numbers.ts';

test.each<[number | bigint, string]>([
  [0, '0'],
  [999, '999'],
  [18735, '18,735'],
  [-1234, '-1,234'],
  [100_000, '100,000'],
  [1_000_000, '10^6'],
  [2_000_000, '2,000,000'],
  [100_000_000_000, '10^11'],
  [10n ** 20n + 1n, '100,000,000,000,000,000,001'],
])('%s is written %s', (value, text) => expect(grouped(value)).toBe(text));

test('a count of 1 has its noun in the singular', () => {
  expect(counted(1, 'case')).toBe('1 case');
  expect(counted(18735, 'case')).toBe('18,735 cases');
  expect(counted(2, 'printed entry', 'printed entries')).toBe('2 printed entries');
});
