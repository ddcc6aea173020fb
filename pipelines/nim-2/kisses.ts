import { definePipeline, paper } from '../../src/index.ts';
import { charts } from './kisses.charts.ts';

const { about, instead, claim, erratum } = paper('nim-2');

/** The printed outcomes for 0 to 11 kisses: 0 a P-position, 1 an N-position. */
const PRINTED = [0, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1];

/** The numbers that can be left, and the heaps for which the post says so. */
const LEFT = [
  [0, 1, 3, 4],
  [1, 2],
  [2, 5, 6],
  [7, 8, 10, 11],
];

export default definePipeline({
  id: 'kisses',
  question: 'Who wins if each player takes 1, 3 or 4 kisses?',
  answer: ['mod-7'],
  ...about('"A subtraction game example"'),
  sweep: { game: '{1, 3, 4}' },
  measure: [
    'preperiod',
    'period',
    'outcomePreperiod',
    'T',
    'B',
    'E',
    { series: 'outcomes', upTo: '12', table: true },
    { series: 'moves', upTo: '12', table: true },
  ],
  limit: '1e6 heaps',
  claims: [
    claim('positions-0-to-11', 'the list of positions', {
      says: 'the P-positions up to 11 are 0, 2, 7 and 9; all other positions up to 11 are N-positions',
      holds: (_, { outcomes }) => PRINTED.every((outcome, heap) => outcomes[heap] === outcome),
      mutant: (_, { outcomes }) => PRINTED.every((outcome, heap) => outcomes[heap + 1] === outcome),
      mutantSays: 'the P-positions from 1 to 12 are 1, 3, 8 and 10',
    }),
    claim('kisses-left', 'the list of positions: 5, 6 and 9', {
      with: [8, 7],
      says: t =>
        `after a move on 5 there are 1, 2 or 4 kisses left; on 6 there are 2, 3 or 5; on 9 there are 5, 6 or ${t}`,
      holds: (t, _, { moves }) =>
        leaves(moves, 5, [1, 2, 4]) && leaves(moves, 6, [2, 3, 5]) && leaves(moves, 9, [5, 6, t]),
    }),
    erratum('kisses-left-of-7', 'the list of positions: 7', {
      says: 'after a move on 7 there are 3, 4 or 5 kisses left',
      holds: (_, { moves }) => leaves(moves, 7, [3, 4, 5]),
      nature: 'slip',
      printed: '"7: After a move on 7 kisses, there are 3, 4, or 5 kisses left"',
      right: '3, 4 or 6',
      why: 'The moves take 4, 3 or 1. The conclusion is still right, because 6 is also an N-position.',
      shows: (_, { moves }) => [
        'the kisses left after a move on 7',
        '3, 4, or 5',
        moves
          .filter(([from]) => from === 7)
          .map(([, to]) => to)
          .toSorted((p, q) => p - q)
          .join(', '),
      ],
      corrected: instead('kisses-left-of-7-corrected', 'the list of positions: 7 corrected', {
        says: 'after a move on 7 there are 3, 4 or 6 kisses left, and all of these are N-positions',
        holds: (_, { moves, outcomes }) =>
          leaves(moves, 7, [3, 4, 6]) && [3, 4, 6].every(left => outcomes[left] === 1),
      }),
    }),
    claim('winning-moves', 'the list of positions: who leaves what', {
      says: '1, 3 and 4 can be taken whole; 2 leaves only 1; 5 and 6 can leave 2; 8, 10 and 11 can leave 7',
      holds: (_, { moves }) =>
        leaves(moves, 2, [1]) && LEFT.every(([to, ...heaps]) => heaps.every(from => leads(moves, from, to))),
      mutant: (_, { moves }) =>
        LEFT.every(([to, ...heaps]) => heaps.every(from => leads(moves, from + 1, to))),
      mutantSays: '2, 4 and 5 can be taken whole; 6 and 7 can leave 2; 9, 11 and 12 can leave 7',
    }),
    claim('characterization', 'the recursive definition of N- and P-positions, 1 to 3', {
      says: 'all moves from a P-position lead to N-positions, and every N-position has a move to a P-position; 0 is a P-position',
      holds: (_, { moves, outcomes }) => outcomes[0] === 0 && isCharacterized(moves, outcomes, 1),
      mutant: (_, { moves, outcomes }) => outcomes[0] === 0 && isCharacterized(moves, outcomes, 2),
      mutantSays: 'every N-position has two moves to P-positions',
    }),
    claim('mod-7', '"divided by 7 leaves a remainder of 0 or 2"', {
      with: ['<0101111>', '<0110111>'],
      says: 'the second player wins if and only if the number of kisses divided by 7 leaves a remainder of 0 or 2',
      holds: (t, { outcomePreperiod, T }, _, { B }) => outcomePreperiod === 0 && T === 7 && B === t,
      mutantSays:
        'the second player wins if and only if the number of kisses divided by 7 leaves a remainder of 0 or 3',
    }),
  ],
  charts,
});

type Moves = readonly (readonly number[])[];

/** Whether the moves from a heap lead just to these. */
function leaves(moves: Moves, heap: number, left: readonly number[]): boolean {
  const to = moves.filter(([from]) => from === heap).map(([, to]) => to);
  return String(to.toSorted((p, q) => p - q)) === String(left);
}

function leads(moves: Moves, heap: number, left: number): boolean {
  return moves.some(([from, to]) => from === heap && to === left);
}

/** Whether P-positions have no move to P-positions, and N-positions have at least `least` of them. */
function isCharacterized(moves: Moves, outcomes: ArrayLike<number>, least: number): boolean {
  return Array.from(outcomes).every((outcome, heap) => {
    const winning = moves.filter(([from, to]) => from === heap && outcomes[to] === 0).length;
    return outcome === 0 ? winning === 0 : winning >= least;
  });
}
