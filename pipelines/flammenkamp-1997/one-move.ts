import { definePipeline, paper, printedTable } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'one-move',
  question: 'Which period do the outcomes of {a} have?',
  answer: ['period'],
  ...about('page 5'),
  sweep: { game: '{a}', over: { a: '1..200' } },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: '4a' }],
  claims: [
    claim('pure', 'page 5', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0', forAll: 'a' }),
    claim('period', 'page 5', { says: 'the period p is 2a', holds: 'T = 2a', forAll: 'a' }),
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 1',
      says: 'period p and preperiod q of the record holders of one move are as printed',
    }),
    claim('structure', 'page 5', {
      says: 'a lost heaps and a won ones alternate',
      holds: 'for n >= 0: f(n) = (n div a) mod 2',
    }),
  ],
});
