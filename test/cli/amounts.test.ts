import { expect, test } from 'vitest';
import { duration } from '../../src/cli/amounts.ts';

test.each([
  [0.4, 'a second'],
  [1, '1 s'],
  [119.2, '120 s'],
  [120, '2 min'],
  [7199, '120 min'],
  [7200, '2 h'],
  [48 * 3600 - 1, '48 h'],
  [48 * 3600, '2 days'],
  [730 * 86_400, '730 days'],
  [731 * 86_400, '3 years'],
  [228_697 * 3600, '27 years'],
  [100 * 365.25 * 86_400 + 1, '110 years'],
  [12_345 * 365.25 * 86_400, '13000 years'],
])('%d s is written as %s, rounded up', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
