import { definePipeline, isMexOfMoves, paper, printedTerms } from '../../src/index.ts';
import { primesUpTo } from './_primes.ts';
import { charts } from './take-a-prime.charts.ts';

const { about, claim } = paper('take-a-prime-2014');

type Counts = readonly (readonly number[])[];

/** Sites of first apparition of the values 0 to 11, as printed. */
const FIRST_SITES = [0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67, 156];

export default definePipeline({
  id: 'take-a-prime',
  question: 'Which nim-values occur in the game of taking a prime, and how often?',
  answer: ['first-sites', 'no-new-value'],
  ...about('first 100 terms'),
  sweep: { game: 'primes' },
  measure: [
    { series: 'terms', upTo: '100', table: true },
    { series: 'counts', upTo: '32452843', table: true },
  ],
  limit: '32452843 heaps',
  cost: '1000000000',
  claims: [
    printedTerms(
      'take-a-prime-2014.csv',
      { series: 'terms', heap: 'n', term: 'u' },
      { says: 'u_0 to u_99 are as printed' },
    ),
    claim('first-sites', 'the table of first apparitions', {
      says: 'the values 0 to 11 first appear on heaps 0, 2, 4, 6, 8, 19, 21, 23, 43, 48, 67 and 156',
      holds: (_, { counts }) => firstSites(counts).every((first, value) => first === FIRST_SITES[value]),
      mutant: (_, { counts }) =>
        firstSites(counts).every((first, value) => first < (FIRST_SITES[value + 1] ?? 156)),
      mutantSays:
        'each value first appears before the printed site of the next value, and 11 before heap 156',
    }),
    claim('no-new-value', 'the second conjecture: "no new value (above 11) appears after the site 156"', {
      with: [11, 10],
      says: t => `among the first 32,452,843 terms no value is above ${t}`,
      holds: (t, _, { counts }) => counts.every(([, value]) => value <= t),
    }),
    claim('definition', 'the definition and the computation of the first terms', {
      says: 'u_n is the least non-negative integer that differs from u_(n-p) for every prime p ≤ n; checked for the first 100 terms, with primes found by trial division',
      holds: (_, { terms }) => isMexOfMoves(terms, primesUpTo(99)),
      mutant: (_, { terms }) => isMexOfMoves(terms, primesUpTo(99).slice(1)),
      mutantSays: 'u_n is the least non-negative integer that differs from u_(n-p) for every odd prime p ≤ n',
    }),
    claim('repeated-pattern', '"some patterns like 0, 4, 1, 5, 2, 6"', {
      with: [5, 4],
      says: times =>
        `0, 4, 1, 5, 2, 6 occurs ${times === 5 ? 'five' : 'four'} times among the first 100 terms`,
      holds: (times, _, { terms }) => Array.from(terms).join(',').split('0,4,1,5,2,6').length - 1 === times,
    }),
    claim('two-millionth-prime', 'related contents: 32452843, "the two millionth prime number"', {
      says: '32,452,843 is the 2,000,000th prime; the first 32,452,843 terms end just before it',
      holds: (_, { counts }) => countPrimes(counts.at(-1)![0]) === 2_000_000 && isPrime(counts.at(-1)![0]),
      mutant: (_, { counts }) => countPrimes(counts.at(-1)![0]) === 2_000_001 && isPrime(counts.at(-1)![0]),
      mutantSays: '32,452,843 is the 2,000,001st prime',
    }),
  ],
  charts,
});

/** Returns the first heap of each value, in the order of the values, by the last count. */
function firstSites(counts: Counts): number[] {
  const all = counts.at(-1)![0];
  return counts.filter(([terms]) => terms === all).map(([, , , first]) => first);
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}

/** Returns how many primes there are up to n, by the sieve of Eratosthenes over the odd numbers. */
function countPrimes(n: number): number {
  const composite = new Uint8Array((n + 1) >> 1);
  let count = n < 2 ? 0 : 1;
  for (let i = 1; i < composite.length; i++) {
    if (composite[i]) continue;
    count++;
    const p = 2 * i + 1;
    for (let j = (p * p) >> 1; p * p <= n && j < composite.length; j += p) composite[j] = 1;
  }
  return count;
}
