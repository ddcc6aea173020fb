import type { Periodicity } from '../find-periodicity.ts';
import { type ColumnCheck, differing, type Fault, type Row, UNDECIDED, wholeAt } from './column-check.ts';
import { type Replays, type SequenceName, TooDear } from './replays.ts';
import { bitsOf, resultNumber } from './result-string.ts';

/** What a row says of a game as a whole. */
export const CASE_COLUMNS: readonly ColumnCheck<Replays>[] = [
  {
    columns: ['preperiod', 'period', 'saltus'],
    sequence: 'nim-values',
    kinds: ['all-but', 'finite'],
    faults(row, replays) {
      const found = periodicityOf(row, replays, 'nim-values', ['preperiod', 'period']);
      return found ? differing(row, { ...found }) : notSeen(row, 'period');
    },
  },
  {
    columns: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
    kinds: ['finite'],
    faults(row, replays) {
      const found = periodicityOf(row, replays, 'outcomes', ['outcomePreperiod', 'T']);
      if (!found) return notSeen(row, 'T');
      const { preperiod, period } = found;
      const faults = differing(row, { outcomePreperiod: preperiod, T: period });
      if (!TEXTS.some(name => name in row)) return faults;
      const bits = replays
        .terms('outcomes', preperiod + period + 1)
        .slice(0, preperiod + period + 1)
        .join('');
      return [...faults, ...textFaults(row, bits, found, replays.limit)];
    },
  },
  record('preperiod', 'nim-values', 'preperiod'),
  record('period', 'nim-values', 'period'),
  record('saltus', 'nim-values', 'saltus'),
  record('outcomePreperiod', 'outcomes', 'preperiod'),
  record('T', 'outcomes', 'period'),
];

const TEXTS = ['longestRun', 'pPositions', 'B', 'E'];

function textFaults(
  row: Row,
  outcomes: string,
  { preperiod, period }: { preperiod: number; period: number },
  limit: number,
): Fault[] {
  const before = outcomes.slice(0, preperiod);
  const repeated = outcomes.slice(preperiod, preperiod + period);
  // A run that is not endless is met whole in the preperiod and two periods.
  const runs = (before + repeated + repeated).match(/0+|1+/g)!;
  const faults = differing(row, {
    longestRun: runs.reduce((most, run) => Math.max(most, run.length), 0),
    pPositions: repeated.replaceAll('1', '').length,
  });
  if (row.B !== undefined && row.B !== UNDECIDED) {
    const [, first = '', second = ''] = /^([^<]*)<([^>]*)>$/.exec(row.B) ?? [];
    const isRight = bitsOf(first, preperiod) === before && bitsOf(second, period) === repeated;
    if (!isRight) faults.push({ column: 'B', expected: `${before}<${repeated}>`, received: row.B });
  }
  if (row.E === undefined || row.E === UNDECIDED) return faults;
  const bits = preperiod + period;
  if (bits ** 2 > limit) throw new TooDear(bits ** 2);
  return [...faults, ...differing(row, { E: resultNumber(outcomes, preperiod, period) })];
}

/** Undefined where the row states a preperiod and a period that are not seen in as many heaps as show them. */
function periodicityOf(
  row: Row,
  replays: Replays,
  sequence: SequenceName,
  [before, period]: readonly [string, string],
) {
  const stated = { preperiod: wholeAt(row, before), period: wholeAt(row, period) };
  const found = replays.periodicity(sequence, stated);
  const isStated = [before, period].every(name => row[name] !== undefined && row[name] !== UNDECIDED);
  if (!found && !isStated) throw new TooDear(replays.limit);
  return found;
}

/** For what the replay does not show, where what is right is too far away to be told. */
function notSeen(row: Row, column: string): Fault[] {
  return [
    {
      column,
      expected: 'another preperiod or period, for the terms do not repeat so',
      received: row[column]!,
    },
  ];
}

/** The record of a summary: the game in its row has the greatest one of its group. */
function record(name: string, sequence: SequenceName, field: keyof Periodicity): ColumnCheck<Replays> {
  const column = `most_${name}`;
  return {
    columns: [column],
    sequence,
    kinds: sequence === 'outcomes' ? ['finite'] : ['all-but', 'finite'],
    faults(row, replays) {
      const found = periodicityOf(row, replays, sequence, ['', '']);
      return differing(row, { [column]: found![field] });
    },
  };
}
