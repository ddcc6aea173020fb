import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotYet, spelled } from '../../../src/check/law/affine-for-all-k.ts';
import { alikeZones, powersForEver, powersOf, type Reader } from '../../../src/check/law/alike-zones.ts';
import { Refused } from '../../../src/check/refused.ts';
import type { Affine, Word } from '../../../src/game/index.ts';

const zones = (readers: readonly Reader[], end: Affine, k0: number, cuts: readonly Affine[] = []) => [
  ...alikeZones(readers, end, cuts, k0),
];
const reader = (word: Word, distance: Affine = [0, 0]): Reader => ({
  powers: powersOf(word, [0, 0]),
  distance,
});

test('a growing zone must contain twice the texts read together, and a constant zone may be short', () => {
  const readers = [reader([['01', [3, 0]]]), reader([['011', [2, 0]]])];
  expect(() => zones(readers, [6, 0], 1)).toThrow(NotYet);
  expect(zones(readers, [6, 0], 2)).toEqual([[0, 12]]);
  expect(zones(readers, [0, 6], 1)).toEqual([[0, 6]]);
});

test('a zone ends where a reader enters another power, and at each cut', () => {
  const word: Word = [
    ['0', [2, 0]],
    ['1', [2, 0]],
  ];
  expect(zones([reader(word), reader(word, [0, 1])], [4, 0], 9)).toEqual([
    [0, 1],
    [1, 18],
    [18, 19],
    [19, 36],
  ]);
  expect(zones([reader(word)], [4, 0], 9, [[2, 3]])).toEqual([
    [0, 18],
    [18, 21],
    [21, 36],
  ]);
});

test('zones whose ends change order, or whose texts start differently for another k, are rejected', () => {
  const word: Word = [['0', [1, 0]]];
  expect(() => zones([reader(word)], [3, 0], 2, [[0, 9]])).toThrow(NotYet);
  expect(zones([reader(word)], [3, 0], 10, [[0, 9]])).toHaveLength(2);
  const pairs: Word = [
    ['0', [1, 0]],
    ['01', [2, 0]],
  ];
  expect(() => zones([reader(pairs), reader([['01', [5, 0]]])], [5, 0], 20)).toThrow(Refused);
});

const TEXTS = fc.constantFrom('0', '1', '01', '10', '011', '001', '0110');
const words = fc.array(fc.tuple(TEXTS, fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 3 }))), {
  minLength: 1,
  maxLength: 4,
});
const lines = (constant: fc.Arbitrary<number>) => fc.tuple(fc.integer({ min: -1, max: 1 }), constant);

describe('random words and readers', () => {
  test('random words have equally many zones for each k, with the same letters read together', () => {
    let compared = 0;
    const look = (before: Word, repeated: Word, distances: readonly Affine[], end: Affine) => {
      const found = [0, 1, 2, 4, 8, 16, 32, 64].map(k0 =>
        lettersByZone(before, repeated, distances, end, k0),
      );
      const alike = found.slice(found.findIndex(letters => letters !== undefined));
      if (alike[0] === undefined) return;
      compared++;
      for (const letters of alike) expect(letters).toEqual(alike[0]);
    };
    const distances = fc.array(lines(fc.integer({ min: -3, max: 6 })), { minLength: 1, maxLength: 4 });
    const end = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(fc.property(words, words, distances, end, look), { seed: 23, numRuns: 500 });
    expect(compared).toBeGreaterThan(120);
  });
});

/** Returns the letters that are read together in each zone; undefined if zones are not, or not yet, alike. */
function lettersByZone(before: Word, repeated: Word, distances: readonly Affine[], end: Affine, k0: number) {
  const far: Affine = [end[0] + 1, end[1] + 4];
  try {
    const powers = [{ text: '.', start: [-2, -9] as const }, ...powersForEver(before, repeated, far, k0)];
    const zones = [
      ...alikeZones(
        distances.map(distance => ({ powers, distance })),
        end,
        [],
        k0,
      ),
    ];
    const [start, again] = [spelled(before, k0), spelled(repeated, k0)];
    const at = (n: number) => (n < 0 ? '.' : (start[n] ?? again[(n - start.length) % again.length]!));
    return zones.map(([from, to]) => {
      const beside = new Set<string>();
      for (let n = from; n < to; n++)
        beside.add(distances.map(([slope, constant]) => at(n - slope * k0 - constant)).join(''));
      return [...beside].sort().join(' ');
    });
  } catch (thrown) {
    if (thrown instanceof NotYet || thrown instanceof Refused) return undefined;
    throw thrown;
  }
}
