import { describe, expect, test } from 'vitest';
import { outcomeStatistics } from '../../src/engine/finite/outcome-statistics.ts';
import { Measured, type ScalarMeasure } from '../../src/engine/index.ts';
import { checkpointCounts } from '../../src/engine/infinite/checkpoint-counts.ts';
import { parseFamily } from '../../src/game/index.ts';

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;
const TAKE_ALL = { ending: 'take-all', objective: 'last-player-wins' } as const;
const measured = (game: string, rule: ConstructorParameters<typeof Measured>[1] = NORMAL, limit = 1e6) =>
  new Measured(parseFamily({ game }).gameAt([]), rule, limit);
/** A series, its rows parted by commas. */
const rows = (one: Measured, ...[name, count]: Parameters<Measured['series']>) => {
  const series = one.series(name, count);
  return 'status' in series ? series.status : series.map(row => row.join(' ')).join(', ');
};
const scalars = (one: Measured, names: readonly ScalarMeasure[]) => names.map(name => one.scalar(name));

describe('measures', () => {
  test('of an all-but game', () => {
    const one = measured('N - {2, 3, 6, 8}');
    expect(scalars(one, ['preperiod', 'period', 'saltus'])).toEqual([42, 9, 3]);
    expect(rows(one, 'terms', 4)).toBe('0 0, 1 1, 2 0, 3 1');
    expect(rows(one, 'moves', 6)).toBe('1 0, 2 1, 3 2, 4 3, 4 0, 5 4, 5 1, 5 0');
  });

  test('of boundary patterns', () => {
    const one = measured('N - {1, 3, 4}');
    expect(rows(one, 'patterns', 3)).toBe(`0 0 0, 1 2 ${0b0100}, 2 5 ${0b0010}`);
    // Of 8 patterns 4 have no edge to them; the game reaches 4, which are a cycle.
    expect(rows(one, 'inDegrees', 5)).toBe('0 4 0 0, 1 2 2 4, 2 0 0 0, 3 2 2 0');
    expect(rows(one, 'inDegrees', 2)).toBe('0 4 0 0, 1 2 2 4');
    expect(() => measured('{1, 3}').series('patterns', 3)).toThrow(RangeError);
  });

  test('of a finite set', () => {
    const one = measured('{1, 3, 4}');
    expect(scalars(one, ['preperiod', 'period', 'saltus'])).toEqual([0, 7, 0]);
    expect(scalars(one, ['outcomePreperiod', 'T', 'longestRun', 'pPositions'])).toEqual([0, 7, 4, 2]);
    expect([one.text('B'), one.text('E')]).toEqual(['<0101111>', '94/127']);
    expect(rows(one, 'outcomes', 3)).toBe('0 0, 1 1, 2 0');
    expect(measured('{3, 5, 6}', TAKE_ALL).text('B')).toBe('<0111>');
    expect(measured('{40}').text('B')).toBe('<0^40 1^40>');
  });

  test('of a sum of heaps', () => {
    const one = measured('N:2 + N:6 + N:5');
    expect(scalars(one, ['nimSum', 'winningMoves'])).toEqual([1, 1]);
    expect(one.text('winner')).toBe('next');
    expect(one.series('winningMoves', 1)).toEqual([[3, 5, 4]]);
    expect(scalars(measured('{1, 3}:4 + {2, 5}:6', TAKE_ALL), ['boxPositions', 'boxDifferences'])).toEqual([
      35, 0,
    ]);
  });

  test('are undecided, all of them, where the limit comes first', () => {
    const one = measured('N - {100, 273, 373}', NORMAL, 1000);
    expect(one.scalar('period')).toMatchObject({ status: 'undecided', limit: 1000 });
    expect(measured('{8, 58, 101, 109}', NORMAL, 1000).text('E')).toMatchObject({ status: 'undecided' });
  });

  test('of a sum that is undecided are so too, with the limit that was reached and not that of periods', () => {
    const one = measured('N - {100, 273, 373}:1000000000000 + N:1', NORMAL, 1000);
    const undecided = { status: 'undecided', limit: 2 ** 25, why: expect.stringContaining('too long') };
    expect(one.text('winner')).toEqual(undecided);
    expect(one.scalar('nimSum')).toEqual(undecided);
    expect(one.scalar('winningMoves')).toEqual(undecided);
    expect(one.series('winningMoves', 3)).toEqual(undecided);
  });

  test('that a game does not have are a mistake of the program', () => {
    expect(() => measured('N - {2}').scalar('T')).toThrow(RangeError);
    expect(() => measured('primes').scalar('period')).toThrow(RangeError);
    expect(() => measured('{1, 3}').scalar('nimSum')).toThrow(RangeError);
    expect(() => measured('N:3').scalar('period')).toThrow(RangeError);
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
    const met = [...values.subarray(0, terms)].filter(one => one === value);
    expect([count, first]).toEqual([met.length, value]);
  }
  expect(rows.filter(([terms]) => terms === 23)).toEqual([
    [23, 0, 8, 0],
    [23, 1, 8, 1],
    [23, 2, 7, 2],
  ]);
});

test('the longest run may lie across the border of two periods, or of the preperiod', () => {
  expect(outcomeStatistics({ preperiod: '', period: '0111' })).toEqual({ longestRun: 3, pPositions: 1 });
  expect(outcomeStatistics({ preperiod: '', period: '1011' })).toEqual({ longestRun: 3, pPositions: 1 });
  expect(outcomeStatistics({ preperiod: '000', period: '01' })).toEqual({ longestRun: 4, pPositions: 1 });
});
