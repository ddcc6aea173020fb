import { about, definePipeline, line, ours } from '../../src/index.ts';

const range = { longer: 'the moves up to 170,000', further: '--limit 3.4e5' };

/** The moves as OEIS lists them. */
const LISTED = [1, 4, 12, 28, 73, 163, 343, 867, 1915, 4011, 8203];

type Rows = readonly (readonly number[])[];

export default definePipeline({
  id: 'oeis-ternary-moves',
  question:
    'How does sequence A242079 of the OEIS, the moves of ternary and purely periodic games, continue?',
  answer: ['period', 'gaps'],
  ...about('oeis, A242079'),
  sweep: { game: '{1}', called: 'the moves of A242079' },
  measure: ['period', { series: 'ternaryMoves', upTo: 'limit', table: true }],
  limit: '1e5 heaps',
  cost: 'limit * limit',
  claims: [
    ours('listed', 'the list', {
      with: [8203, 8201],
      says: last => `the first 11 terms are 1, 4, 12, 28, 73, 163, 343, 867, 1915, 4011 and ${last}`,
      where: (_, { ternaryMoves }) => ternaryMoves.at(-1)![1]! >= LISTED.at(-1)!,
      holds: (last, _, { ternaryMoves }) =>
        LISTED.every((term, i) => ternaryMoves[i]?.[1] === (term === 8203 ? last : term)),
    }),
    ours('definition', 'the definition', {
      says: 'up to the last move below 1000, by the definition only: a number c above twice the last move is skipped iff a value above 2 occurs below heap 4c, or no value below heap 4c changes, or the first c values do not recur below heap 9c',
      holds: (_, { ternaryMoves }) => isByDefinition(ternaryMoves, 2),
      mutant: (_, { ternaryMoves }) => isByDefinition(ternaryMoves, 3),
      mutantSays:
        'a number c is skipped iff a value above 3 occurs below heap 4c, or no value below heap 4c changes, or the first c values do not recur below heap 9c',
    }),
    ours('period', {
      with: [1, 0],
      says: more => `the period of the first n moves is a(n) + ${more}`,
      holds: (more, _, { ternaryMoves }) => ternaryMoves.every(([, move, period]) => period === move! + more),
      conjecture: {
        before: 'the 11 terms of OEIS, and 3 more by a program outside this project',
        ...range,
      },
    }),
    ours('gaps', {
      with: [1, 2],
      says: more =>
        `n ≥ 3: the gap d(n) = a(n) - 2a(n-1) is either d(n-1) or d(n-1) + a(n-2) + ${more}; the latter for n = 3, 5, 8 and, in a longer run, 15`,
      holds: (more, _, { ternaryMoves }) => gapsFollow(ternaryMoves, more),
      conjecture: { before: 'the 11 terms of OEIS', ...range },
    }),
    ours('goes-on', {
      with: ['3', '5/2'],
      says: most => `n ≥ 4: there is a next move a(n), and it is below ${most} a(n-1)`,
      holds: (most, _, { ternaryMoves }) =>
        ternaryMoves.length > 4 &&
        ternaryMoves.every(
          ([n, move], i) => n! < 4 || move! < (most === '3' ? 3 : 2.5) * ternaryMoves[i - 1]![1]!,
        ),
      conjecture: {
        before: 'the 11 terms of OEIS',
        ...range,
      },
    }),
  ],
  charts: [
    line({
      of: 'ternaryMoves',
      name: 'moves',
      title:
        'Later moves a(n) are slightly more than twice the previous one; the axis of a(n) is logarithmic',
      heading: 'A242079: later moves are slightly more than twice the previous one',
      x: { field: 'n', title: 'n', axis: { tickMinStep: 1 } },
      y: { field: 'move', title: 'a(n)', scale: { type: 'log' } },
    }),
  ],
});

function gapsFollow(rows: Rows, more: number): boolean {
  const moves = rows.map(([, move]) => move!);
  const gap = (i: number) => moves[i]! - 2 * moves[i - 1]!;
  return moves.every((_, i) => {
    if (i < 2) return true;
    const grown = gap(i) - gap(i - 1);
    return grown === 0 || grown === moves[i - 2]! + more;
  });
}

function isByDefinition(rows: Rows, most: number): boolean {
  const moves = rows.map(([, move]) => move!).filter(move => move < 1000);
  return moves.slice(1).every((move, i) => {
    const set = moves.slice(0, i + 1);
    for (let c = 2 * set.at(-1)! + 1; c <= move; c++) if (isNext(set, c, most) !== (c === move)) return false;
    return true;
  });
}

function isNext(set: readonly number[], c: number, most: number): boolean {
  const values = nimValues([...set, c], 9 * c);
  if (values.slice(0, 4 * c).some(value => value > most)) return false;
  const first = values.slice(0, c).join('');
  return (
    values.join('').indexOf(first, 1) > 0 && nimValues(set, 4 * c).some((value, n) => value !== values[n])
  );
}

function nimValues(moves: readonly number[], count: number): number[] {
  const values: number[] = [];
  for (let n = 0; n < count; n++) {
    let met = 0;
    for (const s of moves) if (s <= n) met |= 1 << values[n - s]!;
    values.push(leastMissing(met));
  }
  return values;
}

/** Returns the least missing value, for values below 31 given as bits. */
function leastMissing(met: number): number {
  return 31 - Math.clz32(~met & (met + 1));
}
