import { type ChartText, rulesOf, sweepText } from '../../plan/index.ts';
import type { Result } from '../../run/index.ts';
import { citeInFull, type Sources } from '../citation.ts';
import { tableBehind } from '../drawn.ts';
import { counted, grouped } from '../numbers.ts';
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
  const open =
    undecided > 0
      ? `; ${grouped(undecided)} undecided within ${grouped(plan.limit)} heaps, ${howShown(result, chart)}`
      : '';
  return [
    `${chart.title}.`,
    `${range} (${counted(cases, 'case')}, computed by saltus, engine ${plan.engine}${open}).`,
    `After: ${citeInFull(source, sources)}.`,
    ...(isPublishedRun(result) ? [] : [`Made by: ${commandOf(result)}`]),
  ].join(' ');
}

/** What is seen of cases that are undecided. */
export function howShown(result: Result, chart: ChartText): string {
  if (showsUndecided(chart)) return 'in grey';
  return tableBehind(result, chart)?.of === 'summary'
    ? 'not counted, so that a greatest value may be too low'
    : 'not shown';
}

/** Whether a chart has marks, in grey, for rows that are undecided, as a heat map has. */
export function showsUndecided({ spec: { mark } }: ChartText): boolean {
  return Object(mark).invalid === 'show';
}
