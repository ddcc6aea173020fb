import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areGood,
  areStraight,
  cellsOf,
  cellsOfRound,
  firsts,
  leads,
  leadsAfter,
  leadsOfNext,
  nextRow,
  nextRowByCells,
  roundByZones,
  roundsOf,
  roundWord,
  rowWords,
} from '../../../pipelines/saltus/_tiling.ts';
import { gcd } from '../../../src/game/index.ts';
import { nimSequenceByDefinition } from '../../engine/all-but/definition.ts';

const SETTINGS = { seed: 12, numRuns: 300 };
const words = fc.string({ unit: fc.constantFrom('A', 'B', 'x', 'x'), maxLength: 40 });
const pairs = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 }));
const coprime = pairs.filter(([a, b]) => a < b && b !== 2 * a && gcd(a, b) === 1);

describe('the rows of the tiling', () => {
  test('rows are read from the values, up to the last known token', () => {
    const values = [0, 0, 1, 1, 2, 0, 3, 1, 2, 2];
    expect(rowWords(values, 1, 4)).toEqual(['AABBxx']);
    expect(rowWords(values, 1, 4, 5)).toEqual(['AAB']);
    expect([...firsts(values)]).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 0, 0]);
  });

  test('T maps each row to the next, for all coprime a < b with b ≠ 2a', () => {
    fc.assert(
      fc.property(coprime, ([a, b]) => {
        const rows = rowWords(nimSequenceByDefinition([a, b, a + b], 6 * (a + b)), a, b);
        leads(a, b).forEach((l, i) => {
          const made = nextRow('x'.repeat(l) + rows.at(i - 1));
          const known = Math.min(made.length, rows[i]!.length);
          expect(rows[i]!.slice(0, known)).toBe(made.slice(0, known));
        });
      }),
      { ...SETTINGS, numRuns: 60 },
    );
  });
});

describe('the map T', () => {
  test.each([
    ['xxxxAB', 'AABxx'],
    ['A', 'B'],
    ['B', 'xx'],
    ['xA', 'Ax'],
    ['xB', 'Bx'],
    ['xxBxx', 'Axx'],
    ['xxx', ''],
  ])('T maps %s to %s', (above, below) => {
    expect(nextRow(above)).toBe(below);
  });

  test('T agrees with its rules for cells, and keeps the cells up to the last tile', () => {
    fc.assert(
      fc.property(words, above => {
        expect(nextRow(above)).toBe(nextRowByCells(above));
        expect(cellsOf(nextRow(above))).toBe(cellsOf(above.replace(/x*$/, '')));
      }),
      SETTINGS,
    );
  });
});

describe('the rounds of the tiling', () => {
  test('the rounds of N - {3, 10, 13} are those of its first row', () => {
    const l = leads(3, 10);
    expect(l).toEqual([4, 3, 3]);
    expect(leadsOfNext(l)).toEqual([4, 3, 3].map((_, i) => leadsAfter(l, 1)[i]));
    expect(roundsOf('AABBBxxxAxBBxxxxxxAxBBxxx')).toEqual(['AABBBxxx', 'AxBBxxxxxx', 'AxBBxxx']);
    expect(roundWord(l, 0)).toBe('AABBBxxx');
  });

  test('the leads after r rounds equal r single steps, and recur after a rounds', () => {
    fc.assert(
      fc.property(coprime, fc.nat({ max: 12 }), ([a, b], r) => {
        let l: readonly number[] = leads(a, b);
        for (let i = 0; i < r; i++) l = leadsOfNext(l);
        expect(leadsAfter(leads(a, b), r)).toEqual(l);
        expect(leadsAfter(leads(a, b), a)).toEqual(leads(a, b));
      }),
      SETTINGS,
    );
  });

  test('a round has as many cells as its word, if the leads are good', () => {
    fc.assert(
      fc.property(
        coprime.filter(([a, b]) => b >= 3 * a),
        ([a, b]) => {
          const l = leads(a, b);
          expect(l.reduce((sum, length) => sum + length)).toBe(b);
          l.forEach((_, i) => {
            expect(cellsOf(roundWord(l, i))).toBe(cellsOfRound(l, i));
          });
        },
      ),
      SETTINGS,
    );
  });

  test('closed formulas for rounds agree with repeated steps', () => {
    fc.assert(
      fc.property(
        coprime.filter(([a, b]) => b >= 3 * a),
        fc.nat({ max: 12 }),
        ([a, b], r) => {
          const l = leadsAfter(leads(a, b), r);
          l.forEach((_, i) => {
            expect(roundByZones(a, b, r, i)).toBe(roundWord(l, i));
          });
        },
      ),
      SETTINGS,
    );
  });

  test('the first leads are good and straight if b ≥ 3a, and not good for N - {3, 8, 11}', () => {
    expect([areGood(leads(3, 10)), areStraight(leads(3, 10), 3, 10)]).toEqual([true, true]);
    expect([areGood([6, 3, 4]), areGood([6, 3, 2]), areGood([-1, 3])]).toEqual([true, false, false]);
    expect(areGood(leads(3, 8))).toBe(false);
    expect(areStraight([6, 3, 1], 3, 10)).toBe(false);
  });
});
