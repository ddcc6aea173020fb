import { expect, test } from 'vitest';
import { excess, type Values } from './identity.ts';
import { KINDS, type Linear, PLACES } from './supertiles.ts';

const SIGNS = [1, -1] as const;

/** Values modulo 2^61 - 1 that are as good as random, and the same each time. */
function valuesFrom(seed: bigint): Values {
  let state = seed;
  const next = () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return 2n + (state >> 4n);
  };
  return { x: next(), xa: next(), xq: next(), xkg: next(), Xq: next() };
}

test.each(SIGNS)('supertiles have each heap below 3ab once, for all k and q: a = kd + %i', sign => {
  for (let seed = 1n; seed <= 5n; seed++) expect(excess(sign, valuesFrom(seed))).toBe(0n);
});

test('a kind in the place of another is told', () => {
  const kinds = { ...KINDS[1], N: KINDS[1].S! };
  expect(excess(1, valuesFrom(1n), kinds)).not.toBe(0n);
});

test.each(SIGNS)('supertiles are the greedy tiling: a = kd + %i', sign => {
  let pairs = 0;
  for (let q = 1; q <= 6; q++) {
    const d = 2 * q + 1;
    for (let k = 1; k * d + sign <= 32; k++, pairs++) {
      const a = k * d + sign;
      const greedy = greedyTiles(a, a + d);
      expect([a, d, tilesOf(sign, k, q).toSorted()]).toEqual([a, d, greedy.toSorted()]);
      expect(greedy.length).toBe(a * (a + d));
    }
  }
  expect(pairs).toBeGreaterThan(25);
});

/** The tiles below the first blank heap, such as `A 0`. */
function greedyTiles(a: number, b: number): string[] {
  const [labelled, tiles] = [new Set<number>(), [] as string[]];
  for (let heap = 0; heap === 0 || labelled.size > 0; heap++) {
    if (labelled.delete(heap)) continue;
    const isFree = !labelled.has(heap + a);
    tiles.push(`${isFree ? 'A' : 'B'} ${heap}`);
    labelled.add(heap + (isFree ? a : b)).add(heap + a + b);
  }
  return tiles;
}

function tilesOf(sign: 1 | -1, k: number, q: number): string[] {
  const d = 2 * q + 1;
  const a = k * d + sign;
  const [D, h] = [3 * a * k + 3 * a - sign, 3 * a + d];
  const tiles: string[] = [];
  for (const { M: Ms, kind, c: cs, step } of PLACES[sign]) {
    for (const M of range(Ms, { q })) {
      for (const c of range(cs, { q, M }, step)) {
        for (const { from, to, m, r } of KINDS[sign][kind]!) {
          for (const i of range([from, to], { k })) {
            const E = D * M + a + c + i * h;
            for (let j = 1; j <= valueAt(m, { k, i }); j++) tiles.push(`A ${E - j * d}`);
            for (let j = 0; j < valueAt(r, { k, i }); j++) tiles.push(`B ${E + a + j * d}`);
          }
        }
      }
    }
  }
  return tiles;
}

type Letters = Readonly<Partial<Record<'k' | 'i' | 'q' | 'M', number>>>;

function valueAt({ 1: one = 0, ...linear }: Linear, letters: Letters): number {
  return Object.entries(linear).reduce((sum, [name, times]) => sum + times * letters[name as 'k']!, one);
}

function range([from, to]: readonly [Linear, Linear], letters: Letters, step = 1): number[] {
  const [first, last] = [valueAt(from, letters), valueAt(to, letters)];
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, j) => first + j * step,
  );
}
