import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'two-moves-outcomes',
  question: 'Which period do the outcomes of {a, b} have?',
  answer: ['period'],
  ...about('page 5, Satz 4'),
  sweep: { game: '{a, b}', over: { a: '1..39', b: 'a+1..40' } },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: '2T' }],
  claims: [
    claim('pure', 'page 5, Satz 4', {
      says: 'the preperiod q is 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the preperiod q is 1',
      holds: 'outcomePreperiod = 0',
    }),
    claim('period', 'page 5, Satz 4', {
      says: 'the period p is 2a if 2a divides a + b, else a + b',
      holds: 'T = if 2a divides a + b then 2a else a + b',
      mutant: 'T = a + b',
      mutantSays: 'the period p is a + b',
    }),
    claim('structure', 'page 5, Satz 4', {
      says: 'in the first p - a heaps of the period p, a lost heaps and a won ones alternate; the last a are won',
      holds: 'for n in 0..T-1: f(n) = if n < T - a then (n div a) mod 2 else 1',
      mutant: 'for n in 0..T-1: f(n) = (n div a) mod 2',
      mutantSays: 'a lost heaps and a won ones alternate to the end of the period',
    }),
  ],
});
