/**
 * Returns G(0), …, G(count − 1) of any set of moves by the definition: the least value that no option has.
 *
 * Slow and obvious, the oracle of every kernel for infinite sets. Cost: O(count · |S|) steps.
 *
 * @param moves S in increasing order, at least up to count − 1
 */
export function nimSequenceOfMovesByDefinition(moves: readonly number[], count: number): number[] {
  const values: number[] = [];
  /** For each value, the last heap that had an option with this value. */
  const seenAt: number[] = [];
  for (let heap = 0; heap < count; heap++) {
    for (const taken of moves) {
      if (taken > heap) break;
      seenAt[values[heap - taken]!] = heap;
    }
    let value = 0;
    while (seenAt[value] === heap) value++;
    values.push(value);
  }
  return values;
}
