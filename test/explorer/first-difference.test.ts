import { expect, test } from 'vitest';
import { firstDifference } from '../../src/explorer/first-difference.ts';

test.each([
  [[0, 1, 2], [0, 1, 3], 2],
  [[1], [0, 1], 0],
  [[0, 1], [0, 1, 2], undefined],
  [[], [0], undefined],
])('the first difference of %j and %j is at %j', (first, second, at) => {
  expect(firstDifference(first, second)).toBe(at);
});
