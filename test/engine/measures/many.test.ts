import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersOfExcluded, writeExcluded } from '../../../src/engine/all-but/many.ts';
import { LANES } from '../../../src/engine/all-but/pattern-word-memory.ts';
import { patternWordKernel, setPatternWord } from '../../../src/engine/all-but/pattern-word-wasm.ts';
import { nimValuesByDefinition, outcomesByDefinition } from '../../../src/engine/finite/definition.ts';
import { numbersOfSets, type Sequences, writeSet } from '../../../src/engine/finite/many.ts';
import {
  COLUMN_MEASURES,
  type ColumnMeasure,
  MeasuredGame,
  MeasuredMany,
  MOST_GAMES,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/index.ts';
import { NUMBERS } from '../../../src/engine/many.ts';
import type { ProvedPeriodicity } from '../../../src/engine/periodicity.ts';
import type { Game } from '../../../src/game/index.ts';
import { periodicityByAlgorithm1 } from '../all-but/by-algorithm-1.ts';
import { patternWordSettings } from '../all-but/dense-settings.ts';
import { fesSets } from '../all-but/fes-games.ts';
import { MISERE, moveSets, NORMAL, rules, SEED, SINK, TAKE_ALL } from '../finite/games.ts';

/** Preperiod and period, by the first window of m terms that comes twice, each written out as a text. */
function periodicityOfTerms(terms: ArrayLike<number>, m: number): [preperiod: number, period: number] {
  const seen = new Map<string, number>();
  for (let n = 0; ; n++) {
    const window = Array.from({ length: m }, (_, i) => terms[n + i]).join();
    const first = seen.get(window);
    seen.set(window, n);
    if (first === undefined) continue;
    let preperiod = first;
    while (preperiod > 0 && terms[preperiod - 1] === terms[n - first + preperiod - 1]) preperiod--;
    return [preperiod, n - first];
  }
}

const NONE = [0, 0];

describe('finite sets', () => {
  const heaps = 6000;
  const byDefinition = (moves: readonly number[], rule: typeof NORMAL) => {
    const m = moves.at(-1)!;
    return {
      values: periodicityOfTerms(nimValuesByDefinition(moves, rule.ending, heaps), m),
      outcomes: periodicityOfTerms(outcomesByDefinition(moves, rule, heaps), m),
    };
  };

  test('many at once have the numbers that the definition gives each, as far as the limit goes', () => {
    const met = { known: 0, beyond: 0 };
    fc.assert(
      fc.property(
        fc.array(moveSets(22, 5), { minLength: 1, maxLength: 12 }),
        fc.constantFrom<Sequences>('nim-values', 'outcomes', 'both'),
        fc.constantFrom(NORMAL, SINK),
        fc.constantFrom(2, 9, 40, 1e6),
        fc.record({
          firstWindows: fc.integer({ min: 1, max: 4 }),
          allFromWindows: fc.integer({ min: 1, max: 24 }),
          mostHeaps: fc.constantFrom(2 ** 20, 3000),
        }),
        (sets, sequences, rule, limit, settings) => {
          const records = new Int32Array(NUMBERS.length * sets.length);
          for (const [i, moves] of sets.entries()) expect(writeSet(records, i, moves)).toBe(true);
          numbersOfSets(records, sequences, rule, limit, settings);
          for (const [i, moves] of sets.entries()) {
            const { values, outcomes } = byDefinition(moves, rule);
            const within = ([n0, p]: readonly [number, number]) => n0 + p <= limit;
            const at = NUMBERS.length * i;
            const told = [...records.subarray(at, at + NUMBERS.length)];
            const places = { values: told.slice(0, 2), outcomes: told.slice(3) };
            for (const [name, known, isAsked] of [
              ['values', values, sequences !== 'outcomes'],
              // Where both are asked the outcomes are those of values that were found.
              ['outcomes', outcomes, sequences === 'outcomes' || (sequences === 'both' && within(values))],
            ] as const) {
              if (!isAsked) continue;
              if (within(known)) expect(places[name], `${name} of {${moves}}`).toEqual(known);
              else expect(places[name][1], `${name} of {${moves}}`).toBe(0);
              met[within(known) ? 'known' : 'beyond']++;
            }
            expect(told[2]).toBe(0);
          }
        },
      ),
      { numRuns: 100, seed: SEED },
    );
    expect(Math.min(...Object.values(met))).toBeGreaterThan(60);
  });

  test('that were asked together are no values of a set that was played alone before', () => {
    const alone = [3, 7, 11];
    const { outcomes } = byDefinition(alone, NORMAL);
    periodicityOfNimValues(alone, 'normal', 1e6);
    const records = new Int32Array(NUMBERS.length);
    writeSet(records, 0, [1, 4, 9]);
    numbersOfSets(records, 'nim-values', NORMAL, 1e6);
    const { preperiod, period } = periodicityOfOutcomes(alone, NORMAL, 1e6) as ProvedPeriodicity;
    expect([preperiod, period]).toEqual(outcomes);
    expect([...records.subarray(0, 2)]).toEqual(byDefinition([1, 4, 9], NORMAL).values);
  });

  test('a set of six moves, of none, or with a move that is too large is left out', () => {
    const records = new Int32Array(NUMBERS.length).fill(7);
    for (const moves of [[], [1, 2, 3, 4, 5, 6], [1, 65_505]])
      expect(writeSet(records, 0, moves)).toBe(false);
    expect([...records]).toEqual([7, 7, 7, 7, 7]);
    expect(writeSet(records, 0, [2, 65_504])).toBe(true);
    expect([...records]).toEqual([2, 65_504, 65_504, 65_504, 65_504]);
  });
});

test('many all-but games at once have the numbers that Algorithm 1 gives each, as far as the limit goes', () => {
  const met = { known: 0, beyond: 0 };
  const wide = fc.uniqueArray(fc.integer({ min: 1, max: 62 }), { minLength: 1, maxLength: 8 });
  const multiples = fesSets.map(excluded => excluded.map(x => 2 * x));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fesSets, multiples, wide), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('far', 'just', 'short'),
      patternWordSettings,
      (sets, end, settings) => {
        const records = new Int32Array(NUMBERS.length * sets.length).fill(-1);
        const sorted = sets.map(excluded => excluded.toSorted((p, q) => p - q));
        const { preperiod = 0, period = 60 } = periodicityByAlgorithm1(sorted[0]!, 4000) ?? {};
        const limit = { far: 4000, just: preperiod + period, short: preperiod + period - 1 }[end];
        for (const [i, excluded] of sorted.entries()) expect(writeExcluded(records, i, excluded)).toBe(true);
        numbersOfExcluded(records, limit, settings);
        for (const [i, excluded] of sorted.entries()) {
          const known = periodicityByAlgorithm1(excluded, limit);
          const at = NUMBERS.length * i;
          const told = [...records.subarray(at, at + 3)];
          if (known === null) expect(told.slice(1), `N - {${excluded}}`).toEqual(NONE);
          else expect(told, `N - {${excluded}}`).toEqual([known.preperiod, known.period, known.saltus]);
          met[known ? 'known' : 'beyond']++;
        }
      },
    ),
    { numRuns: 200, seed: SEED },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(100);
});

test('the kernel holds no multiple of a period for the least one, and nothing else for a period', () => {
  const kernel = patternWordKernel()!;
  setPatternWord(kernel);
  const [lane] = LANES;
  const { find, isLeast } = kernel.functions;
  // N - {2, 3, 6, 8}: preperiod 42, period 9, saltus 3.
  expect(find((1 << 2) | (1 << 3) | (1 << 6) | (1 << 8), 0, 1e6)).toBe(1);
  const said = [1, 2, 3, 6].map(times => isLeast(lane, 9 * times, 3 * times));
  expect([...said, isLeast(lane, 8, 3), isLeast(lane, 9, 4)]).toEqual([1, 0, 0, 0, 0, 0]);
});

test('preperiod and period together are within the limit, to the heap', () => {
  const numbersWithin = (limit: number) => {
    const records = new Int32Array(NUMBERS.length);
    writeExcluded(records, 0, [2, 3, 6, 8]);
    numbersOfExcluded(records, limit);
    return [...records.subarray(0, 3)];
  };
  expect(numbersWithin(51)).toEqual([42, 9, 3]);
  expect(numbersWithin(50).slice(1)).toEqual(NONE);
});

test('an empty X, and one beyond a word, is left out', () => {
  const records = new Int32Array(NUMBERS.length).fill(7);
  for (const excluded of [[], [1, 63]]) expect(writeExcluded(records, 0, excluded)).toBe(false);
  expect([...records]).toEqual([7, 7, 7, 7, 7]);
  expect(writeExcluded(records, 0, [1, 31, 32, 62])).toBe(true);
  expect([...records]).toEqual([-(2 ** 31) + 2, 2 ** 30 + 1, 0, 0, 0]);
});

describe('measures of many games', () => {
  const ASKED: readonly ColumnMeasure[][] = [
    ['T'],
    ['saltus', 'period'],
    ['T', 'preperiod', 'outcomePreperiod'],
    ['outcomePreperiod'],
  ];

  /** What is written of each game; undefined where it is to be asked alone. */
  function written(
    games: readonly Game[],
    measures: readonly ColumnMeasure[],
    rule: typeof NORMAL,
    limit: number,
  ) {
    const many = MeasuredMany.of(measures, rule, limit)!;
    const isAdded = games.map(game => many.add(game));
    expect(many.games).toBe(isAdded.filter(Boolean).length);
    if (many.games === 0) return games.map(() => undefined);
    many.compute();
    expect(many.games).toBe(0);
    let next = 0;
    return isAdded.map(is => {
      const row: unknown[] = ['before'];
      if (!is || !many.write(next++, row, 1)) {
        expect(row.length).toBeLessThanOrEqual(1);
        return undefined;
      }
      expect(row.shift()).toBe('before');
      return row;
    });
  }

  test('are those of each game alone, under every rule, and left to it where they are not known', () => {
    const met = { together: 0, alone: 0 };
    const sets = fc.oneof(moveSets(40, 7), moveSets(200, 3));
    fc.assert(
      fc.property(
        fc.array(sets, { minLength: 1, maxLength: 10 }),
        rules,
        fc.constantFrom(...ASKED),
        fc.constantFrom(30, 1e6),
        (sets, rule, measures, limit) => {
          // Of misère play there are no nim-values.
          const asked = rule.objective === 'last-player-wins' ? measures : (['T'] as const);
          const games = sets.map(moves => ({ kind: 'finite', moves }) as const);
          for (const [i, row] of written(games, asked, rule, limit).entries()) {
            const alone = new MeasuredGame(games[i]!, rule, limit);
            const expected = asked.map(name => COLUMN_MEASURES[name].of(alone));
            if (row) expect(row).toEqual(expected);
            met[row ? 'together' : 'alone']++;
          }
        },
      ),
      { numRuns: 120, seed: SEED },
    );
    expect(Math.min(...Object.values(met))).toBeGreaterThan(60);
  });

  test('hold for both kinds of games, for as many as go together, and leave no trace', () => {
    const excluded = Array.from({ length: MOST_GAMES }, (_, i) => [2 + (i % 7), 10 + (i % 50)]);
    const games: Game[] = excluded.map(excluded => ({ kind: 'all-but', excluded }));
    const measures = ['preperiod', 'period', 'saltus'] as const;
    const rows = written(games, measures, NORMAL, 1e6);
    const alone = games.map(game => {
      const one = new MeasuredGame(game, NORMAL, 1e6);
      return measures.map(name => COLUMN_MEASURES[name].of(one));
    });
    expect(rows).toEqual(alone);
    const sink = written([{ kind: 'finite', moves: [3, 50] }], ['period'], SINK, 1e6);
    const normal = written([{ kind: 'finite', moves: [3, 5] }], ['period'], NORMAL, 1e6);
    expect([sink, normal]).toEqual([[[53]], [[8]]]);
    expect(new MeasuredGame({ kind: 'finite', moves: [3, 50] }, NORMAL, 1e6).nimPeriodicity).toMatchObject({
      preperiod: 0,
      period: 53,
    });
  });

  test('are not computed so where a measure is another one, the rule begins otherwise for each set, or a game has starts', () => {
    expect(MeasuredMany.of([], NORMAL, 1e6)).toBeUndefined();
    expect(MeasuredMany.of(['period', 'E'], NORMAL, 1e6)).toBeUndefined();
    const set: Game = { kind: 'finite', moves: [1, 3] };
    expect(MeasuredMany.of(['T'], MISERE, 1e6)!.add(set)).toBe(false);
    expect(MeasuredMany.of(['T'], TAKE_ALL, 1e6)!.add(set)).toBe(false);
    const started: Game = { kind: 'started', moves: [1, 3], start: [0, 1, 2] };
    expect(MeasuredMany.of(['T'], NORMAL, 1e6)!.add(started)).toBe(false);
  });

  test('are of no more games at once than there is room for', () => {
    const many = MeasuredMany.of(['T'], NORMAL, 1e6)!;
    for (let i = 0; i < MOST_GAMES; i++) expect(many.add({ kind: 'finite', moves: [1, 3] })).toBe(true);
    expect(() => many.add({ kind: 'finite', moves: [1, 3] })).toThrow('more than 256 games');
  });
});
