import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tiling } from '../../src/engine/index.ts';
import { heapsToDraw, type Layout, TilingPlane } from '../../src/explorer/tiling-plane.ts';

const planes = fc
  .record({
    a: fc.integer({ min: 1, max: 12 }),
    over: fc.integer({ min: 1, max: 40 }),
    columns: fc.integer({ min: 1, max: 30 }),
    layout: fc.constantFrom<Layout>('edge', 'trominoes'),
  })
  .map(({ a, over, columns, layout }) => ({ a, b: a + over, columns, layout }))
  .filter(({ a, b }) => b !== 2 * a)
  .map(({ a, b, columns, layout }) => {
    const plane = new TilingPlane(a, b, tiling(a, b, columns * a), layout);
    return { a, b, layout, plane, heaps: [...plane.cells.keys()] };
  });

describe('a plane of cells', () => {
  test('puts each heap at its own place within bounds, and the heap plus a one to the right', () => {
    fc.assert(
      fc.property(planes, ({ a, plane, heaps }) => {
        const places = heaps.map(heap => plane.placeOf(heap));
        expect(places.filter(({ x, y }) => x < 0 || x >= plane.width || y < 0 || y >= plane.height)).toEqual(
          [],
        );
        expect(places.map(({ x, y }) => plane.heapAt({ x: x + 0.5, y: y + 0.5 }))).toEqual(heaps);
        expect(places.slice(a)).toEqual(places.slice(0, -a).map(({ x, y }) => ({ x: x + 1, y })));
        const drawn = Array.from({ length: plane.width * plane.height }, (_, i) => ({
          x: i % plane.width,
          y: Math.floor(i / plane.width),
        })).filter(place => plane.heapAt(place) !== undefined);
        expect(drawn.length).toBe(heaps.length + (plane.repeatsRow ? heaps.length / a : 0));
        expect(plane.heapAt({ x: -1, y: 0 })).toBeUndefined();
        expect(plane.heapAt({ x: 0, y: plane.height })).toBeUndefined();
      }),
      { seed: 20260707 },
    );
  });

  test('puts the heap plus b one row below in the layout of trominoes', () => {
    fc.assert(
      fc.property(planes, ({ b, layout, plane, heaps }) => {
        fc.pre(layout === 'trominoes');
        for (const heap of heaps) {
          const { x, y } = plane.placeOf(heap);
          // Below the last row of a class modulo gcd(a, b), its first row continues.
          const isLast = heap + b >= heaps.length || plane.placeOf(heap + b).y <= y;
          if (!isLast) expect(plane.placeOf(heap + b)).toEqual({ x, y: y + 1 });
        }
      }),
      { seed: 20260707 },
    );
  });

  test('repeats row 0 below the last row in the layout of trominoes, if a and b are coprime', () => {
    const plane = new TilingPlane(3, 10, tiling(3, 10, 60), 'trominoes');
    expect([plane.repeatsRow, plane.height]).toEqual([true, 4]);
    for (const heap of plane.cells.keys()) {
      const [first, again] = plane.placesOf(heap);
      expect(first).toEqual(plane.placeOf(heap));
      expect(again && plane.heapAt(again)).toBe(first!.y === 0 ? heap : undefined);
      if (first!.y === 2 && heap + 10 < 60)
        expect(plane.placesOf(heap + 10)[1]).toEqual({ x: first!.x, y: 3 });
    }
    expect(new TilingPlane(4, 14, tiling(4, 14, 60), 'trominoes').height).toBe(4);
    expect(new TilingPlane(3, 10, tiling(3, 10, 60), 'edge').height).toBe(3);
  });

  test('finds the three heaps of a tile from any of them', () => {
    fc.assert(
      fc.property(planes, ({ plane, heaps }) => {
        for (const heap of heaps) {
          const { value } = plane.cells[heap]!;
          const drawn = plane.tileOf(heap).filter(other => other < heaps.length);
          expect(drawn).toEqual(heaps.filter(other => plane.cells[other]!.value === value));
        }
      }),
      { seed: 20260707, numRuns: 40 },
    );
  });

  test('responds to arrow keys, without leaving its bounds', () => {
    const plane = new TilingPlane(3, 10, tiling(3, 10, 60), 'edge');
    expect(plane.afterKey('ArrowRight', 4)).toBe(7);
    expect(plane.afterKey('ArrowDown', 4)).toBe(14);
    expect(plane.afterKey('ArrowUp', 14)).toBe(4);
    expect(plane.afterKey('ArrowLeft', 2)).toBeUndefined();
    expect(plane.afterKey('ArrowDown', 55)).toBeUndefined();
    expect(plane.afterKey('End', 4)).toBe(59);
    expect(plane.afterKey('x', 4)).toBeUndefined();
  });
});

test('the tape is first blank after a / gcd(a, b) rounds, at the period, if b ≥ 3a', () => {
  for (let a = 1; a <= 7; a++)
    for (let b = 3 * a; b <= 6 * a; b++) {
      const plane = new TilingPlane(a, b, tiling(a, b, heapsToDraw(a, b)!), 'edge');
      const rounds = a / gcd(a, b);
      const distance = Math.min(b % (2 * a), 2 * a - (b % (2 * a)));
      for (let r = 1; r < rounds; r++) expect([a, b, plane.blankAfter(r)]).toEqual([a, b, undefined]);
      expect([a, b, plane.blankAfter(rounds)]).toEqual([a, b, 3 * rounds * (b + distance)]);
    }
});

test('a tape is not called blank if a tile could reach beyond the drawn heaps', () => {
  const blankAfterAll = (heaps: number) => new TilingPlane(3, 10, tiling(3, 10, heaps), 'edge').blankAfter(3);
  expect([108, 111, 120, 123].map(blankAfterAll)).toEqual([undefined, undefined, undefined, 108]);
  const ofOneRow = (heaps: number) => new TilingPlane(1, 3, tiling(1, 3, heaps), 'edge').blankAfter(1);
  expect([15, 16].map(ofOneRow)).toEqual([undefined, 12]);
});

test('heaps are drawn up to a practical number, in whole columns', () => {
  expect(heapsToDraw(3, 10)).toBe(132);
  expect(heapsToDraw(100, 273)).toBe(12_000);
  expect(heapsToDraw(3, 1997)).toBe(6000);
  expect(heapsToDraw(3, 1998)).toBeUndefined();
  expect(heapsToDraw(7, 10 ** 6)).toBeUndefined();
  expect(heapsToDraw(401, 402)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 5000 }), (a, over) => {
      const heaps = heapsToDraw(a, a + over);
      if (heaps !== undefined) expect([heaps % a, heaps >= 3 * (2 * a + over) - a]).toEqual([0, true]);
    }),
    { seed: 20260707 },
  );
});

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

describe('supertiles', () => {
  test('agree with docs/laws.md at the beginning of a tiling', () => {
    const plane = new TilingPlane(7, 10, tiling(7, 10, 210), 'edge');
    expect([0, 1, 2].map(heap => plane.supertileOf(heap))).toEqual([
      { E: 9, m: 3, r: 1 },
      { E: 7, m: 2, r: 1 },
      { E: 8, m: 2, r: 1 },
    ]);
  });

  test('contain each tile A and B once, each at its place', () => {
    fc.assert(
      fc.property(planes, ({ a, b, plane, heaps }) => {
        const d = b - a;
        const starts = heaps.filter(heap => plane.tileOf(heap)[0] === heap);
        const found = new Map<number, number[]>();
        for (const start of starts) {
          const { E } = plane.supertileOf(start);
          found.set(E, [...(found.get(E) ?? []), start]);
        }
        for (const [E, tiles] of found) {
          const { m, r } = plane.supertileOf(tiles[0]!);
          const as = Array.from({ length: m }, (_, j) => E - (m - j) * d);
          const bs = Array.from({ length: r }, (_, j) => E + a + j * d);
          expect(tiles).toEqual([...as, ...bs].toSorted((p, q) => p - q));
          for (const start of tiles) expect(plane.cells[start]!.tile).toBe(as.includes(start) ? 'A' : 'B');
          if (E + a + d < heaps.length) expect(Math.min(m, r)).toBeGreaterThan(0);
        }
      }),
      { seed: 20260707 },
    );
  });
});
