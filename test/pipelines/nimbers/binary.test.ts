import { expect, test } from 'vitest';
import { binaryDigits, hasBinaryDigit } from '../../../pipelines/nimbers/_binary.ts';

test('binary digits are counted, and numbered from the right', () => {
  expect([0, 1, 2, 5].map(binaryDigits)).toEqual([0, 1, 2, 3]);
  expect([1, 2, 3, 4].map(position => hasBinaryDigit(5, position))).toEqual([true, false, true, false]);
});
