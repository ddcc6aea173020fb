import { type Certificate, formatGame } from '../../game/index.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import { nimValueTape, outcomeTape } from './choose.ts';
import type { FiniteRepeat } from './periodicity.ts';
import type { FiniteRule } from './rule.ts';
import type { FiniteTape } from './tape.ts';

/** Heaps up to which the certificate carries a digest of the terms. */
const LONGEST_DIGEST = 2 ** 24;
/** Terms in memory at once while they are digested. */
const CHUNK = 4096;

/**
 * The proof of a periodicity of outcomes in the form that `src/check` verifies without this engine.
 *
 * Cost: n0 + p heaps for the digest, none past 2^24 heaps, and for the witnesses. Memory: the window.
 */
export function certificateOfOutcomes(
  moves: readonly number[],
  rule: FiniteRule,
  periodicity: ProvedPeriodicity<FiniteRepeat>,
): Certificate {
  return certificate(moves, { ...rule, sequence: 'outcomes' }, periodicity, outcomeTape(moves, rule));
}

/** As {@link certificateOfOutcomes}, for the nim-sequence. */
export function certificateOfNimValues(
  moves: readonly number[],
  ending: FiniteRule['ending'],
  periodicity: ProvedPeriodicity<FiniteRepeat>,
): Certificate {
  const sequence = { ending, objective: 'last-player-wins', sequence: 'nim-values' } as const;
  return certificate(moves, sequence, periodicity, nimValueTape(moves, ending));
}

function certificate(
  moves: readonly number[],
  { ending, objective, sequence }: FiniteRule & Pick<Certificate, 'sequence'>,
  periodicity: ProvedPeriodicity<FiniteRepeat>,
  tape: FiniteTape,
): Certificate {
  const { preperiod, period, repeat } = periodicity;
  const heaps = preperiod + period;
  return {
    format: 'saltus-certificate-2',
    game: formatGame({ kind: 'finite', moves }),
    ending,
    objective,
    sequence,
    preperiod,
    period,
    saltus: 0,
    repeat: { kind: 'window', ...repeat },
    witnesses: periodicity.witnesses(),
    digest: heaps > LONGEST_DIGEST ? null : { heaps, value: digest(tape, heaps) },
  };
}

function digest(tape: FiniteTape, heaps: number): number {
  let value = 1;
  for (let n = 0; n < heaps; n += CHUNK) {
    const terms = new Int32Array(Math.min(CHUNK, heaps - n));
    tape.read(n, terms);
    for (const term of terms) value = (48271 * value + term + 1) % 0x7fffffff;
  }
  return value;
}
