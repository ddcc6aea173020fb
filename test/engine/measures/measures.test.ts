import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLUMN_MEASURES,
  type ColumnMeasure,
  type FiniteRule,
  MeasuredGame,
  resultStringOf,
  SERIES_MEASURES,
} from '../../../src/engine/index.ts';
import { checkpointCounts } from '../../../src/engine/infinite/checkpoint-counts.ts';
import { parseFamily } from '../../../src/game/index.ts';
import { SEED } from '../finite/games.ts';

const { terms, outcomes, moves, winningMoves, patterns, inDegrees } = SERIES_MEASURES;
const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;
const TAKE_ALL = { ending: 'take-all', objective: 'last-player-wins' } as const;
const measured = (game: string, rule: FiniteRule = NORMAL, limit = 1e6) =>
  new MeasuredGame(parseFamily({ game }).gameAt([]), rule, limit);
const columns = (game: MeasuredGame, names: readonly ColumnMeasure[]) =>
  names.map(name => COLUMN_MEASURES[name].of(game));

describe('measures of a game', () => {
  test('an all-but game has preperiod, period, saltus, terms and moves', () => {
    const game = measured('N - {2, 3, 6, 8}');
    expect(columns(game, ['preperiod', 'period', 'saltus'])).toEqual([42, 9, 3]);
    expect(Array.from(terms.terms(game, 4))).toEqual([0, 1, 0, 1]);
    expect(moves.rows(game, 6)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [4, 0],
      [5, 4],
      [5, 1],
      [5, 0],
    ]);
  });

  test('the outcome of a heap of an infinite set is 0 exactly if its nim-value is 0', () => {
    const squares = measured('squares');
    expect(Array.from(outcomes.terms(squares, 12)).join('')).toBe('010110101101');
    const values = Array.from(terms.terms(squares, 1000));
    expect(Math.max(...values)).toBeGreaterThan(2);
    expect(Array.from(outcomes.terms(squares, 1000))).toEqual(values.map(value => (value === 0 ? 0 : 1)));
  });

  test('an all-but game has boundary patterns and in-degrees', () => {
    const game = measured('N - {1, 3, 4}');
    expect(patterns.rows(game, 3)).toEqual([
      [0, 0, 0],
      [1, 2, 0b0100],
      [2, 5, 0b0010],
    ]);
    // Four of the 8 patterns have in-degree 0; the game reaches 4, which form a cycle.
    expect(inDegrees.rows(game, 5)).toEqual([
      [0, 4, 0, 0],
      [1, 2, 2, 4],
      [2, 0, 0, 0],
      [3, 2, 2, 0],
    ]);
    expect(inDegrees.rows(game, 2)).toHaveLength(2);
    expect(() => patterns.rows(measured('{1, 3}'), 3)).toThrow(RangeError);
  });

  test('a finite set has periods of values and outcomes, result string and result number', () => {
    const game = measured('{1, 3, 4}');
    const names = [
      'preperiod',
      'period',
      'saltus',
      'outcomePreperiod',
      'T',
      'longestRun',
      'pPositions',
    ] as const;
    expect(columns(game, names)).toEqual([0, 7, 0, 0, 7, 4, 2]);
    expect(columns(game, ['B', 'E'])).toEqual(['<0101111>', '94/127']);
    expect(Array.from(outcomes.terms(game, 3))).toEqual([0, 1, 0]);
    expect(columns(measured('{3, 5, 6}', TAKE_ALL), ['B'])).toEqual(['<0111>']);
    expect(columns(measured('{40}'), ['B'])).toEqual(['<0^40 1^40>']);
  });

  test('a sum of heaps has nim-sum, winner, winning moves and box counts', () => {
    const game = measured('N:2 + N:6 + N:5');
    expect(columns(game, ['nimSum', 'winningMoves'])).toEqual([1, 1]);
    expect(columns(game, ['winner'])).toEqual(['next']);
    expect(winningMoves.rows(game, 1)).toEqual([[3, 5, 4]]);
    expect(columns(measured('{1, 3}:4 + {2, 5}:6', TAKE_ALL), ['boxPositions', 'boxDifferences'])).toEqual([
      35, 0,
    ]);
  });

  test('every measure is undecided if the limit is reached', () => {
    const game = measured('N - {100, 273, 373}', NORMAL, 1000);
    expect(columns(game, ['period'])).toMatchObject([{ status: 'undecided', limit: 1000 }]);
    expect(columns(measured('{8, 58, 101, 109}', NORMAL, 1000), ['E'])).toMatchObject([
      { status: 'undecided' },
    ]);
  });

  test('measures of an undecided sum report the limit that was reached, not the limit for periods', () => {
    const game = measured('N - {100, 273, 373}:1000000000000 + N:1', NORMAL, 1000);
    const undecided = { status: 'undecided', limit: 2 ** 25, why: expect.stringContaining('too long') };
    expect(columns(game, ['winner', 'nimSum', 'winningMoves'])).toEqual([undecided, undecided, undecided]);
    expect(winningMoves.rows(game, 3)).toEqual(undecided);
  });

  test('winning moves are undecided if some are not listed, even if the winner is known', () => {
    const game = measured('primes | {1}:99999999 + N:1');
    const open = { status: 'undecided', why: expect.stringContaining('mod 4') };
    expect(columns(game, ['winner', 'nimSum', 'winningMoves'])).toMatchObject(['next', 2, open]);
    expect(winningMoves.rows(game, 1)).toMatchObject(open);
    expect(columns(measured('primes | {1}:100000001 + N:1'), ['winner', 'winningMoves'])).toEqual([
      'previous',
      0,
    ]);
  });

  test('box measures are undecided if the box is too large to store or to count exactly', () => {
    const box = ['boxPositions', 'boxDifferences'] as const;
    const beyond = (limit: number) => ({ status: 'undecided', limit });
    expect(columns(measured('{1}:40000 + {2}:40000'), box)).toMatchObject([1600080001, beyond(2 ** 30)]);
    expect(columns(measured('N:1000000 + N:1000000 + N:1000000'), box)).toMatchObject([
      beyond(2 ** 53 - 1),
      beyond(2 ** 30),
    ]);
  });

  test('a measure that a game does not have throws an internal error', () => {
    expect(() => columns(measured('N - {2}'), ['T'])).toThrow(RangeError);
    expect(() => columns(measured('primes'), ['period'])).toThrow(RangeError);
    expect(() => columns(measured('{1, 3}'), ['nimSum'])).toThrow(RangeError);
    expect(() => columns(measured('N:3'), ['period'])).toThrow(RangeError);
  });
});

test('counts are taken at 1, 2, 5, 10, … terms and at the end, over any segments', () => {
  const values = Uint8Array.from({ length: 23 }, (_, heap) => heap % 3);
  const pieces = [0, 4, 5, 11].map((from, i, all) => ({
    from,
    values: values.subarray(from, all[i + 1] ?? 23),
  }));
  const rows = checkpointCounts(pieces, 23);
  expect([...new Set(rows.map(([terms]) => terms))]).toEqual([1, 2, 5, 10, 20, 23]);
  for (const [terms, value, count, first] of rows) {
    const met = [...values.subarray(0, terms)].filter(term => term === value);
    expect([count, first]).toEqual([met.length, value]);
  }
  expect(rows.filter(([terms]) => terms === 23)).toEqual([
    [23, 0, 8, 0],
    [23, 1, 8, 1],
    [23, 2, 7, 2],
  ]);
});

test('the longest run may cross the end of the preperiod or of a period', () => {
  const statistics = (preperiod: string, period: string) => {
    const resultString = { value: resultStringOf(preperiod, period) };
    const game = Object.create(measured('{1}'), { resultString });
    return columns(game, ['longestRun', 'pPositions']);
  };
  expect(statistics('', '0111')).toEqual([3, 1]);
  expect(statistics('', '1011')).toEqual([3, 1]);
  expect(statistics('000', '01')).toEqual([4, 1]);
  const strings = fc.tuple(fc.stringMatching(/^[01]{0,12}$/), fc.stringMatching(/^[01]{1,12}$/));
  fc.assert(
    fc.property(strings, ([preperiod, period]) => {
      const runs = `${preperiod}${period}${period}`.match(/0+|1+/g)!.map(run => run.length);
      const zeros = period.replaceAll('1', '').length;
      expect(statistics(preperiod, period)).toEqual([Math.max(...runs), zeros]);
    }),
    { numRuns: 500, seed: SEED },
  );
});

test.each([NORMAL, TAKE_ALL])('counts agree with the terms under $ending', rule => {
  const game = measured('{2, 5}', rule);
  const values = Uint32Array.from(terms.terms(game, 1000));
  expect(SERIES_MEASURES.counts.rows(game, 1000)).toEqual(checkpointCounts([{ from: 0, values }], 1000));
  const parities = SERIES_MEASURES.parities.rows(game, 10) as number[][];
  const of = (value: number) => values.slice(0, 10).filter(found => found === value).length;
  const counted = parities.filter(([n, value]) => n === 10 && value === 1);
  expect(counted.reduce((sum, row) => sum + row[3]!, 0)).toBe(of(1));
});

test('take-all moves count from heap 1', () => {
  expect(Array.from(terms.terms(measured('{2, 5}', TAKE_ALL), 3))).toEqual([0, 1, 1]);
  expect(SERIES_MEASURES.counts.rows(measured('{2, 5}', TAKE_ALL), 2)).toEqual([
    [1, 0, 1, 0],
    [2, 0, 1, 0],
    [2, 1, 1, 1],
  ]);
});

test.each(['squares', 'primes', 'squares - {4}'])(
  'the last digits of the P-positions of %s are counted among the first 1, 2, 5, 10, … heaps',
  notation => {
    const upTo = 130;
    const game = measured(notation);
    const zeros = Array.from(terms.terms(game, upTo), (value, heap) => (value === 0 ? heap : -1)).filter(
      heap => heap >= 0,
    );
    const rows = [1, 2, 5, 10, 20, 50, 100, upTo].flatMap(stop =>
      Array.from({ length: 10 }, (_, digit) => {
        const those = zeros.filter(heap => heap < stop && heap % 10 === digit);
        return [stop, digit, those.length, those[0] ?? -1, those.at(-1) ?? -1];
      }).filter(([, , count]) => count! > 0),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(SERIES_MEASURES.pPositionDigits.rows(game, upTo)).toEqual(rows);
  },
);

test('every measure starts from the given initial values', () => {
  const game = measured('{1, 4, 5} from 0, 1, 2');
  expect(columns(game, ['preperiod', 'period', 'outcomePreperiod', 'T'])).toEqual([0, 3, 0, 3]);
});

test('the periods of all starts are listed up to the given heap', () => {
  const rows = (upTo: number) => SERIES_MEASURES.periodsFromStarts.rows(measured('{2, 3, 5}'), upTo);
  expect(rows(7)).toEqual([
    [4, 1],
    [7, 1],
  ]);
  expect(rows(6)).toEqual([[4, 1]]);
});

test('all starts of 22 heaps are examined, and 23 are too many', () => {
  const starts = (game: string) => columns(measured(game), ['startPeriods', 'longestFromStart']);
  expect(starts('{1, 22}').every(value => typeof value === 'number')).toBe(true);
  expect(starts('{1, 23}')).toMatchObject([{ status: 'undecided' }, { status: 'undecided' }]);
});
