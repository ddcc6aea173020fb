import { about, definePipeline, ours } from '../../src/index.ts';
import { pureTriples } from './_pure-triples.ts';

const conjecture = { longer: 'a ≤ 16, b ≤ 32', further: '--over a=1..20 --over b=a+1..40' };

export default definePipeline({
  id: 'three-moves-every-c',
  question: 'With {a, b} fixed, what are the preperiod and the period of {a, b, c} for every c?',
  answer: ['values', 'outcomes', 'preperiod'],
  ...about('saltus, three moves for every c'),
  sweep: { game: '{a, b, c}', over: { a: '1..8', b: 'a+1..16', c: 'b+1..60' }, where: 'c != a + b' },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '60000',
  forAll: 'c',
  claims: [
    ours('values', {
      says: 'the period of the nim-values divides a + b, a + c or b + c',
      holds: 'period divides a + b or period divides a + c or period divides b + c',
      conjecture,
    }),
    ours('outcomes', {
      says: 'the period of the outcomes divides a + b, a + c or b + c',
      holds: 'T divides a + b or T divides a + c or T divides b + c',
      conjecture,
    }),
    ours('preperiod', {
      says: 'the preperiod is at most bc - 8',
      holds: 'preperiod <= b c - 8',
      conjecture,
    }),
    pureTriples(conjecture),
  ],
});
