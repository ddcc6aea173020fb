import { definePipeline, paper, type Row, theorems } from '../../src/index.ts';
import { isSymmetric } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'symmetric-sets-five',
  question: 'Which properties do symmetric sets of five moves have?',
  answer: ['no-half', 'pure'],
  ...about('page 41'),
  sweep: {
    game: '{a, b, c, d, e}',
    over: { a: '1..8', b: 'a+1..9', c: 'b+1..10', d: 'c+1..11', e: 'd+1..12' },
  },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('no-half', 'page 41', {
      says: 'no move is half of the largest one if the set is symmetric, because the number of moves is odd',
      where: row => isSymmetric(movesOf(row)),
      holds: row => movesOf(row).every(move => 2 * move !== row.e),
      mutant: row => movesOf(row).every(move => 3 * move !== row.e),
      mutantSays: 'no move is a third of the largest one if the set is symmetric',
      ofLetters: true,
    }),
    claim('pure', 'page 42, Folgerung 14', {
      says: 'the outcomes of a symmetric set have no preperiod',
      holds: 'b + c = e and a + d = e implies outcomePreperiod = 0',
      mutant: 'b + c = e implies outcomePreperiod = 0',
      mutantSays: 'the outcomes have no preperiod if b + c = e',
      theorem: theorems.symmetric,
    }),
  ],
});

function movesOf({ a, b, c, d, e }: Row): readonly number[] {
  return [a!, b!, c!, d!, e!];
}
