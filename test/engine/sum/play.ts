import fc from 'fast-check';
import type { Ending, Game, Objective } from '../../../src/game/index.ts';

const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  .map(list => list.sort((p, q) => p - q));

/** Random finite sets of up to 4 moves up to 12. */
export const finiteGames = numbers.map((moves): Game => ({ kind: 'finite', moves }));

/** Random finite and all-but sets. */
export const games = fc.oneof(
  finiteGames,
  numbers.map((excluded): Game => ({ kind: 'all-but', excluded })),
);

/** Lists the heaps that one move leads to, by the rules. */
export function optionsByRules(game: Game, ending: Ending, heap: number): number[] {
  const isMove = (taken: number) => {
    if (game.kind === 'finite') return game.moves.includes(taken);
    if (game.kind === 'all-but') return !game.excluded.includes(taken);
    throw new Error(`no rules for ${game.kind} games`);
  };
  const options = [];
  for (let to = heap - 1; to >= 0; to--) if (isMove(heap - to)) options.push(to);
  if (heap === 0 || options.at(-1) === 0 || ending === 'normal') return options;
  const largest = game.kind === 'finite' ? game.moves.at(-1)! : Number.POSITIVE_INFINITY;
  return (ending === 'sink' ? heap < largest : options.length === 0) ? [...options, 0] : options;
}

/** A position of a sum: the size of each heap, less than 64. */
export type Position = readonly number[];

/** Encodes a position as one number. */
export function keyOf(position: Position): number {
  return position.reduce((key, heap) => 64 * key + heap, 1);
}

/** Lists all positions of `heaps` heaps of 0 to `largest` stones, each after its options. */
export function positionsUpTo(heaps: number, largest: number): Position[] {
  if (heaps === 0) return [[]];
  const shorter = positionsUpTo(heaps - 1, largest);
  return shorter.flatMap(position => Array.from({ length: largest + 1 }, (_, heap) => [...position, heap]));
}

/** Lists the options of every heap up to `largest`, by the rules, for each game of a sum. */
export function optionTables(rules: readonly Game[], ending: Ending, largest: number): number[][][] {
  return rules.map(game =>
    Array.from({ length: largest + 1 }, (_, heap) => optionsByRules(game, ending, heap)),
  );
}

/** Lists the positions that one move leads to, heap after heap. */
export function movesByRules(options: readonly (readonly (readonly number[])[])[], position: Position) {
  return position.flatMap((heap, i) => options[i]![heap]!.map(to => position.with(i, to)));
}

/**
 * Finds the keys of the P-positions by exhaustive play over all positions of a box. A player who cannot move has lost,
 * or has won in misère play.
 */
export function pPositionsByPlay(
  rules: readonly Game[],
  ending: Ending,
  objective: Objective,
  largest: number,
): ReadonlySet<number> {
  const options = optionTables(rules, ending, largest);
  const found = new Set<number>();
  for (const position of positionsUpTo(rules.length, largest)) {
    const moves = movesByRules(options, position);
    const isP =
      moves.length === 0 ? objective === 'last-player-wins' : moves.every(next => !found.has(keyOf(next)));
    if (isP) found.add(keyOf(position));
  }
  return found;
}
