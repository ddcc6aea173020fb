import { answering, type FiniteRule, type GameAnswer, type Progress } from '../engine/index.ts';
import type { WrittenGame } from '../game/index.ts';
import { risingLimits } from './rising-limits.ts';

/** Terms that are listed of every sequence: computed in a blink, and more than anyone reads. */
export const TERMS = 2 ** 16;

/** What comes from an analysis, in this order: the terms, how far was searched, the end. */
export type AnalysisReport = Progress | { readonly kind: 'analysis'; readonly analysis: GameAnswer };

/**
 * Analyses a game under a rule, and reports on the way.
 *
 * @param limit heaps to search for each period
 */
export function* analyse(
  game: WrittenGame,
  rule: FiniteRule,
  limit: number,
): Generator<AnalysisReport, void> {
  const analysis = yield* answering(game, { ...rule, terms: TERMS, limits: risingLimits(limit) });
  yield { kind: 'analysis', analysis };
}
