import type { SumOfHeaps } from '../../game/index.ts';
import { TooExpensive } from '../refused.ts';
import { type Replayable, termsOf } from '../replay.ts';
import { type ColumnCheck, differing } from './column-check.ts';
import { leftAfter } from './left-after.ts';
import { costOfTerms, type TableRule } from './replays.ts';

/** A sum with its rule, and the maximum number of options to examine. */
export interface SumCase {
  readonly game: SumOfHeaps;
  readonly rule: TableRule;
  readonly limit: number;
}

/** The columns about a sum of heaps. The winner is found from position to position, without nim-values. */
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
      const { rule, limit } = sum;
      const heaps = sum.game.heaps.map(({ game, heap }) => ({ game: game as Replayable, heap }));
      const cost = heaps.reduce(
        (all, { game, heap }) =>
          all + (isReplayed(game, rule) ? costOfTerms(game, heap + 1) : (heap + 1) ** 2),
        0,
      );
      if (cost > limit) throw new TooExpensive(cost);
      const values = heaps.map(({ game, heap }) => valuesUpTo(game, rule, heap));
      const nimSum = values.reduce((x, terms, i) => x ^ terms[heaps[i]!.heap]!, 0);
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
 * Evaluates all positions from no stones up to the given heaps, which come last: whether the player to move wins, and the
 * number of winning moves in the last position. A move leads to an earlier position.
 *
 * @throws TooExpensive if there are more options than the limit
 */
function boxOf({ game: { heaps }, rule, limit }: SumCase) {
  const strides = heaps.map((_, i) => heaps.slice(i + 1).reduce((size, { heap }) => size * (heap + 1), 1));
  const positions = heaps.reduce((size, { heap }) => size * (heap + 1), 1);
  const cost = heaps.reduce((sum, { heap }) => sum + heap * positions, 0);
  if (cost > limit) throw new TooExpensive(cost);
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

/** Returns the nim-values of the heaps up to the given one. A replay supports all endings only for finite sets. */
function valuesUpTo(game: Replayable, rule: TableRule, heap: number): ArrayLike<number> {
  if (isReplayed(game, rule)) return termsOf(game, { ...rule, sequence: 'nim-values' }, heap + 1);
  const values: number[] = [];
  for (const left of leftAfter(game, rule, heap)) {
    let value = 0;
    while (left.some(to => values[to] === value)) value++;
    values.push(value);
  }
  return values;
}

function isReplayed({ kind }: Replayable, { ending }: TableRule): boolean {
  return kind === 'finite' || ending === 'normal';
}
