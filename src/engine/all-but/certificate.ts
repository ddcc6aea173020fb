import type { Certificate } from '../../game/index.ts';
import { certificateOf } from '../certificate.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import { nimSequence } from './algorithm-1.ts';
import type { BoundaryRepeat } from './search.ts';

/** {@link certificateOf} the nim-sequence of N \ X. Memory: 4 bytes a heap that is digested. */
export function certificateOfAllBut(
  excluded: readonly number[],
  game: string,
  proved: ProvedPeriodicity<BoundaryRepeat>,
): Certificate {
  const { from, to } = proved.repeat;
  return certificateOf(
    { game, ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' },
    proved,
    {
      kind: 'boundary-pattern',
      from: from.heap,
      to: to.heap,
      valueFrom: from.value,
      valueTo: to.value,
      pattern: from.runs,
    },
    heaps => [nimSequence(excluded, heaps)],
  );
}
