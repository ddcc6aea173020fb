import { type Certificate, formatGame } from '../../game/index.ts';
import { certificateOf } from '../certificate.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import { nimValueTape, outcomeTape } from './choose.ts';
import type { FiniteRepeat } from './periodicity.ts';
import type { FiniteRule } from './rule.ts';
import type { FiniteTape } from './tape.ts';

/** Terms in memory at once while they are digested. */
const CHUNK = 4096;

/** {@link certificateOf} the outcomes of a finite set. Memory: the window. */
export function certificateOfOutcomes(
  moves: readonly number[],
  rule: FiniteRule,
  proved: ProvedPeriodicity<FiniteRepeat>,
): Certificate {
  return certificate(moves, { ...rule, sequence: 'outcomes' }, proved, outcomeTape(moves, rule));
}

/** {@link certificateOf} the nim-sequence of a finite set. Memory: the window. */
export function certificateOfNimValues(
  moves: readonly number[],
  ending: FiniteRule['ending'],
  proved: ProvedPeriodicity<FiniteRepeat>,
): Certificate {
  const sequence = { ending, objective: 'last-player-wins', sequence: 'nim-values' } as const;
  return certificate(moves, sequence, proved, nimValueTape(moves, ending));
}

function certificate(
  moves: readonly number[],
  sequence: Pick<Certificate, 'ending' | 'objective' | 'sequence'>,
  proved: ProvedPeriodicity<FiniteRepeat>,
  tape: FiniteTape,
): Certificate {
  const game = formatGame({ kind: 'finite', moves });
  const repeat = { kind: 'window', ...proved.repeat } as const;
  return certificateOf({ ...sequence, game }, proved, repeat, heaps => chunks(tape, heaps));
}

function* chunks(tape: FiniteTape, heaps: number): Generator<Int32Array> {
  for (let n = 0; n < heaps; n += CHUNK) {
    const terms = new Int32Array(Math.min(CHUNK, heaps - n));
    tape.read(n, terms);
    yield terms;
  }
}
