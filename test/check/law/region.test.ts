import { expect, test } from 'vitest';
import { MixedSign, Region } from '../../../src/check/law/region.ts';
import type { Affine, RowNumber } from '../../../src/game/index.ts';

/** Collects the signs that a number has in a region, up to k0 + 39. */
function seen(number: RowNumber, k0: number, first: Affine, last: Affine): Set<number> {
  const signs = new Set<number>();
  for (let k = k0; k < k0 + 40; k++) {
    const at = ([slope, constant]: Affine) => slope * k + constant;
    for (let i = at(first); i <= at(last); i++)
      signs.add(Math.sign(number[0] * k + number[1] * i + number[2]) + 0);
  }
  return signs;
}

test('a number has one sign exactly if all its computed values have', () => {
  const told = { one: 0, mixed: 0 };
  const small = [-2, -1, 0, 1, 2];
  for (const last of [
    [0, 3],
    [1, 2],
    [2, 1],
  ] as const)
    for (const alpha of small)
      for (const beta of small)
        for (const gamma of [-9, -2, -1, 0, 1, 2, 9]) {
          const number: RowNumber = [alpha, beta, gamma];
          const signs = seen(number, 2, [0, 1], last);
          const sign = () => new Region(2, [0, 1], last).sign(number);
          if (signs.size === 1) expect(sign()).toBe([...signs][0]);
          else expect(sign).toThrow(MixedSign);
          told[signs.size === 1 ? 'one' : 'mixed']++;
        }
  expect(told.one).toBeGreaterThan(100);
  expect(told.mixed).toBeGreaterThan(100);
});
