import type { Certificate } from '../game/index.ts';
import type { ProvedPeriodicity } from './periodicity.ts';

/** Heaps up to which a certificate carries a digest of the terms. */
const LONGEST_DIGEST = 2 ** 24;

/**
 * The proof of a periodicity in the form that `src/check` verifies without this engine.
 *
 * Cost: n0 + p terms for the digest, none past 2^24 heaps; the way to the witnesses.
 *
 * @param termsOf the first terms of the sequence, in chunks
 */
export function certificateOf(
  sequence: Pick<Certificate, 'game' | 'ending' | 'objective' | 'sequence'>,
  proved: ProvedPeriodicity,
  repeat: Certificate['repeat'],
  termsOf: (count: number) => Iterable<Int32Array>,
): Certificate {
  const { game, ending, objective } = sequence;
  const { preperiod, period, saltus } = proved;
  const heaps = preperiod + period;
  return {
    format: 'saltus-certificate-2',
    game,
    ending,
    objective,
    sequence: sequence.sequence,
    preperiod,
    period,
    saltus,
    repeat,
    witnesses: proved.witnesses(),
    digest: heaps > LONGEST_DIGEST ? null : { heaps, value: digest(termsOf(heaps)) },
  };
}

function digest(chunks: Iterable<Int32Array>): number {
  let value = 1;
  for (const terms of chunks) {
    for (const term of terms) value = (48271 * value + (term % 0x7fffffff) + 1) % 0x7fffffff;
  }
  return value;
}
