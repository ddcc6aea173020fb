import { definePipeline, paper, theorems } from '../../src/index.ts';
import { factorOf, fullPeriod, restOf } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'vermutung-10',
  question: 'Which period do the outcomes of the symmetric sets {a, b, 2b-a, 2b} have?',
  answer: ['period'],
  ...about('page 37, Vermutung 10'),
  sweep: { game: '{a, b, 2b-a, 2b}', over: { b: '2..60', a: '1..b-1' } },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('pure', 'page 42, Folgerung 14', {
      with: [0, 1],
      says: q => `the preperiod q is ${q}`,
      holds: (q, row) => row.outcomePreperiod === q,
      theorem: theorems.symmetric,
    }),
    claim('period', 'page 37, Vermutung 10', {
      says: 'the period p satisfies p f = (b-a)² + (2b+a-r)(b-a+r)/2 with r = |b mod 2a - a|, where f is the factor of Vermutung 10',
      holds: ({ a, b, T }) => T * factorOf(a, b) === fullPeriod(a, b),
      mutant: ({ a, b, T }) => T === fullPeriod(a, b),
      mutantSays: 'the period p is (b-a)² + (2b+a-r)(b-a+r)/2',
      conjecture: { before: 'b ≤ 160', further: '--over b=165..240' },
    }),
    claim('divides', 'page 37, Vermutung 10', {
      says: 'f divides b - a and r',
      holds: ({ a, b }) => (b - a) % factorOf(a, b) === 0 && restOf(a, b) % factorOf(a, b) === 0,
      mutant: ({ a, b }) => (b - a) % factorOf(a, b) === 0 && (restOf(a, b) + 1) % factorOf(a, b) === 0,
      mutantSays: 'f divides b - a and r + 1',
      ofLetters: true,
    }),
    claim('odd-multiple', 'page 37, Vermutung 10', {
      holds: 'b mod (2a) = a implies T = 4b - a',
      says: 'the period p is 4b - a if b mod 2a = a',
      conjecture: { before: 'b ≤ 160', further: '--over b=165..240' },
    }),
  ],
});
