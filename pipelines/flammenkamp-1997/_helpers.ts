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

/** Returns the sets of a text such as `2,3,6 2,4,5`. */
export function readSets(text: string): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map(set => set.split(',').map(Number));
}

/** The period of {a, b, 2b-a, 2b} by Vermutung 10, before it is divided by {@link factorOf}. */
export function fullPeriod(a: number, b: number): number {
  const r = restOf(a, b);
  return (b - a) ** 2 + ((2 * b + a - r) * (b - a + r)) / 2;
}

/** The factor f of Vermutung 10 by which the period is less, as printed. */
export function factorOf(a: number, b: number): number {
  if (b % (2 * a) === 0) return a;
  if (b % (2 * a) === a) return (b - a) / 2;
  const distance = (n: number) => Math.abs((b % ((2 * a * n) / gcd(a, n))) - a);
  for (let k = a - 1; k > 1; k--) if (distance(k) < a && distance(k) % k === 0) return k;
  return 1;
}

/** The r of Vermutung 10. */
export function restOf(a: number, b: number): number {
  return Math.abs((b % (2 * a)) - a);
}

/** Whether a period that divides two or all three sums of two moves is as Vermutung 6 says. */
export function isOfTwoOrThree(
  period: number,
  [a, b, c]: readonly [number, number, number],
  times = 2,
): boolean {
  const divided = [a + b, a + c, b + c].filter(sum => sum % period === 0);
  if (divided.length === 2) return period === gcd(divided[0]!, divided[1]!);
  return divided.length === 3 && period === times * gcd(gcd(a, b), c);
}

/** The greatest common divisor; helpers import nothing. */
function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Returns the number of words of as many zeros and ones as the largest move in which no two zeros differ by a move. */
export function countCollisionFree(moves: readonly number[]): number {
  const largest = Math.max(...moves);
  const isZero: boolean[] = [];
  const countFrom = (at: number): number => {
    if (at === largest) return 1;
    isZero[at] = false;
    const withOne = countFrom(at + 1);
    if (moves.some(move => isZero[at - move])) return withOne;
    isZero[at] = true;
    return withOne + countFrom(at + 1);
  };
  return countFrom(0);
}

/** The number of cycles for each period that the outcomes have from some initial values. */
export type Cycles = Readonly<Record<number, number>>;

/** Whether the periods that were found, each with its number of cycles, are the printed ones. */
export function hasCycles(found: readonly (readonly number[])[], printed: Cycles): boolean {
  return (
    found.length === Object.keys(printed).length &&
    found.every(([period, cycles]) => printed[period!] === cycles)
  );
}
