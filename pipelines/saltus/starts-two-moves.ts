import { about, definePipeline, gcd, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'starts-two-moves',
  question: 'Which periods can the outcomes of {a, b} have, for any initial values?',
  answer: ['divides', 'one-period'],
  ...about('saltus, starts'),
  sweep: { game: '{a, b}', over: { a: '1..15', b: 'a+1..16' } },
  measure: [
    'T',
    'startPeriods',
    'longestFromStart',
    'longestStart',
    { series: 'periodsFromStarts', upTo: 'a + 2b', table: true },
  ],
  limit: '1e6 heaps',
  claims: [
    ours('divides', {
      says: 'for all initial values of b heaps, the least period of the outcomes divides a + b',
      holds: ({ a, b }, { periodsFromStarts }) => periodsFromStarts.every(([p]) => (a + b) % p! === 0),
      mutant: ({ b }, { periodsFromStarts }) => periodsFromStarts.every(([p]) => (2 * b) % p! === 0),
      mutantSays: 'for all initial values of b heaps, the least period of the outcomes divides 2b',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'all a < b' },
    }),
    ours('one-period', {
      says: 'let g = gcd(a, b): all initial values give the same least period iff (a + b)/g is a prime or 4 and every prime factor of g divides (a + b)/g',
      holds: ({ a, b, startPeriods }) =>
        (startPeriods === 1) === (isPrimeOr4(sumOf(a, b)) && divideAll(gcd(a, b), sumOf(a, b))),
      mutant: ({ a, b, startPeriods }) => (startPeriods === 1) === isPrimeOr4(sumOf(a, b)),
      mutantSays: 'all initial values give the same least period iff (a + b)/g is a prime or 4',
      conjecture: { further: '--over a=1..19 --over b=a+1..20' },
    }),
  ],
});

function sumOf(a: number, b: number): number {
  return (a + b) / gcd(a, b);
}

/** Whether each prime of n divides m. */
function divideAll(n: number, m: number): boolean {
  const common = gcd(n, m);
  return n === 1 || (common > 1 && divideAll(n / common, m));
}

function isPrimeOr4(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return n === 4;
  return n > 1;
}
