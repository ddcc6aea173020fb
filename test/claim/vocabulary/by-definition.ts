/** Returns G(0), G(1), … of a finite set of moves, by the definition. */
export function finiteGrundyValues(moves: readonly number[], count: number): number[] {
  const values: number[] = [];
  for (let n = 0; n < count; n++) {
    const options = moves.filter(s => s <= n).map(s => values[n - s]);
    values.push(Array.from({ length: count }, (_, value) => value).find(value => !options.includes(value))!);
  }
  return values;
}
