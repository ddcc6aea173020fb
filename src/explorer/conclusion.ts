import type { Undecided } from '../engine/index.ts';
import type { Analysis, ProvedPeriod } from './analysis.ts';

/** What is known of a game in a sentence, for a reader who does not see the page. */
export function saysConclusion(game: string, { nimSequence, outcomes, resultNumber }: Analysis): string {
  const parts = [
    ...(nimSequence ? [`nim-sequence ${saysPeriod(nimSequence)}`] : []),
    ...(outcomes ? [`outcomes ${saysPeriod(outcomes)}`] : []),
    ...(typeof resultNumber === 'string' && resultNumber.length < 40
      ? [`result number ${resultNumber}`]
      : []),
  ];
  return `${game}: ${parts.join('; ')}.`;
}

function saysPeriod(found: ProvedPeriod | Undecided): string {
  if (found.status === 'undecided') return `undecided within ${found.limit} heaps`;
  const { preperiod, period, saltus } = found;
  const rise = saltus === 0 ? '' : `, saltus ${saltus}`;
  return `proved, preperiod ${preperiod}, period ${period}${rise}`;
}
