import { expect, test } from 'vitest';
import { EXIT, type ExitCode, worst } from '../../src/cli/exit-code.ts';

test('the first of 4, 5, 2, 1, 3 and 0 wins if several exit codes apply', () => {
  const codes: readonly ExitCode[] = [4, 5, 2, 1, 3, 0];
  expect(Object.values(EXIT).toSorted()).toEqual(codes.toSorted());
  for (const [i, code] of codes.entries()) expect(worst(codes.slice(i).toReversed())).toBe(code);
  expect(worst([])).toBe(0);
});
