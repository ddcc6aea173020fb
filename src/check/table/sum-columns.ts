import type { SumOfHeaps } from '../../game/index.ts';
import { TooDear } from '../refused.ts';
import { isMove, type Replayable, termsOf } from '../replay.ts';
import { type ColumnCheck, differing } from './column-check.ts';
import { costOfTerms, type TableRule } from './replays.ts';

/** A sum with its rule, and options that may be looked at. */
export interface SumCase {
  readonly game: SumOfHeaps;
  readonly rule: TableRule;
  readonly limit: number;
}

/** What a row says of a sum of heaps. Who wins is found from position to position, without nim-values. */
export const SUM_COLUMNS: readonly ColumnCheck<SumCase>[] = [
  {
    columns: ['winner', 'winningMoves', 'boxPositions'],
    kinds: ['sum'],
    faults(row, sum) {
      const { wins, winningMoves } = boxOf(sum);
      const winner = wins.at(-1) === 1 ? 'next' : 'previous';
      return differing(row, { winner, winningMoves, boxPositions: wins.length });
    },
  },
  {
    columns: ['nimSum', 'boxDifferences'],
    kinds: ['sum'],
    faults(row, sum) {
      const { heaps } = sum.game;
      const cost = heaps.reduce((all, { game, heap }) => all + costOfTerms(game as Replayable, heap + 1), 0);
      if (cost > sum.limit) throw new TooDear(cost);
      const values = heaps.map(({ game, heap }) =>
        termsOf(game as Replayable, { ...sum.rule, sequence: 'nim-values' }, heap + 1),
      );
      const nimSum = values.reduce((x, terms) => x ^ terms.at(-1)!, 0);
      if (row.boxDifferences === undefined) return differing(row, { nimSum });
      const { wins, heapsAt } = boxOf(sum);
      const byNimSums = (position: number) =>
        heapsAt(position).reduce((x, heap, i) => x ^ values[i]![heap]!, 0) === 0 ? 0 : 1;
      const boxDifferences = wins.reduce((count, won, at) => count + (won === byNimSums(at) ? 0 : 1), 0);
      return differing(row, { nimSum, boxDifferences });
    },
  },
];

/**
 * All positions from no stones to the heaps given: whether the player to move wins, and by how many moves from the last,
 * which is that of the heaps given. A move leads to an earlier one.
 *
 * @throws TooDear where there are more options than the limit
 */
function boxOf({ game: { heaps }, rule, limit }: SumCase) {
  const strides = heaps.map((_, i) => heaps.slice(i + 1).reduce((size, { heap }) => size * (heap + 1), 1));
  const positions = heaps.reduce((size, { heap }) => size * (heap + 1), 1);
  const cost = heaps.reduce((sum, { heap }) => sum + heap * positions, 0);
  if (cost > limit) throw new TooDear(cost);
  const moves = heaps.map(({ game, heap }) => leftAfter(game as Replayable, rule, heap));
  const heapsAt = (position: number) =>
    heaps.map(({ heap }, i) => Math.floor(position / strides[i]!) % (heap + 1));
  const wins = new Uint8Array(positions);
  let winningMoves = 0;
  for (let position = 0; position < positions; position++) {
    let isStuck = true;
    winningMoves = 0;
    for (let i = 0; i < heaps.length; i++) {
      const heap = Math.floor(position / strides[i]!) % (heaps[i]!.heap + 1);
      for (const left of moves[i]![heap]!) {
        isStuck = false;
        if (wins[position - (heap - left) * strides[i]!] === 0) winningMoves++;
      }
    }
    wins[position] = Number(isStuck ? rule.objective === 'last-player-loses' : winningMoves > 0);
  }
  return { wins, winningMoves, heapsAt };
}

/** For each heap up to the one given, what a move may leave of it. */
function leftAfter(game: Replayable, { ending }: TableRule, heap: number): number[][] {
  const moves = Array.from({ length: heap }, (_, i) => i + 1).filter(s => isMove(game, s));
  const numbers = game.kind === 'finite' && ending !== 'normal' ? game.moves : [0];
  const whole = numbers.at(ending === 'sink' ? -1 : 0)!;
  return Array.from({ length: heap + 1 }, (_, n) => {
    const left = moves.filter(s => s <= n).map(s => n - s);
    return 0 < n && n < whole && !left.includes(0) ? [...left, 0] : left;
  });
}
