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

/**
 * Whether the difference between the largest move and each smaller one is a move too.
 *
 * @param less subtracted from the largest move first; 0 unless for a mutant
 */
export function isSymmetric(moves: readonly number[], less = 0): boolean {
  const largest = moves.at(-1)!;
  return moves.every(move => move === largest || moves.includes(largest - less - move));
}

/** Returns the sentence and the function of a claim: each set is symmetric, except some, given as texts such as `2,5,7,9`. */
export function symmetricExcept(
  sets: readonly (readonly number[])[],
  exceptions: readonly string[],
  most = sets.length,
) {
  const but = exceptions.map(set => `{${set.replaceAll(',', ', ')}}`).join(', ');
  return {
    with: [0, 1] as const,
    says: (less: number) =>
      `max L - s${less === 0 ? '' : ` - ${less}`} is a move for each smaller move s of a set L${but === '' ? '' : `, except of ${but}`}`,
    where: ({ r }: Readonly<Record<string, number>>) => r! <= most,
    holds: (less: number, { r }: Readonly<Record<string, number>>) =>
      isSymmetric(sets[r! - 1]!, less) !== exceptions.includes(`${sets[r! - 1]}`),
    ofLetters: true as const,
  };
}

/** Returns the claims of pages 38 and 39 on the printed record preperiods, given as sets with their rows in a sweep. */
export function shapesOfPreperiodRecords(
  sets: readonly (readonly number[])[],
  isMeant: (r: number) => boolean,
) {
  const where = ({ r }: Readonly<Record<string, number>>) => isMeant(r!);
  const law = (
    says: string,
    mutantSays: string,
    holds: (set: readonly number[]) => boolean,
    mutant: (set: readonly number[]) => boolean,
  ) => ({
    says,
    where,
    holds: ({ r }: Readonly<Record<string, number>>) => holds(sets[r! - 1]!),
    mutant: ({ r }: Readonly<Record<string, number>>) => mutant(sets[r! - 1]!),
    mutantSays,
    ofLetters: true as const,
  });
  return {
    classOne: law(
      'the sum of the first and the third move is the fourth, except of {25, 112, 114, 137}',
      'the sum of the first two moves is the third',
      ([a, b, c, d]) => a! + c! === d || b === 112,
      ([a, b, c]) => a! + b! === c,
    ),
    even: law(
      'the second and the third move are even, except of {2, 20, 35, 37}, {10, 26, 57, 67} and {16, 51, 109, 125}',
      'the second and the fourth move are even',
      ([, b, c]) => (b! % 2 === 0 && c! % 2 === 0) !== [35, 57, 109].includes(c!),
      ([, b, , d]) => b! % 2 === 0 && d! % 2 === 0,
    ),
    quotient: law(
      'if 1 is a move, the quotient of the second and the third move is at most 3/7, and greater than 1/3',
      'if 1 is a move, the quotient of the second and the third move is at most 1/3',
      ([a, b, c]) => a !== 1 || (7 * b! <= 3 * c! && 3 * b! > c!),
      ([a, b, c]) => a !== 1 || 3 * b! <= c!,
    ),
  };
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

/** The pairs of two numbers from -40 to 40. */
export const BOX = Array.from(
  { length: 81 * 81 },
  (_, i) => [Math.floor(i / 81) - 40, (i % 81) - 40] as const,
);

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
