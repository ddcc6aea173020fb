import fc from 'fast-check';
import type { FiniteRule } from '../../../src/engine/finite/beginning.ts';

/** A fixed seed: a failing property prints the path to replay. */
export const SEED = 20101205;

export const NORMAL: FiniteRule = { ending: 'normal', objective: 'last-player-wins' };
export const TAKE_ALL: FiniteRule = { ending: 'take-all', objective: 'last-player-wins' };
export const MISERE: FiniteRule = { ending: 'normal', objective: 'last-player-loses' };
export const MISERE_TAKE_ALL: FiniteRule = { ending: 'take-all', objective: 'last-player-loses' };

export const SINK: FiniteRule = { ending: 'sink', objective: 'last-player-wins' };
export const MISERE_SINK: FiniteRule = { ending: 'sink', objective: 'last-player-loses' };

export const rules = fc.constantFrom(NORMAL, TAKE_ALL, MISERE, MISERE_TAKE_ALL, SINK, MISERE_SINK);

/** Increasing lists of up to `size` moves up to `largest`. */
export function moveSets(largest: number, size = 6, least = 1): fc.Arbitrary<number[]> {
  return fc
    .uniqueArray(fc.integer({ min: least, max: largest }), { minLength: 1, maxLength: size })
    .map(moves => moves.sort((x, y) => x - y));
}

/** Sets whose least move is far below the others, and sets of only large moves, which take steps of a whole word. */
export const wideSets = fc.oneof(
  moveSets(260, 5, 20),
  fc
    .tuple(fc.integer({ min: 1, max: 18 }), moveSets(260, 4, 20))
    .map(([least, others]) => (others.includes(least) ? others : [least, ...others])),
);

/** Whether the terms repeat with the period p on [from, to). */
export function repeats(terms: ArrayLike<number>, p: number, from: number, to: number): boolean {
  for (let n = from; n < to; n++) if (terms[n] !== terms[n + p]) return false;
  return true;
}

/** Lists the divisors of p below p. */
export function properDivisors(p: number): number[] {
  return Array.from({ length: p - 1 }, (_, i) => i + 1).filter(d => p % d === 0);
}
