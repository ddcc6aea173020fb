import { definePipeline, ours, paper } from '../../src/index.ts';

const { section } = paper('take-a-prime-2014');

export default definePipeline({
  id: 'oeis-take-a-prime',
  question: 'What are the first terms of the sequence A014589 of OEIS, the nim-values of take-a-prime?',
  source: section('OEIS A014589'),
  published: true,
  sweep: { game: 'primes' },
  measure: [{ series: 'terms', upTo: '10001', table: true }],
  limit: '10001 heaps',
  oeis: 'A014589',
  claims: [
    ours({
      id: 'definition',
      at: 'the definition',
      says: 'each of the 10,001 terms is the mex of the terms that a prime leads to, with primes by trial division',
      holds: (_, { terms }) => isMexOfOptions(terms, 2),
      mutant: (_, { terms }) => isMexOfOptions(terms, 3),
      mutantSays: 'that an odd prime leads to',
    }),
  ],
});

/** Whether each term is the least number that stands at none of the heaps n - p, for the primes p from `least` on. */
function isMexOfOptions(terms: ArrayLike<number>, least: number): boolean {
  const primes: number[] = [];
  for (let n = 0; n < terms.length; n++) {
    if (n >= 2 && primes.every(p => p * p > n || n % p !== 0)) primes.push(n);
    const seen = new Set(primes.filter(p => p >= least).map(p => terms[n - p]));
    let mex = 0;
    while (seen.has(mex)) mex++;
    if (terms[n] !== mex) return false;
  }
  return true;
}
