import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelLevels } from '../../src/explorer/label-levels.ts';

test('labels with enough space are all on the lowest level', () => {
  expect(labelLevels([0, 10, 20], 10)).toEqual([0, 0, 0]);
});

test('labels without enough space rise, and later ones return to the lowest free level', () => {
  expect(labelLevels([0, 1, 2, 30], 10)).toEqual([0, 1, 2, 0]);
  expect(labelLevels([0, 9, 12], 10)).toEqual([0, 1, 0]);
});

test('labels on the same level never overlap', () => {
  const middles = fc.array(fc.nat(200), { maxLength: 20 }).map(list => list.sort((p, q) => p - q));
  fc.assert(
    fc.property(middles, fc.integer({ min: 1, max: 50 }), (list, width) => {
      const levels = labelLevels(list, width);
      for (let j = 0; j < list.length; j++) {
        for (let i = 0; i < j; i++) {
          if (levels[i] === levels[j]) expect(list[j]! - list[i]!).toBeGreaterThanOrEqual(width);
        }
      }
    }),
    { seed: 20260707 },
  );
});
