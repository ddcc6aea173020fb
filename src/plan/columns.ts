import { COLUMN_MEASURES, type Proof, SERIES_MEASURES, type SeriesMeasure } from '../engine/index.ts';
import type { Plan, SummaryPlan } from './plan.ts';

/** A column of a table, as it is explained to readers. */
export interface ColumnText {
  /** The header in CSV: the field's word or the paper's letter. */
  readonly name: string;
  readonly type: 'integer' | 'string';
  /** The header for readers. */
  readonly title: string;
  /**
   * The meaning of a cell, its unit (heaps, G-values), and whether it is proved, computed to a limit or transcribed.
   */
  readonly description: string;
}

/** Returns the columns of a row: the letters, then the measures. */
export function columnsOf(plan: Plan): readonly ColumnText[] {
  const letters = Object.entries(plan.sweep.over ?? {}).map(([name, range]) => ({
    name,
    type: 'integer' as const,
    title: name,
    description: `Parameter of ${plan.sweep.game}, over ${range}`,
  }));
  const measures = plan.measure.map(name => {
    const { type, title, description } = COLUMN_MEASURES[name];
    return { name, type, title, description };
  });
  return [...letters, ...measures];
}

/** Returns the kinds of proof on which the columns of the rows rest, without those of series. */
export function proofsOf({ measure }: Pick<Plan, 'measure'>): ReadonlySet<Proof> {
  return new Set(measure.map(name => COLUMN_MEASURES[name].proof));
}

/** Whether the rows contain preperiods or periods, or numbers that follow from them. */
export function hasPeriods(plan: Pick<Plan, 'measure'>): boolean {
  return proofsOf(plan).has('repeat');
}

/** Returns the columns of a series, without the letters. */
export function seriesColumns(series: SeriesMeasure): readonly ColumnText[] {
  return SERIES_MEASURES[series].columns.map(column => ({ ...column, type: 'integer' }));
}

/** Returns the columns of a summary: its numbers, how many cases, the sums, and where the measure is greatest. */
export function summaryColumns({ by, most, sums = {} }: SummaryPlan): readonly ColumnText[] {
  const integer = (name: string, title: string, description: string): ColumnText => ({
    name,
    type: 'integer',
    title,
    description,
  });
  return [
    ...Object.entries(by).map(([name, text]) => integer(name, name, `Group of cases: ${text}`)),
    integer('cases', 'cases', 'Cases of the group'),
    ...Object.entries(sums).map(([name, text]) => integer(name, name, `The sum over the group of ${text}`)),
    ...(most === undefined
      ? []
      : [
          integer('undecided', 'undecided', `Cases whose ${most} is not known within the limit`),
          integer(`most_${most}`, `greatest ${most}`, `The greatest known ${most} in the group`),
          {
            name: 'game',
            type: 'string' as const,
            title: 'game',
            description: 'The first game that attains it',
          },
        ]),
  ];
}
