import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'take-a-prime-with-1',
  question: 'What is the nim-sequence if a prime or 1 is taken?',
  source: 'take-a-prime-2014, last paragraph',
  published: true,
  sweep: { game: 'primes | {1}' },
  measure: [{ series: 'terms', upTo: '10000' }],
  limit: '10000 heaps',
  claims: [
    law({
      id: 'mod-4',
      says: 'the pattern is 0, 1, 2, 3: G(n) = n mod 4 for n < 10,000 (`saltus game` has the proof for all n)',
      holds: (_, { terms }) => Array.from(terms).every((value, n) => value === n % 4),
      mutant: (_, { terms }) => Array.from(terms).every((value, n) => value === n % 5),
      mutantSays: 'G(n) = n mod 5',
    }),
  ],
});
