import { expect, test } from 'vitest';
import { risingLimits } from '../../src/explorer/rising-limits.ts';

test('each limit is ten times the one before, and the last is exact', () => {
  expect(risingLimits(1e8)).toEqual([3e6, 3e7, 1e8]);
  expect(risingLimits(3e7)).toEqual([3e6, 3e7]);
});

test('a small limit is used unchanged', () => {
  expect(risingLimits(50)).toEqual([50]);
  expect(risingLimits(3e6)).toEqual([3e6]);
});

test('limits that are known to fail are omitted, except the last', () => {
  expect(risingLimits(1e9, 3e6)).toEqual([3e7, 3e8, 1e9]);
  expect(risingLimits(1e9, 29_999_999)).toEqual([3e7, 3e8, 1e9]);
  expect(risingLimits(1e9, 3e8)).toEqual([1e9]);
  expect(risingLimits(2e6, 2e6)).toEqual([2e6]);
});
