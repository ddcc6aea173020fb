import { answering, type FiniteRule, type GameAnswer, type Progress } from '../engine/index.ts';
import { type ExploredGame, gameBelow, type LargeGame } from './large-game.ts';
import { type LawOfGame, lawsOfGame } from './law-of-game.ts';
import { risingLimits } from './rising-limits.ts';

/** Terms that are listed of every sequence: computed in a blink, and more than anyone reads. */
export const TERMS = 2 ** 16;

/** What comes from an analysis, in this order: the terms, how far was searched, the end; of a large game its laws. */
export type AnalysisReport =
  | Progress
  | { readonly kind: 'analysis'; readonly analysis: GameAnswer }
  | { readonly kind: 'laws'; readonly laws: readonly LawOfGame[] };

/**
 * Analyses a game under a rule, and reports on the way.
 *
 * @param limit heaps to search for each period
 * @param failed heaps within which an earlier search found none
 */
export function* analyse(
  game: ExploredGame,
  rule: FiniteRule,
  limit: number,
  failed = 0,
): Generator<AnalysisReport, void> {
  if (game.kind === 'large') {
    yield* analyseLarge(game, rule);
    return;
  }
  const analysis = yield* answering(game, { ...rule, terms: TERMS, limits: risingLimits(limit, failed) });
  yield { kind: 'analysis', analysis };
}

/** Its first heaps do not see the large numbers; all else is by a law. */
function* analyseLarge(game: LargeGame, rule: FiniteRule): Generator<AnalysisReport, void> {
  for (const report of answering(gameBelow(game, TERMS), { ...rule, terms: TERMS, limits: [1] })) {
    yield report;
    break;
  }
  yield { kind: 'laws', laws: lawsOfGame(game, rule) };
}
