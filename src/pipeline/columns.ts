import { SCALAR_MEASURES, SERIES_MEASURES } from '../engine/index.ts';
import type { Plan } from './plan.ts';

/** A column of a pipeline's table, as it is explained to readers. */
export interface ColumnText {
  readonly name: string;
  readonly title: string;
  /** What a number means, with its unit. */
  readonly description: string;
}

/** The columns of a row: the letters, then the measures. */
export function columnsOf(plan: Plan): readonly ColumnText[] {
  const letters = Object.entries(plan.sweep.over ?? {}).map(([name, range]) => ({
    name,
    title: name,
    description: `Parameter of ${plan.sweep.game}, over ${range}`,
  }));
  return [...letters, ...plan.measure.map(name => ({ name, ...SCALAR_MEASURES[name] }))];
}

/** The number of a series, one row a heap. */
export function seriesColumn({ series }: Plan['series'][number]): ColumnText {
  return { name: series, ...SERIES_MEASURES[series] };
}
