import type { Repeat } from '../../../src/engine/finite/repeat-search.ts';
import { provedPeriodicity } from '../../../src/engine/proved-periodicity.ts';

/** Returns the preperiod and period proved from a repeat; null without a repeat or if n0 + p exceeds the limit. */
export function provedNumbers(
  repeat: Repeat | null | undefined,
  limit: number,
): readonly [number, number] | null {
  const found = provedPeriodicity(
    repeat
      ? {
          sequence: {
            game: 'of a test',
            ending: 'normal',
            objective: 'last-player-wins',
            sequence: 'nim-values',
          },
          period: repeat.period,
          saltus: 0,
          isLeast: repeat.isLeast,
          recurs: distance => repeat.recurs(distance),
          preperiod: period => repeat.preperiod(period),
          repeat: () => ({ kind: 'window', from: 0, to: 0, window: [] }),
          terms: () => [],
        }
      : null,
    limit,
  );
  return found.status === 'proved' ? [found.preperiod, found.period] : null;
}
