import { definePipeline, ours, paper, theorems } from '../../src/index.ts';
import { charts } from './fes-below-3a.charts.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-below-3a',
  question: 'What is the saltus of N - {a, b, a+b} for a < b < 3a, which Conjecture 12 does not cover?',
  answer: ['not-sharp', 'pure'],
  ...about('section 4, after Conjecture 12'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '2..20', b: 'a+1..3a-1' },
    where: 'gcd(a, b) = 1 and b != 2a',
  },
  measure: ['preperiod', 'period', 'saltus'],
  // Irregular: what the limit allows, 1e9 heaps by words.
  cost: '200000000',
  summaries: [
    { name: 'by-a', title: 'The greatest saltus below 3a for each a', by: { a: 'a' }, most: 'saltus' },
    {
      name: 'product',
      title: 'How many pairs have saltus = ab (0) and how many a different saltus (1), for each a',
      by: { a: 'a', other: 'min(1, abs(saltus - a*b))' },
    },
  ],
  claims: [
    ours('not-sharp', 'the sharper form of Conjecture 12 holds only if b ≥ 3a', {
      says: 'saltus differs from a (b + distance from b to the nearest multiple of 2a)',
      holds: 'saltus != a (b + dist(b, 2a))',
      mutant: 'saltus != a b',
      mutantSays: 'saltus differs from ab',
    }),
    claim('pure', 'Theorem 11', {
      says: 'the nim-sequence is purely arithmetic periodic, with period = 3 saltus',
      holds: 'preperiod = 0 and period = 3 saltus',
      theorem: theorems.pure,
    }),
  ],
  charts,
});
