import {
  definePipeline,
  every,
  listedMoves,
  ours,
  outcomesOfBoxByNimSums,
  paper,
  type Row,
} from '../../src/index.ts';
import { outcomesOfBoxAsPrinted } from './_helpers.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'equation-8-take-all',
  question:
    'Does product formula (8) give the outcomes of two heaps with one set each, under the take-all ending?',
  answer: ['beginning-value-1', 'product-formula'],
  ...about('Part IV, equation (8)'),
  sweep: {
    game: '{a, b}:24 + {c, d}:24',
    over: { a: '1..6', b: 'a+1..7', c: '1..6', d: 'c+1..7' },
    ending: 'take-all',
  },
  measure: ['boxPositions', 'boxDifferences', 'nimSum', 'winner'],
  limit: '1e6 heaps',
  claims: [
    claim('beginning-values', {
      says: '(8) as printed is right at all other positions if it starts from the values of (4): F = 1 if a heap is negative, and the right F if a heap is below its min S',
      ofLetters: true,
      with: [1, 0],
      holds: (negative, row) =>
        everyPosition(row, (box, at) => isBeginning(row, at) || box.f(at) === printedAt(box, at, negative)),
      mutantSays: '(8) as printed is right at all other positions if F = 0 for a negative heap',
    }),
    ours('negative-heaps-alone', 'equation (8) with beginning values only for negative heaps', {
      says: 'some choice of F for negative heaps makes (8) as printed right at all 625 positions, if and only if not both sets have outcomes with a preperiod (3a < 2b < 4a and 3c < 2d < 4c)',
      ofLetters: true,
      holds: row =>
        everyPosition(row, isWithinReach) !== (hasPreperiod(row.a, row.b) && hasPreperiod(row.c, row.d)),
      mutant: row =>
        everyPosition(row, isWithinReach) !== (hasPreperiod(row.a, row.b) || hasPreperiod(row.c, row.d)),
      mutantSays:
        'some choice of F for negative heaps makes (8) right at all positions, if and only if neither set has outcomes with a preperiod',
    }),
    ours('beginning-value-1', 'equation (8) with F = 1 for negative heaps', {
      says: '(8) as printed, with F = 1 if a heap is negative, is right at all 625 positions if and only if 1 is in both sets',
      ofLetters: true,
      holds: row => isRightWith1(row) === (row.a === 1 && row.c === 1),
      mutant: row => isRightWith1(row) === (row.a === 1 || row.c === 1),
      mutantSays:
        '(8) with F = 1 if a heap is negative is right at all positions if and only if 1 is in at least one of the sets',
    }),
    ours('product-formula', 'equation (8) over legal moves', {
      says: 'F = 1 - product of F(…, a_i - x, …) over all heaps i and legal moves x, where an empty product is 1, gives the same outcome as the nim-sum at all 625 positions',
      holds: 'boxPositions = 625 and boxDifferences = 0',
      mutant: 'boxPositions = 625 and boxDifferences = 1',
      mutantSays: 'F gives the same outcome as the nim-sum at all positions except one',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'any sum of heaps' },
    }),
    ours('last-position', {
      says: 'the previous player wins the two heaps of 24 if and only if their nim-sum is 0',
      holds: ({ nimSum }, _, { winner }) => (winner === 'previous') === (nimSum === 0),
      mutant: ({ nimSum }, _, { winner }) => (winner === 'previous') === nimSum <= 1,
      mutantSays: 'the previous player wins the two heaps of 24 if and only if their nim-sum is at most 1',
    }),
  ],
});

const SIZE = 24;

type Position = readonly [number, number];

/** The two heaps, with their right outcomes and the positions that (8) reads. */
interface Box {
  /** Returns F(n, m) by nim-sums, for non-negative heaps. */
  readonly f: (position: Position) => number;
  /** The positions of the factors of (8). */
  readonly factors: (position: Position) => readonly Position[];
  /** The negative positions among the factors of P-positions: F must be 1 there. */
  readonly ones: ReadonlySet<string>;
}

const isNegative = ([n, m]: Position) => n < 0 || m < 0;

function everyPosition(row: Row, holds: (box: Box, position: Position) => boolean): boolean {
  const { a, b, c, d } = row;
  const right = outcomesOfBoxByNimSums([listedMoves([a, b]), listedMoves([c, d])], [SIZE, SIZE], 'take-all');
  const f = ([n, m]: Position) => right[n * (SIZE + 1) + m];
  const factors = ([n, m]: Position): readonly Position[] => [
    [n - a, m],
    [n - b, m],
    [n, m - c],
    [n, m - d],
  ];
  const positions = Array.from(right, (_, i): Position => [Math.floor(i / (SIZE + 1)), i % (SIZE + 1)]);
  const ofP = positions.filter(position => f(position) === 0).flatMap(factors);
  const box = { f, factors, ones: new Set(ofP.filter(isNegative).map(String)) };
  return every(0, positions.length - 1, i => holds(box, positions[i]));
}

/** Whether (8) can give the right outcome: at a P-position, or at an N-position with a factor that is 0 or may be. */
function isWithinReach(box: Box, position: Position): boolean {
  if (box.f(position) === 0) return true;
  return box.factors(position).some(one => (isNegative(one) ? !box.ones.has(String(one)) : box.f(one) === 0));
}

function isBeginning({ a, c }: Row, [n, m]: Position): boolean {
  return n < a || m < c;
}

/** (8) as printed at a position, with one value of F wherever a heap is negative. */
function printedAt(box: Box, position: Position, negative: 0 | 1): number {
  return 1 - Math.min(...box.factors(position).map(one => (isNegative(one) ? negative : box.f(one))));
}

/** Whether {a, b} has a preperiod, by the law `preperiods` of the pipeline result-strings-two. */
function hasPreperiod(a: number, b: number): boolean {
  return 3 * a < 2 * b && b < 2 * a;
}

function isRightWith1({ a, b, c, d }: Row): boolean {
  const sets = [
    [a, b],
    [c, d],
  ];
  const printed = outcomesOfBoxAsPrinted(sets, [SIZE, SIZE], 1);
  const right = outcomesOfBoxByNimSums(sets.map(listedMoves), [SIZE, SIZE], 'take-all');
  return printed.every((outcome, i) => outcome === right[i]);
}
