import { definePipeline, paper, type Row, theorems } from '../../src/index.ts';
import { isSymmetric } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

const theorem = { reference: 'docs/laws.md, section 7', hypothesis: 'every finite non-empty set of moves' };

export default definePipeline({
  id: 'symmetric-sets',
  question: 'For which sets of moves can the outcomes also be computed backwards?',
  answer: ['backwards', 'pure'],
  ...about('page 42, Satz 12 and Folgerung 14'),
  sweep: { game: '{a, b, c, d}', over: { a: '1..7', b: 'a+1..8', c: 'b+1..9', d: 'c+1..10' } },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('backwards', 'page 42, Satz 12', {
      says: 'if no two lost heaps differ by a move, d consecutive outcomes determine the outcome before them if and only if the set is symmetric: d minus each smaller move is a move',
      holds: row => isReversible(movesOf(row)) === isSymmetric(movesOf(row)),
      mutant: row => isReversible(movesOf(row)) === (row.a + row.c === row.d),
      mutantSays:
        'if no two lost heaps differ by a move, d consecutive outcomes determine the outcome before them if and only if a + c = d',
      ofLetters: true,
      theorem,
    }),
    claim('four-moves', 'page 41, footnote 12', {
      says: 'the symmetric sets are those with c = 2b - a and d = 2b',
      holds: row => isSymmetric(movesOf(row)) === (row.c === 2 * row.b - row.a && row.d === 2 * row.b),
      mutant: row => isSymmetric(movesOf(row)) === (row.d === 2 * row.b),
      mutantSays: 'the symmetric sets are those with d = 2b',
      ofLetters: true,
    }),
    claim('even', 'page 57', {
      says: 'the largest of four moves is even if the set is symmetric',
      where: row => isSymmetric(movesOf(row)),
      holds: ({ d }) => d % 2 === 0,
      mutant: ({ b }) => b % 2 === 0,
      mutantSays: 'the second of four moves is even if the set is symmetric',
      ofLetters: true,
    }),
    claim('pure', 'page 42, Folgerung 14', {
      says: 'the outcomes of a symmetric set have no preperiod',
      holds: 'a + c = d and 2b = d implies outcomePreperiod = 0',
      mutant: 'a + c = d implies outcomePreperiod = 0',
      mutantSays: 'the outcomes have no preperiod if a + c = d',
      theorem: theorems.symmetric,
    }),
  ],
});

function movesOf({ a, b, c, d }: Row): readonly number[] {
  return [a, b, c, d];
}

/**
 * Whether no two states of a set have the same successor. Bit i of a state is 1 if the i-th of the last max L outcomes is lost,
 * and no two lost heaps differ by a move.
 */
function isReversible(moves: readonly number[]): boolean {
  const largest = moves.at(-1)!;
  const successors = new Set<number>();
  for (let state = 0; state < 2 ** largest; state++) {
    if (moves.some(move => (state & (state >> move)) !== 0)) continue;
    const isLost = moves.every(move => ((state >> (largest - move)) & 1) === 0);
    const successor = (state >> 1) | (isLost ? 1 << (largest - 1) : 0);
    if (successors.has(successor)) return false;
    successors.add(successor);
  }
  return true;
}
