import { about, definePipeline, isMexOfMoves, ours, printedTerms } from '../../src/index.ts';
import { primesUpTo } from './_primes.ts';

const PRIMES = primesUpTo(10_000);

export default definePipeline({
  id: 'oeis-take-a-prime',
  question: 'What are the first terms of A014589 of the OEIS, the nim-values of take-a-prime?',
  ...about('take-a-prime-2014, OEIS A014589'),
  sweep: { game: 'primes' },
  measure: [{ series: 'terms', upTo: '10001', table: true }],
  limit: '10001 heaps',
  oeis: 'A014589',
  answer: ['listed', 'definition'],
  claims: [
    printedTerms(
      'oeis-a014589.csv',
      { series: 'terms', heap: 'n', term: 'a' },
      {
        id: 'listed',
        says: 'the first terms are those that the OEIS lists',
        source: 'saltus, the terms listed in A014589',
      },
    ),
    ours('definition', 'the definition', {
      says: 'each of the 10,001 terms is the mex of the terms that taking a prime leads to, with primes found by trial division',
      holds: (_, { terms }) => isMexOfMoves(terms, PRIMES),
      mutant: (_, { terms }) => isMexOfMoves(terms, PRIMES.slice(1)),
      mutantSays: 'each term is the mex of the terms that taking an odd prime leads to',
    }),
  ],
});
