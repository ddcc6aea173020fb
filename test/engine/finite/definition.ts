import type { RuleOrStart } from '../../../src/engine/finite/beginning.ts';
import type { Ending, Start } from '../../../src/game/index.ts';

/**
 * Returns f(0), …, f(count − 1) by the rules: 1 (N-position) iff some move leaves a P-position, or iff there is no move
 * and the last player loses.
 *
 * Slow and obvious, the oracle of the kernel. Cost: |S| steps per heap.
 *
 * @example
 * outcomesByDefinition([1, 3, 4], { ending: 'normal', objective: 'last-player-wins' }, 8) // [0, 1, 0, 1, 1, 1, 1, 0]
 */
export function outcomesByDefinition(
  moves: readonly number[],
  { ending, objective }: RuleOrStart,
  count: number,
): number[] {
  const outcomes = startOf(ending, count).map(value => (value === 0 ? 0 : 1));
  for (let heap = outcomes.length; heap < count; heap++) {
    const options = optionsOf(heap, moves, ending).map(option => outcomes[option]!);
    const cannotMove = objective === 'last-player-wins' ? 0 : 1;
    outcomes.push(options.length === 0 ? cannotMove : options.includes(0) ? 1 : 0);
  }
  return outcomes;
}

/**
 * Returns G(0), …, G(count − 1) by the definition: the least value that no option has. Misère play has no nim-values.
 * Cost: O(|S|) steps per heap.
 *
 * @example
 * nimValuesByDefinition([1, 3, 4], 'normal', 8) // [0, 1, 0, 1, 2, 3, 2, 0]
 */
export function nimValuesByDefinition(
  moves: readonly number[],
  ending: Ending | Start,
  count: number,
): number[] {
  const values = startOf(ending, count);
  for (let heap = values.length; heap < count; heap++) {
    const options = optionsOf(heap, moves, ending).map(option => values[option]!);
    let value = 0;
    while (options.includes(value)) value++;
    values.push(value);
  }
  return values;
}

/** Returns the initial values, or none if `ending` is a rule. */
function startOf(ending: Ending | Start, count: number): number[] {
  return typeof ending === 'string' ? [] : ending.slice(0, count);
}

/** Lists the heaps that one move can leave. */
function optionsOf(heap: number, moves: readonly number[], ending: Ending | Start): number[] {
  if (ending === 'sink' && heap > 0) return moves.map(s => Math.max(heap - s, 0));
  if (ending === 'take-all' && heap > 0 && heap < Math.min(...moves)) return [0];
  return moves.filter(s => s <= heap).map(s => heap - s);
}
