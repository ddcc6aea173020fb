import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'powers-of-two',
  question: 'Which nim-values does the game of taking a power of 2 have?',
  answer: ['values'],
  ...about('page 78'),
  sweep: { game: 'powers of 2' },
  measure: [{ series: 'terms', upTo: '100000' }],
  limit: '100000 heaps',
  claims: [
    claim('values', 'page 78', {
      theorem: { reference: 'docs/laws.md, section 9', hypothesis: 'all heaps' },
      says: 'the nim-value of heap n is n mod 3, as for {1, 2}',
      holds: 'for n >= 0: G(n) = n mod 3',
    }),
  ],
});
