/**
 * Returns the sweep over a list of sets of equally many moves: one case per set, with the row r of the set.
 *
 * @param name of all sets together, after their number: `sets of four moves of pages 34 to 41`
 */
export function listed(sets: readonly (readonly number[])[], name: string) {
  const moves = sets[0]!.map((_, i) => `item(r, ${sets.map(set => set[i]).join(', ')})`);
  return {
    game: `{${moves.join(', ')}}`,
    over: { r: `1..${sets.length}` },
    called: `${sets.length} ${name}`,
  };
}
