import { definePipeline, ours, paper, theorems } from '../../src/index.ts';
import { charts } from './conjecture-12.charts.ts';

const { about, instead, claim, erratum } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'conjecture-12',
  question: 'Does Conjecture 12, and its sharper form, hold for all coprime a and b with b ≥ 3a?',
  answer: ['printed', 'with-ends', 'sharp'],
  ...about('Conjecture 12'),
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..60', b: '3a..20a' }, where: 'gcd(a, b) = 1' },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e11 heaps',
  cost: '20000 + 90b',
  summaries: [
    { name: 'by-a', title: 'The greatest saltus for each a', by: { a: 'a' }, most: 'saltus' },
    {
      name: 'tent',
      title: 'How far the saltus exceeds ab, for each residue of b modulo 2a',
      by: { a: 'a', residue: 'b mod (2a)', excess: 'saltus - a*b' },
    },
  ],
  claims: [
    erratum('printed', {
      says: 'b > 3a: if some multiple m of 2a has b < m < a+b, then p = 3am; otherwise p = 3an for some n with b < n < a+b',
      where: 'b > 3a',
      holds:
        'if exists m in b+1..a+b-1: 2a divides m then exists m in b+1..a+b-1: 2a divides m and period = 3a m else exists n in b+1..a+b-1: period = 3a n',
      nature: 'hypothesis',
      printed: 'b < m < a+b and b < n < a+b',
      right: 'b ≤ m ≤ a+b and b ≤ n ≤ a+b; for a ≥ 2 both forms say the same',
      why: 'For a = 1 no integer lies strictly between b and b + 1, yet p = 3b or p = 3(b + 1).',
      fails: 'a = 1',
      coq: ['Conjecture_12_fails_for_1', 'Conjecture_12_holds_from_2'],
      shows: ({ a, b, period }) => ['p / (3a)', `strictly between ${b} and ${a + b}`, period / (3 * a)],
      corrected: instead('with-ends', 'Conjecture 12 with the end points included', {
        says: 'b ≥ 3a: if some multiple m of 2a has b ≤ m ≤ a+b, then p = 3am; otherwise p = 3an for some n with b ≤ n ≤ a+b',
        where: 'b >= 3a',
        holds:
          'if exists m in b..a+b: 2a divides m then exists m in b..a+b: 2a divides m and period = 3a m else exists n in b..a+b: period = 3a n',
        theorem: { reference: theorems.sharp.reference, hypothesis: theorems.sharp.hypothesis },
      }),
    }),
    ours('sharp', 'the sharper form of Conjecture 12', {
      says: 'a and b coprime, b ≥ 3a: saltus = a (b + d), d the distance from b to the nearest multiple of 2a',
      where: 'b >= 3a',
      holds: 'saltus = a (b + dist(b, 2a))',
      mutant: 'saltus = a (b + b mod (2a))',
      mutantSays: 'saltus = a (b + distance down to a multiple of 2a)',
      theorem: theorems.sharp,
      conjecture: {
        askedBy: 'Sleator and Slusky 2012, Conjecture 12, for the period; this project, for the saltus',
        before: 'the 320 rows of the eight tables',
        further: '--over a=61..80',
      },
    }),
    claim('pure', 'Theorem 11', {
      says: 'the nim-sequence is purely arithmetic periodic, with period = 3 saltus',
      where: 'b != 2a',
      holds: 'preperiod = 0 and period = 3 saltus',
      theorem: theorems.pure,
    }),
  ],
  charts,
});
