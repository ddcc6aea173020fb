import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areGood,
  areSameRound,
  areStraight,
  cellsOf,
  cellsOfRound,
  firsts,
  leads,
  leadsAfter,
  leadsOfNext,
  nextRow,
  nextRowByCells,
  roundByLemma,
  roundByZones,
  roundsOf,
  rowWords,
  tilesOf,
} from '../../../pipelines/saltus/_tiling.ts';
import { gcd } from '../../../src/game/index.ts';
import { nimSequenceByDefinition } from '../../engine/all-but/definition.ts';

const SETTINGS = { seed: 12, numRuns: 300 };
const wordOf = (text: string) => new TextEncoder().encode(text);
const textOf = (word: Uint8Array) => new TextDecoder().decode(word);
const cellsIn = (text: string) => text.length + text.replaceAll('x', '').length;
const words = fc.string({ unit: fc.constantFrom('A', 'B', 'x', 'x'), maxLength: 40 });
const pairs = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 }));
const coprime = pairs.filter(([a, b]) => a < b && b !== 2 * a && gcd(a, b) === 1);

describe('the rows of the tiling', () => {
  test('rows are read from the values, up to the last known token', () => {
    const values = [0, 0, 1, 1, 2, 0, 3, 1, 2, 2];
    expect(rowWords(values, 1, 4).map(textOf)).toEqual(['AABBxx']);
    expect(rowWords(values, 1, 4, 5).map(textOf)).toEqual(['AAB']);
    expect([...firsts(values)]).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 0, 0]);
  });

  test('T maps each row to the next, for all coprime a < b with b ≠ 2a', () => {
    fc.assert(
      fc.property(coprime, ([a, b]) => {
        const rows = rowWords(nimSequenceByDefinition([a, b, a + b], 6 * (a + b)), a, b);
        leads(a, b).forEach((l, i) => {
          const [made, row] = [nextRow(l, rows.at(i - 1)!), rows[i]!].map(textOf) as [string, string];
          const known = Math.min(made.length, row.length);
          expect(row.slice(0, known)).toBe(made.slice(0, known));
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
    expect(textOf(nextRow(0, wordOf(above)))).toBe(below);
  });

  test('T agrees with its rules for cells, and keeps the cells up to the last tile', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), words, (free, text) => {
        const above = wordOf(text);
        const below = nextRow(free, above);
        expect(textOf(below)).toBe(textOf(nextRowByCells(free, above)));
        expect(textOf(nextRow(0, wordOf('x'.repeat(free) + text)))).toBe(textOf(below));
        const decided = text.replace(/x*$/, '');
        expect(cellsIn(textOf(below))).toBe(decided === '' ? 0 : free + cellsIn(decided));
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
    expect(roundsOf(wordOf('AABBBxxxAxBBxxxxxxAxBBxxx'))).toEqual([
      [2, 0, 3, 3],
      [1, 1, 2, 6],
      [1, 1, 2, 3],
    ]);
    expect(roundByLemma(l, 0)).toEqual([2, 0, 3, 3]);
  });

  test('any row is read as words A^p x^q B^r x^s, each as long as possible', () => {
    fc.assert(
      fc.property(words, text => {
        const read: string[] = text.match(/(?=.)A*x*B*x*/g) ?? [];
        const rounds = roundsOf(wordOf(text));
        expect(
          rounds.map(([p, q, r, s]) => 'A'.repeat(p) + 'x'.repeat(q) + 'B'.repeat(r) + 'x'.repeat(s)),
        ).toEqual(read);
        expect(rounds.map(tilesOf)).toEqual(read.map(round => round.replaceAll('x', '').length));
        expect(rounds.map(cellsOf)).toEqual(read.map(cellsIn));
        for (const [i, round] of rounds.entries())
          expect(rounds.map(other => areSameRound(round, other))).toEqual(
            read.map(other => other === read[i]),
          );
      }),
      SETTINGS,
    );
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
            expect(cellsOf(roundByLemma(l, i))).toBe(cellsOfRound(l, i));
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
            expect(roundByZones(a, b, r, i)).toEqual(roundByLemma(l, i));
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
