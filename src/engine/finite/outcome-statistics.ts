import type { ResultString } from './result-string.ts';

/** What B(S) looks like: its longest run of equal outcomes, and its P-positions a period. */
export function outcomeStatistics({ preperiod, period }: ResultString): {
  longestRun: number;
  pPositions: number;
} {
  let longestRun = 0;
  let run = 0;
  let last = '';
  // A run that is not endless is met whole in the preperiod and two periods.
  for (const bit of preperiod + period + period) {
    run = bit === last ? run + 1 : 1;
    last = bit;
    longestRun = Math.max(longestRun, run);
  }
  return { longestRun, pPositions: period.replaceAll('1', '').length };
}
