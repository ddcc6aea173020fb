import { type Certificate, type Ending, formatGame, type Start } from '../../game/index.ts';
import { certificateOf } from '../certificate.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import { nimValueTape, outcomeTape } from './choose.ts';
import type { FiniteRepeat } from './periodicity.ts';
import type { RuleOrStart } from './rule.ts';
import type { FiniteTape } from './tape.ts';

/** Terms in memory at once while they are digested. */
const CHUNK = 4096;

/** {@link certificateOf} the outcomes of a finite set. Memory: the window. */
export function certificateOfOutcomes(
  moves: readonly number[],
  rule: RuleOrStart,
  proved: ProvedPeriodicity<FiniteRepeat>,
): Certificate {
  return certificate(moves, rule, 'outcomes', proved, outcomeTape(moves, rule));
}

/** {@link certificateOf} the nim-sequence of a finite set. Memory: the window. */
export function certificateOfNimValues(
  moves: readonly number[],
  ending: Ending | Start,
  proved: ProvedPeriodicity<FiniteRepeat>,
): Certificate {
  const rule = { ending, objective: 'last-player-wins' } as const;
  return certificate(moves, rule, 'nim-values', proved, nimValueTape(moves, ending));
}

function certificate(
  moves: readonly number[],
  { ending, objective }: RuleOrStart,
  sequence: Certificate['sequence'],
  proved: ProvedPeriodicity<FiniteRepeat>,
  tape: FiniteTape,
): Certificate {
  const repeat = { kind: 'window', ...proved.repeat } as const;
  const [game, named] =
    typeof ending === 'string'
      ? [formatGame({ kind: 'finite', moves }), ending]
      : [formatGame({ kind: 'started', moves, start: ending }), 'normal' as const];
  return certificateOf({ game, ending: named, objective, sequence }, proved, repeat, heaps =>
    chunks(tape, heaps),
  );
}

function* chunks(tape: FiniteTape, heaps: number): Generator<Int32Array> {
  for (let n = 0; n < heaps; n += CHUNK) {
    const terms = new Int32Array(Math.min(CHUNK, heaps - n));
    tape.read(n, terms);
    yield terms;
  }
}
