import { type ChartText, sweepText } from '../../plan/index.ts';
import type { Result } from '../../run/index.ts';
import { citeInFull, type Sources } from '../citation.ts';
import { rulesOf } from '../sentence.ts';

/** The caption of a figure, in a line: what is shown, over which games, computed by what, after which source. */
export function captionOf({ asked, cases }: Result, { title }: ChartText, sources: Sources): string {
  const { plan, source } = asked;
  const range = [sweepText(plan), ...rulesOf(plan)].join('; ');
  return [
    `${title}.`,
    `${range} (${cases} ${cases === 1 ? 'case' : 'cases'}, computed by saltus, engine ${plan.engine}).`,
    `After: ${citeInFull(source, sources)}.`,
  ].join(' ');
}
