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
} from '../../../src/claim/index.ts';
import { gcd } from '../../../src/game/index.ts';
import { nimSequenceByDefinition } from '../../engine/all-but/definition.ts';

const SETTINGS = { seed: 12, numRuns: 300 };
const words = fc.string({ unit: fc.constantFrom('A', 'B', 'x', 'x'), maxLength: 40 });
const pairs = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 }));
const coprime = pairs.filter(([a, b]) => a < b && b !== 2 * a && gcd(a, b) === 1);

describe('the rows of the tiling', () => {
  test('are read from the values alone, up to where a token is known', () => {
    const values = [0, 0, 1, 1, 2, 0, 3, 1, 2, 2];
    expect(rowWords(values, 1, 4)).toEqual(['AABBxx']);
    expect(rowWords(values, 1, 4, 5)).toEqual(['AAB']);
    expect([...firsts(values)]).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 0, 0]);
  });

  test('make each other by T, whatever coprime a < b, b ≠ 2a', () => {
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

describe('T', () => {
  test.each([
    ['xxxxAB', 'AABxx'],
    ['A', 'B'],
    ['B', 'xx'],
    ['xA', 'Ax'],
    ['xB', 'Bx'],
    ['xxBxx', 'Axx'],
    ['xxx', ''],
  ])('makes %s into %s', (above, below) => {
    expect(nextRow(above)).toBe(below);
  });

  test('is by its table what it is by its rules, and keeps the cells up to the last tile', () => {
    fc.assert(
      fc.property(words, above => {
        expect(nextRow(above)).toBe(nextRowByCells(above));
        expect(cellsOf(nextRow(above))).toBe(cellsOf(above.replace(/x*$/, '')));
      }),
      SETTINGS,
    );
  });
});

describe('rounds', () => {
  test('of N - {3, 10, 13} are those of its first row', () => {
    const l = leads(3, 10);
    expect(l).toEqual([4, 3, 3]);
    expect(leadsOfNext(l)).toEqual([4, 3, 3].map((_, i) => leadsAfter(l, 1)[i]));
    expect(roundsOf('AABBBxxxAxBBxxxxxxAxBBxxx')).toEqual(['AABBBxxx', 'AxBBxxxxxx', 'AxBBxxx']);
    expect(roundWord(l, 0)).toBe('AABBBxxx');
  });

  test('have the leads that so many single rounds lead to, and come back after a of them', () => {
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

  test('have as many cells as their words, where the leads are good', () => {
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

  test('are by closed formulas what they are one after the other', () => {
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

  test('begin at good and straight leads for b ≥ 3a, and at no good ones below', () => {
    expect([areGood(leads(3, 10)), areStraight(leads(3, 10), 3, 10)]).toEqual([true, true]);
    expect([areGood([6, 3, 4]), areGood([6, 3, 2]), areGood([-1, 3])]).toEqual([true, false, false]);
    expect(areGood(leads(3, 8))).toBe(false);
    expect(areStraight([6, 3, 1], 3, 10)).toBe(false);
  });
});
