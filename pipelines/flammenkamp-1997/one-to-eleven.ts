import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'one-to-eleven',
  question: 'Which heaps does the player to move lose, if each move takes 1 to 11 stones?',
  answer: ['lost'],
  ...about('page 1'),
  sweep: { game: '{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}' },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: '121' }],
  claims: [
    claim('lost', 'page 1', {
      says: 'exactly the multiples of 1 + 11 = 12 are lost; so the winner of the race to 100 reaches 100 - 12n each time',
      holds: 'for n >= 0: f(n) = if 12 divides n then 0 else 1',
      mutant: 'for n >= 0: f(n) = if 11 divides n then 0 else 1',
      mutantSays: 'exactly the multiples of 11 are lost',
    }),
    claim('period', 'page 1', { says: 'the period p is 12', holds: 'T = 12' }),
  ],
});
