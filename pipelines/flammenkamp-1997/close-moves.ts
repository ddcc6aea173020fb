import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'close-moves',
  question: 'Which outcomes has a set whose moves differ from the next ones by the smallest move at most?',
  answer: ['period', 'runs'],
  ...about('page 61, Satz 17'),
  sweep: {
    game: '{a, b, c, d}',
    over: { a: '1..8', b: 'a+1..2a', c: 'b+1..b+a', d: 'c+1..c+a' },
  },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: '2T' }],
  claims: [
    claim('pure', 'page 61, Satz 17', {
      says: 'the preperiod q is 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the preperiod q is 1',
    }),
    claim('period', 'page 61, Satz 17', { says: 'the period p is a + d', holds: 'T = a + d' }),
    claim('runs', 'page 61, Satz 17', {
      says: 'a lost heaps are followed by d won ones, again and again',
      holds: 'for n in 0..2T-1: f(n) = if n mod T < a then 0 else 1',
      mutant: 'for n in 0..2T-1: f(n) = if n mod T < d then 0 else 1',
      mutantSays: 'd lost heaps are followed by a won ones',
    }),
  ],
});
