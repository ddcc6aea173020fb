import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, test } from 'vitest';
import { supertilesOnLattice } from '../../../src/claim/index.ts';
import { tiling } from '../../../src/engine/index.ts';
import { TilingPlane } from '../../../src/explorer/tiling-plane.ts';

/** Returns the rows that a chart draws. */
async function drawn(a: number, b: number, heaps: number) {
  const values = tiling(a, b, heaps).map(({ value, tile }, heap) => ({
    a,
    b,
    heap,
    value,
    tile: tile === 'A' ? 0 : 1,
  }));
  const spec = {
    data: { name: 'rows', values },
    transform: supertilesOnLattice({ rows: 6, from: 0, to: 12 }),
    mark: 'point',
    encoding: { x: { field: 'x', type: 'quantitative' }, tooltip: { field: 'E' }, detail: { field: 'heap' } },
  } as unknown as TopLevelSpec;
  const view = await new View(parse(compile(spec).spec)).runAsync();
  return view.data('data_0') as { heap: number; x: number; y: number; E: number; m: number; r: number }[];
}

describe('supertiles on their lattice', () => {
  test.each([
    [13, 16],
    [5, 8],
    [9, 13],
    [7, 10],
  ])('the supertiles of {%d, %d} equal those of the explorer, heap by heap', async (a, b) => {
    const heaps = 40 * b;
    const plane = new TilingPlane(a, b, tiling(a, b, heaps - (heaps % a)), 'edge');
    const rows = await drawn(a, b, heaps);
    expect(rows.length).toBe(6 * 12);
    for (const { heap, x, y, E, m, r } of rows) {
      expect(heap).toBe((b - a) * x + a * y);
      expect({ E, m, r }).toEqual(plane.supertileOf(heap));
    }
  });
});
