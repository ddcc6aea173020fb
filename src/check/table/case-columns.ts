import type { Periodicity } from '../find-periodicity.ts';
import { TooExpensive } from '../refused.ts';
import { kindsWithPeriod, PERIODIC_MEASURES } from './case-numbers.ts';
import {
  type ColumnCheck,
  differing,
  type Fault,
  FINITE,
  type Row,
  UNDECIDED,
  wholeAt,
} from './column-check.ts';
import { periodsFromStarts } from './periods-from-starts.ts';
import { Replays, type Stated } from './replays.ts';
import { bitsOf, resultNumber } from './result-number-of-text.ts';

/** The columns about a game as a whole. */
export const CASE_COLUMNS: readonly ColumnCheck<Replays>[] = [
  {
    columns: ['preperiod', 'period', 'saltus'],
    sequence: 'nim-values',
    kinds: ['all-but', ...FINITE],
    faults(row, replays) {
      const stated = { preperiod: statedAt(row, 'preperiod'), period: statedAt(row, 'period') };
      const found = replays.periodicity('nim-values', stated);
      return found ? differing(row, { ...found }) : notSeen(row, 'period');
    },
  },
  {
    columns: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B'],
    kinds: FINITE,
    faults(row, replays) {
      const found = replays.periodicity('outcomes', statedOutcomes(row));
      if (!found) return notSeen(row, 'T');
      const faults = differing(row, { outcomePreperiod: found.preperiod, T: found.period });
      return [...faults, ...stringFaults(row, replays, found)];
    },
  },
  {
    columns: ['E'],
    kinds: FINITE,
    faults(row, replays) {
      const found = replays.periodicity('outcomes', statedOutcomes(row));
      if (!found) return [];
      const { preperiod, period } = found;
      const bits = preperiod + period;
      if (bits ** 2 > replays.limit) throw new TooExpensive(bits ** 2);
      return differing(row, { E: resultNumber(outcomesOf(replays, bits + 1), preperiod, period) });
    },
  },
  {
    columns: ['startPeriods', 'longestFromStart'],
    kinds: ['finite'],
    faults(row, { game, limit }) {
      const periods = periodsFromStarts(game.kind === 'finite' ? game.moves : [], limit);
      return differing(row, { startPeriods: periods.size, longestFromStart: Math.max(...periods) });
    },
  },
  {
    columns: ['longestStart'],
    given: ['longestFromStart'],
    kinds: ['finite'],
    faults(row, { game, rule, limit }) {
      const texts = row.longestStart!.split(', ');
      const isStart = game.kind === 'finite' && texts.length === game.moves.at(-1) && texts.every(isOutcome);
      if (!isStart) return notSeen(row, 'longestStart');
      const start = texts.map(Number);
      const started = new Replays({ kind: 'started', moves: game.moves, start }, rule, limit);
      const stated = { preperiod: 0, period: statedAt(row, 'longestFromStart') };
      const found = started.periodicity('outcomes', stated);
      return found?.period === stated.period ? [] : notSeen(row, 'longestStart');
    },
  },
  ...Object.keys(PERIODIC_MEASURES).map(record),
];

function isOutcome(text: string): boolean {
  return text === '0' || text === '1';
}

/** Checks the facts that the result string shows. */
function stringFaults(row: Row, replays: Replays, { preperiod, period }: Periodicity): Fault[] {
  if (!['longestRun', 'pPositions', 'B'].some(name => name in row)) return [];
  const outcomes = outcomesOf(replays, preperiod + period);
  const before = outcomes.slice(0, preperiod);
  const repeated = outcomes.slice(preperiod);
  // A finite run lies within the preperiod and two periods.
  const runs = (before + repeated + repeated).match(/0+|1+/g)!;
  const faults = differing(row, {
    longestRun: runs.reduce((most, run) => Math.max(most, run.length), 0),
    pPositions: repeated.replaceAll('1', '').length,
  });
  if (row.B === undefined || row.B === UNDECIDED) return faults;
  const [, first = '', second = ''] = /^([^<]*)<([^>]*)>$/.exec(row.B) ?? [];
  const isRight = bitsOf(first, preperiod) === before && bitsOf(second, period) === repeated;
  return isRight ? faults : [...faults, { column: 'B', expected: `${before}<${repeated}>`, received: row.B }];
}

function outcomesOf(replays: Replays, heaps: number): string {
  return replays.terms('outcomes', heaps).subarray(0, heaps).join('');
}

function statedOutcomes(row: Row): Stated {
  return { preperiod: statedAt(row, 'outcomePreperiod'), period: statedAt(row, 'T') };
}

/** Returns the number in a column; undefined if the row has no such column, or leaves it open. */
function statedAt(row: Row, column: string): number | undefined {
  return row[column] === undefined || row[column] === UNDECIDED ? undefined : wholeAt(row, column);
}

/** Returns a fault in a column whose right value is beyond the replayed heaps, so that it cannot be reported. */
function notSeen(row: Row, column: string): Fault[] {
  return [
    {
      column,
      expected: 'another preperiod or period (the terms do not repeat this way)',
      received: row[column]!,
    },
  ];
}

/** Returns the check of a record of a summary: the game in its row must have the greatest value of its group. */
function record(name: string): ColumnCheck<Replays> {
  const column = `most_${name}`;
  const { sequence, field } = PERIODIC_MEASURES[name]!;
  return {
    columns: [column],
    sequence,
    kinds: kindsWithPeriod(sequence),
    faults(row, replays) {
      const found = replays.periodicity(sequence, { preperiod: undefined, period: undefined });
      return differing(row, { [column]: found![field] });
    },
  };
}
