import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'finite-periodic',
  question: 'Is the nim-sequence of a finite set of moves periodic?',
  answer: ['periodic'],
  ...about('section 1'),
  sweep: { game: '{a, b, c}', over: { a: '1..22', b: 'a+1..23', c: 'b+1..24' } },
  measure: ['preperiod', 'period', { series: 'terms', upTo: 'preperiod + 2period + c' }],
  limit: '1e7 heaps',
  claims: [
    claim('periodic', {
      says: 'for a finite set of moves, G(n + p) = G(n) for n ≥ n0; here for all sets of three moves up to 24',
      holds: 'for n >= preperiod: G(n+period) = G(n)',
      mutant: 'for n >= preperiod: G(n+period+1) = G(n)',
      mutantSays: 'G(n + p + 1) = G(n)',
    }),
    claim('by-definition', 'section 1: the definition of G', {
      says: 'G(n) is the least non-negative integer that differs from every G(n - s), s in S, s ≤ n',
      holds: 'G = G of {a, b, c}',
    }),
  ],
});
