import { analyseGame, type FiniteRule, type GameAnswer, type Progress } from '../engine/index.ts';
import { type ExploredGame, gameBelow } from './large-game.ts';
import { type LawOfGame, lawsOfGame } from './law-of-game.ts';
import { risingLimits } from './rising-limits.ts';

/** Terms that are listed of every sequence: computed in a blink, and more than anyone reads. */
export const TERMS = 2 ** 16;

export type Terms = Extract<Progress, { kind: 'terms' }>;

/**
 * A report of an analysis, in this order: the terms, the progress of the search, the end; for a large game, its laws.
 */
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
    yield termsOf(game, rule);
    yield { kind: 'laws', laws: lawsOfGame(game, rule) };
    return;
  }
  const analysis = yield* analyseGame(game, { ...rule, terms: TERMS, limits: risingLimits(limit, failed) });
  yield { kind: 'analysis', analysis };
}

/**
 * Returns the terms, which are reported before any search. The first heaps of a large game do not depend on its large
 * numbers.
 */
export function termsOf(game: ExploredGame, rule: FiniteRule): Terms {
  const small = game.kind === 'large' ? gameBelow(game, TERMS) : game;
  for (const report of analyseGame(small, { ...rule, terms: TERMS, limits: [1] })) {
    if (report.kind === 'terms') return report;
  }
  throw new Error('an answer begins with its terms');
}
