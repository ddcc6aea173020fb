/**
 * Returns G(0), …, G(count − 1) of the all-but game N \ X by the definition: the least value that no option has.
 *
 * Slow and obvious, the oracle of every other kernel. Cost: O(count²) steps.
 *
 * @example
 * nimSequenceByDefinition([1, 3, 4], 6) // [0, 0, 1, 1, 0, 2]
 */
export function nimSequenceByDefinition(excluded: readonly number[], count: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap < count; heap++) {
    const options = new Set<number>();
    for (let taken = 1; taken <= heap; taken++) {
      if (!excluded.includes(taken)) options.add(values[heap - taken]!);
    }
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
}
