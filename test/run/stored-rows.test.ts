import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCases } from '../../src/claim/index.ts';
import { mergedRows } from '../../src/run/stored-rows.ts';

test('rows of parts are merged in the order of their parameters', () => {
  const parts = fc.array(
    fc.uniqueArray(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })), { maxLength: 8, selector: String }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(parts, fc.boolean(), (all, short) => {
      const sorted = all.map(rows => rows.toSorted(compareCases)).filter(rows => rows.length > 0);
      const withCorners = sorted
        .map(rows => ({
          corner: short ? [rows[0]![0]] : [rows[0]![0], 0],
          rows: () => rows.values(),
        }))
        .sort((p, q) => compareCases(p.corner, q.corner));
      const merged = [...mergedRows<readonly number[]>(withCorners, row => row)];
      expect(merged).toEqual(all.flat().sort(compareCases));
    }),
    { seed: 6, numRuns: 500 },
  );
});

test('a part is not started before its corner is reached', () => {
  const begun: number[] = [];
  const parts = [0, 10, 20].map(a => ({
    corner: [a],
    *rows() {
      begun.push(a);
      yield [a, 1];
      yield [a + 3, 1];
    },
  }));
  const rows = mergedRows<readonly number[]>(parts, row => row);
  rows.next();
  rows.next();
  expect(begun).toEqual([0]);
  rows.next();
  expect(begun).toEqual([0, 10]);
});
