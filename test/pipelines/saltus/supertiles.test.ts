import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, test } from 'vitest';
import { supertilesOnLattice, tilingChart } from '../../../pipelines/saltus/_tiling-chart.ts';
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

const shared = { name: 'x', title: 'X', heading: 'Over it', size: [40, 20] } as const;

test('a tiling has cells and lines between rounds, and between tiles if values are written', () => {
  const of = { transform: [], x: { title: 'x', from: -2, to: 9 }, down: 'y', rows: 3 } as const;
  const layersOf = ({ spec }: ReturnType<typeof tilingChart>) =>
    ('layer' in spec ? spec : spec.spec).layer.map(({ mark }) => mark.type);
  const bare = tilingChart({ ...shared, ...of });
  expect(layersOf(bare)).toEqual(['rect', 'rule', 'rule']);
  expect(bare).toMatchObject({
    of: 'tiling',
    spec: {
      encoding: { x: { scale: { domain: [-2, 9] } }, y: { scale: { domain: [0, 3], reverse: true } } },
    },
  });
  expect(layersOf(tilingChart({ ...shared, ...of, withValues: true }))).toEqual([
    ...['rect', 'rule', 'rule', 'rule', 'rule', 'text'],
  ]);
  const outlined = tilingChart({ ...shared, ...of, withValues: true, outlined: 7 });
  expect(JSON.stringify(outlined)).toContain('(datum.value === 7 || datum.left_value === 7) && datum.left');
  const many = tilingChart({ ...shared, ...of, facet: { field: 'X' }, linesWhere: 'datum.b > 9' });
  expect(layersOf(many)).toEqual(layersOf(bare));
  expect(JSON.stringify(many)).toContain('"groupby":["X","y"]');
  expect(JSON.stringify(many)).toContain('datum.b > 9 && datum.left_round !== null');
});
