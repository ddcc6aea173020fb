import type { Repeat } from '../../../src/engine/finite/repeat.ts';
import { provedPeriodicity } from '../../../src/engine/periodicity.ts';

/** Preperiod and period that are proved of what a search met; null where it met nothing, or n0 + p is more than the limit. */
export function provedNumbers(repeat: Repeat | null, limit: number): readonly [number, number] | null {
  const found = provedPeriodicity(
    repeat && {
      game: 'of a test',
      period: repeat.period,
      saltus: 0,
      isLeast: repeat.isLeast,
      recurs: distance => repeat.recurs(distance),
      preperiod: period => repeat.preperiod(period),
      repeat: () => null,
      terms: () => [],
    },
    limit,
  );
  return found.status === 'proved' ? [found.preperiod, found.period] : null;
}
