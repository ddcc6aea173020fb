import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('take-a-prime-2014');

/** The printed values, starting at heap 0. */
const PRINTED = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 1, 4, 3];

export default definePipeline({
  id: 'take-a-prime-without-2',
  question: 'What is the nim-sequence if only odd primes may be taken?',
  answer: ['first-terms'],
  ...about('last paragraph'),
  sweep: { game: 'primes - {2}' },
  measure: [
    { series: 'terms', upTo: '100', table: true },
    { series: 'counts', upTo: '10000000', table: true },
  ],
  limit: '10000000 heaps',
  cost: '200000000',
  claims: [
    claim('first-terms', {
      says: 'the sequence begins with 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 1, 4, 3',
      holds: (_, { terms }) => PRINTED.every((value, n) => terms[n] === value),
      mutant: (_, { terms }) => PRINTED.every((value, n) => terms[n + 1] === value),
      mutantSays: 'from heap 1 on, the sequence is 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 1, 4, 3',
    }),
  ],
});
