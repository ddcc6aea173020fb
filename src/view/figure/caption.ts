import { type ChartText, sweepText } from '../../plan/index.ts';
import type { Result } from '../../run/index.ts';
import { citeInFull, type Sources } from '../citation.ts';
import { tableBehind } from '../drawn.ts';
import { counted, grouped } from '../numbers.ts';
import { commandOf, isPublishedRun } from '../run-name.ts';

/**
 * Returns the caption of a figure in one line: what to see, over which games, and last where it comes from.
 *
 * @param undecided how many cases are undecided
 */
export function captionOf(result: Result, chart: ChartText, sources: Sources, undecided: number): string {
  const { asked, cases } = result;
  const { plan, source } = asked;
  const open =
    undecided > 0
      ? `; ${grouped(undecided)} undecided within ${grouped(plan.limit)} heaps, ${howShown(result, chart)}`
      : '';
  return [
    `${chart.title}.`,
    `Range: ${sweepText(plan)} (${counted(cases, 'case')}${open}).`,
    `Source: ${citeInFull(source, sources)}.`,
    `Computed by saltus, engine ${plan.engine}.`,
    ...(isPublishedRun(result) ? [] : [`Command: ${commandOf(result)}`]),
  ].join(' ');
}

/** Returns how a chart shows undecided cases. */
export function howShown(result: Result, chart: ChartText): string {
  if (showsUndecided(chart)) return 'in grey';
  return tableBehind(result, chart)?.of === 'summary'
    ? 'not counted, so a maximum may be too low'
    : 'not shown';
}

/** Whether a chart draws undecided rows, in grey, as a heat map does. */
export function showsUndecided({ spec: { mark } }: ChartText): boolean {
  return Object(mark).invalid === 'show';
}
