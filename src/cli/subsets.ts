import type { GameAnswer } from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { formatGame, type Game, parseGame } from '../game/index.ts';

/** Maximum size of a set whose subsets are all computed: 65,535 games. */
const MAX_MEMBERS = 16;

/**
 * Returns the games of `S ⊆ {1..7}`, or `subsets of {1..7}`: all non-empty subsets, sorted by their largest moves. Undefined
 * for any other text.
 *
 * @throws DefinitionError for a set that is not finite, or too large
 */
export function subsetsIn(text: string): Iterable<Game> | undefined {
  const [, superset] = /^\s*(?:(?:S\s*)?(?:⊆|\bsubset of\b)|subsets of\b)\s*(.*)$/i.exec(text) ?? [];
  if (superset === undefined) return undefined;
  const game = parseGame(superset.replace(/^(\d+\s*\.\.\s*\d+)$/, '{$1}'));
  if (game.kind !== 'finite' || game.moves.length > MAX_MEMBERS) {
    refuse('game', `subsets of a finite set with at most ${MAX_MEMBERS} numbers`, text);
  }
  return subsetsOf(game.moves);
}

function* subsetsOf(moves: readonly number[]): Generator<Game> {
  for (let chosen = 1; chosen < 2 ** moves.length; chosen++) {
    yield { kind: 'finite', moves: moves.filter((_, i) => (chosen >> i) % 2 === 1) };
  }
}

/** Returns preperiod and period of a game on one line, the form for many games. */
export function lineOfGame({ game, nimSequence, outcomes }: GameAnswer): string {
  const sequence = nimSequence ?? outcomes;
  if (sequence === null || sequence.status === 'undecided') return `${game}: undecided`;
  return `${game}: preperiod ${sequence.preperiod}, period ${sequence.period}`;
}

/** Returns the notations of games, with those of subsets written out. */
export function* withSubsets(texts: Iterable<string>): Generator<string> {
  for (const text of texts) {
    const games = subsetsIn(text);
    if (!games) yield text;
    else for (const game of games) yield formatGame(game);
  }
}
