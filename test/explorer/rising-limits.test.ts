import { expect, test } from 'vitest';
import { risingLimits } from '../../src/explorer/rising-limits.ts';

test('each search goes ten times as far as the one before, and the last to the limit exactly', () => {
  expect(risingLimits(1e8)).toEqual([3e6, 3e7, 1e8]);
  expect(risingLimits(3e7)).toEqual([3e6, 3e7]);
});

test('a small limit is kept', () => {
  expect(risingLimits(50)).toEqual([50]);
  expect(risingLimits(3e6)).toEqual([3e6]);
});
