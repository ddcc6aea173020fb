import { definePipeline, gcd, paper } from '../../src/index.ts';

const { asked, law } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'vermutung-10',
  question: 'Which period have the outcomes of the symmetric sets {a, b, 2b-a, 2b}?',
  answer: ['period'],
  ...asked('page 37, Vermutung 10'),
  sweep: { game: '{a, b, 2b-a, 2b}', over: { b: '2..60', a: '1..b-1' } },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    law('pure', 'page 42, Folgerung 14', {
      with: [0, 1],
      says: q => `q = ${q}`,
      holds: (q, row) => row.outcomePreperiod === q,
    }),
    law('period', 'page 37, Vermutung 10', {
      says: 'p f = (b-a)² + (2b+a-r)(b-a+r)/2 with r = |b mod 2a - a|, where f is the factor of Vermutung 10',
      holds: ({ a, b, T }) => T * factorOf(a, b) === fullPeriod(a, b),
      mutant: ({ a, b, T }) => T === fullPeriod(a, b),
      mutantSays: 'p = (b-a)² + (2b+a-r)(b-a+r)/2',
      conjecture: { before: 'b ≤ 160', further: '--over b=61..160' },
    }),
    law('divides', 'page 37, Vermutung 10', {
      says: 'f divides b - a and r',
      holds: ({ a, b }) => (b - a) % factorOf(a, b) === 0 && restOf(a, b) % factorOf(a, b) === 0,
      mutant: ({ a, b }) => (b - a) % factorOf(a, b) === 0 && (restOf(a, b) + 1) % factorOf(a, b) === 0,
      mutantSays: 'f divides b - a and r + 1',
      ofLetters: true,
    }),
    law('odd-multiple', 'page 37, Vermutung 10', {
      holds: 'b mod (2a) = a implies T = 4b - a',
      says: 'p = 4b - a if b mod 2a = a',
      conjecture: { before: 'b ≤ 160', further: '--over b=61..160' },
    }),
  ],
});

function restOf(a: number, b: number): number {
  return Math.abs((b % (2 * a)) - a);
}

function fullPeriod(a: number, b: number): number {
  const r = restOf(a, b);
  return (b - a) ** 2 + ((2 * b + a - r) * (b - a + r)) / 2;
}

/** Returns the factor f by which the period is less, as printed. */
function factorOf(a: number, b: number): number {
  if (b % (2 * a) === 0) return a;
  if (b % (2 * a) === a) return (b - a) / 2;
  const distance = (n: number) => Math.abs((b % ((2 * a * n) / gcd(a, n))) - a);
  for (let k = a - 1; k > 1; k--) if (distance(k) < a && distance(k) % k === 0) return k;
  return 1;
}
