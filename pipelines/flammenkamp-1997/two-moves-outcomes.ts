import { definePipeline, forAll, paper } from '../../src/index.ts';

const { asked, law } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'two-moves-outcomes',
  question: 'Which period have the outcomes of {a, b}?',
  answer: ['period'],
  ...asked('page 5, Satz 4'),
  sweep: { game: '{a, b}', over: { a: '1..39', b: 'a+1..40' } },
  measure: ['outcomePreperiod', 'T', { series: 'outcomes', upTo: '2T' }],
  claims: [
    law('pure', 'page 5, Satz 4', {
      with: [0, 1],
      says: q => `q = ${q}`,
      holds: (q, row) => row.outcomePreperiod === q,
    }),
    law('period', 'page 5, Satz 4', {
      says: 'p = 2a if 2a divides a + b, else p = a + b',
      holds: ({ a, b, T }) => T === ((a + b) % (2 * a) === 0 ? 2 * a : a + b),
      mutant: ({ a, b, T }) => T === a + b,
      mutantSays: 'p = a + b',
    }),
    law('structure', 'page 5, Satz 4', {
      says: 'in the first p - a heaps of the period a lost heaps and a won ones alternate; the last a are won',
      holds: ({ a, T }, { outcomes }) =>
        forAll(0, T - 1, n => outcomes[n] === (n < T - a ? Math.floor(n / a) % 2 : 1)),
      mutant: ({ a, T }, { outcomes }) => forAll(0, T - 1, n => outcomes[n] === Math.floor(n / a) % 2),
      mutantSays: 'a lost heaps and a won ones alternate to the end of the period',
    }),
  ],
});
