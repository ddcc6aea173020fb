import { expect, test } from 'vitest';
import { geometric, numerator, plus } from './exact-sum.ts';
import { excess } from './identity.ts';
import { KINDS, type Linear, PLACES } from './supertiles.ts';

const SIGNS = [1, -1] as const;

test.each(SIGNS)('supertiles contain each heap below 3ab once, for all k and q: a = kd + %i', sign => {
  const terms = excess(sign);
  expect(terms.length).toBeGreaterThan(1000);
  expect(numerator(terms)).toEqual(new Map());
});

test('exchanging one kind for another is detected', () => {
  expect(numerator(excess(1, { ...KINDS[1], N: KINDS[1].S! })).size).toBeGreaterThan(0);
});

test('a sum of terms is brought to one denominator', () => {
  const [x, y] = [
    [1, 0],
    [0, 1],
  ];
  const sum = plus(geometric([0, 0], [3, 0], x), geometric([0, 0], [0, 2], y));
  expect(numerator(sum)).toEqual(
    // The numerator is (x³ - 1)(y - 1) + (y² - 1)(x - 1).
    new Map(Object.entries({ '3,1': 1, '3,0': -1, '0,1': -1, '1,2': 1, '0,2': -1, '1,0': -1, '0,0': 2 })),
  );
});

test.each(SIGNS)('supertiles agree with the greedy tiling: a = kd + %i', sign => {
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

/** Lists the tiles below the first blank heap, such as `A 0`. */
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
