import type { Certificate } from '../../game/index.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import { nimSequence } from './algorithm-1.ts';
import type { BoundaryRepeat } from './search.ts';

/** Heaps up to which the certificate carries a digest of the values. */
const LONGEST_DIGEST = 2 ** 24;

/**
 * The proof of a periodicity in the form that `src/check` verifies without this engine.
 *
 * Cost: n0 + p heaps by Algorithm 1 and 4 bytes each for the digest, none past 2^24 heaps; the way to the witnesses.
 */
export function certificateOfAllBut(
  excluded: readonly number[],
  game: string,
  periodicity: ProvedPeriodicity<BoundaryRepeat>,
): Certificate {
  const { preperiod, period, saltus, repeat } = periodicity;
  const heaps = preperiod + period;
  return {
    format: 'saltus-certificate-2',
    game,
    ending: 'normal',
    objective: 'last-player-wins',
    sequence: 'nim-values',
    preperiod,
    period,
    saltus,
    repeat: {
      kind: 'boundary-pattern',
      from: repeat.from.heap,
      to: repeat.to.heap,
      valueFrom: repeat.from.value,
      valueTo: repeat.to.value,
      pattern: repeat.from.runs,
    },
    witnesses: periodicity.witnesses(),
    digest: heaps > LONGEST_DIGEST ? null : { heaps, value: digest(nimSequence(excluded, heaps)) },
  };
}

function digest(values: Int32Array): number {
  return values.reduce((d, value) => (48271 * d + (value % 0x7fffffff) + 1) % 0x7fffffff, 1);
}
