import { definePipeline, paper } from '../../src/index.ts';
import { factorOf, fullPeriod } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

const conjecture = { before: 'b ≤ 160', further: '--over b=165..240' };

export default definePipeline({
  id: 'vermutung-10-beyond',
  question: 'Does Vermutung 10 on {a, b, 2b-a, 2b} also hold beyond b = 160, where Flammenkamp stopped?',
  answer: ['period', 'odd-multiple'],
  ...about('page 37, Vermutung 10'),
  sweep: { game: '{a, b, 2b-a, 2b}', over: { b: '161..164', a: '1..b-1' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '100 b b',
  claims: [
    claim('period', 'page 37, Vermutung 10', {
      says: 'the period p satisfies p f = (b-a)² + (2b+a-r)(b-a+r)/2 with r = |b mod 2a - a|, where f is the factor of Vermutung 10',
      holds: ({ a, b, T }) => T * factorOf(a, b) === fullPeriod(a, b),
      mutant: ({ a, b, T }) => T === fullPeriod(a, b),
      mutantSays: 'the period p is (b-a)² + (2b+a-r)(b-a+r)/2',
      conjecture,
    }),
    claim('odd-multiple', 'page 37, Vermutung 10', {
      holds: 'b mod (2a) = a implies T = 4b - a',
      says: 'the period p is 4b - a if b mod 2a = a',
      conjecture,
    }),
  ],
});
