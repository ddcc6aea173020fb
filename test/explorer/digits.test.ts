import { expect, test } from 'vitest';
import { digitGroups } from '../../src/explorer/digits.ts';

test.each([
  [0, ['0']],
  [12, ['12']],
  [999, ['999']],
  [1000, ['1', '000']],
  [10n ** 20n, ['100', '000', '000', '000', '000', '000', '000']],
  [12_122_571_000, ['12', '122', '571', '000']],
  [Number.MAX_SAFE_INTEGER, ['9', '007', '199', '254', '740', '991']],
])('the digits of %i are grouped as %j', (value, groups) => {
  expect(digitGroups(value)).toEqual(groups);
  expect(groups.join('')).toBe(String(value));
});
