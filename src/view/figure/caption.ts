import { type ChartText, rulesOf, sweepText } from '../../plan/index.ts';
import type { Result } from '../../run/index.ts';
import { citeInFull, type Sources } from '../citation.ts';
import { commandOf, isPublishedRun } from '../run-name.ts';

/**
 * The caption of a figure, in a line: what is shown, and what is not, over which games, computed by what, after which source.
 *
 * @param undecided of the cases
 */
export function captionOf(result: Result, chart: ChartText, sources: Sources, undecided: number): string {
  const { asked, cases } = result;
  const { plan, source } = asked;
  const range = [sweepText(plan), ...rulesOf(plan)].join('; ');
  const how = showsUndecided(chart) ? 'in grey' : 'not shown';
  const open = undecided > 0 ? `; ${undecided} undecided within ${plan.limit} heaps, ${how}` : '';
  return [
    `${chart.title}.`,
    `${range} (${cases} ${cases === 1 ? 'case' : 'cases'}, computed by saltus, engine ${plan.engine}${open}).`,
    `After: ${citeInFull(source, sources)}.`,
    ...(isPublishedRun(result) ? [] : [`Made by: ${commandOf(result)}`]),
  ].join(' ');
}

/** Whether a chart has marks, in grey, for rows that are undecided, as a heat map has. */
export function showsUndecided({ spec: { mark } }: ChartText): boolean {
  return Object(mark).invalid === 'show';
}
