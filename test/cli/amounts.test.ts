import { expect, test } from 'vitest';
import { duration } from '../../src/cli/amounts.ts';

test.each([
  [0.4, 'a second'],
  [1, '1 s'],
  [119.2, '120 s'],
  [120, '2 min'],
  [7199, '120 min'],
  [7200, '2 h'],
])('%d s is written as %s, rounded up', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
