import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TilingCell, tiling } from '../../../src/engine/all-but/tiling-cells.ts';
import { SERIES_MEASURES } from '../../../src/engine/index.ts';
import { MeasuredGame } from '../../../src/engine/measures/measured-game.ts';
import { parseGame } from '../../../src/game/index.ts';
import { nimSequenceByDefinition } from './definition.ts';
import { SEED } from './fes-games.ts';

const pairs = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }))
  .map(([a, over]) => ({ a, b: a + over }))
  .filter(({ a, b }) => b !== 2 * a);

test('cells have the values of the definition, on tiles of the stated type', () => {
  fc.assert(
    fc.property(pairs, ({ a, b }) => {
      const cells = tiling(a, b, 400);
      expect(cells.map(({ value }) => value)).toEqual(nimSequenceByDefinition([a, b, a + b], 400));
      for (const heaps of tilesOf(cells)) {
        const [n, ...others] = heaps as [number, ...number[]];
        const { tile } = cells[n]!;
        expect(heaps.every(heap => cells[heap]!.tile === tile)).toBe(true);
        const offsets = tile === 'A' ? [a, a + b] : [b, a + b];
        expect(others).toEqual(offsets.map(offset => n + offset).filter(heap => heap < 400));
      }
    }),
    { numRuns: 50, seed: SEED },
  );
});

test('a tile lies in one row and the next cyclically; each class modulo gcd(a, b) has rows of its own', () => {
  fc.assert(
    fc.property(pairs, ({ a, b }) => {
      const cells = tiling(a, b, 30 * a);
      const inClass = a / gcd(a, b);
      const places = new Set(cells.map(({ row, column }) => `${row} ${column}`));
      const wrong: number[] = [];
      expect(places.size).toBe(30 * a);
      expect(cells.every(({ row, column }) => row < a && column < 30)).toBe(true);
      for (let n = 0; n + b < 30 * a; n++) {
        const [from, to] = [cells[n]!.row, cells[n + b]!.row];
        if (to !== ((from + 1) % inClass === 0 ? from + 1 - inClass : from + 1)) wrong.push(n);
        if (n + a < 30 * a && cells[n + a]!.row !== from) wrong.push(n);
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 50, seed: SEED },
  );
});

describe('the rounds of the tiling', () => {
  test('each round begins at the closed formula of the proof, if b ≥ 3a and the gcd is 1', () => {
    const wrong: number[][] = [];
    for (let a = 1; a <= 7; a++)
      for (let b = 3 * a; b <= 8 * a; b++) {
        if (gcd(a, b) > 1) continue;
        const cells = tiling(a, b, 60 * a);
        const begins = boundary(a, b);
        for (const { row, column, round } of cells) {
          const before = column - Math.floor((row * b) / a);
          if (before < begins(round, row) || begins(round + 1, row) <= before)
            wrong.push([a, b, row, column]);
        }
      }
    expect(wrong).toEqual([]);
  });

  test('some tile crosses two rounds if b < 3a', () => {
    for (let a = 2; a <= 8; a++)
      for (let b = a + 1; b < 3 * a; b++) {
        if (b === 2 * a) continue;
        const cells = tiling(a, b, 6 * a * b);
        const roundsOf = (heaps: readonly number[]) => new Set(heaps.map(heap => cells[heap]!.round)).size;
        expect([a, b, Math.max(...tilesOf(cells).map(roundsOf))]).not.toEqual([a, b, 1]);
      }
  });
});

test('pairs without a tiling by two tiles are rejected', () => {
  for (const [a, b] of [
    [2, 4],
    [3, 3],
    [4, 2],
    [0, 3],
  ] as const) {
    expect(() => tiling(a, b, 10)).toThrow('b ≠ 2a');
  }
  const measured = (text: string) =>
    new MeasuredGame(parseGame(text), { ending: 'normal', objective: 'last-player-wins' }, 1e6);
  const { rows } = SERIES_MEASURES.tiling;
  expect(() => rows(measured('N - {2, 3, 6}'), 10)).toThrow('received N - {2, 3, 6}');
  expect(rows(measured('N - {1, 4, 5}'), 5)).toEqual([
    [0, 0, 0, 0, 0, 0],
    [1, 0, 1, 0, 0, 0],
    [2, 0, 2, 1, 0, 0],
    [3, 0, 3, 1, 0, 0],
    [4, 0, 4, 2, 1, 0],
  ]);
});

/** Lists the heaps of each value. */
function tilesOf(cells: readonly TilingCell[]): number[][] {
  const heaps: number[][] = [];
  cells.forEach(({ value }, heap) => {
    (heaps[value] ??= []).push(heap);
  });
  return heaps;
}

/** S(r, i): the first τ of round r among the heaps n = ib + aτ of row i, for b = 2qa + σd and q ≥ 2. */
function boundary(a: number, b: number): (round: number, row: number) => number {
  const q = Math.round(b / (2 * a));
  const sign = b < 2 * q * a ? -1 : 1;
  const F = (i: number) => sign * Math.floor(((b - 2 * q * a) * i) / a);
  return (r, i) => -2 * q * (i - 3 * r) - (sign + 3) * F(i - 3 * r) + 3 * F(i - 2 * r);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
