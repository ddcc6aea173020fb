import { about, definePipeline, ours } from '../../src/index.ts';
import { pureTriples } from './_pure-triples.ts';

const conjecture = { longer: 'c ≤ 500', further: '--over a=1..598 --over b=a+1..599 --over c=b+1..600' };

export default definePipeline({
  id: 'three-moves',
  question: 'Does the period of {a, b, c} divide a sum of two moves if no move is the sum of the other two?',
  answer: ['values', 'outcomes', 'preperiod-sharp'],
  ...about('saltus, three moves'),
  sweep: { game: '{a, b, c}', over: { a: '1..38', b: 'a+1..39', c: 'b+1..40' }, where: 'c != a + b' },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '60000',
  claims: [
    ours('values', {
      says: 'the period of the nim-values divides a + b, a + c or b + c',
      holds: 'period divides a + b or period divides a + c or period divides b + c',
      mutant: 'period divides a + c or period divides b + c',
      mutantSays: 'the period of the nim-values divides a + c or b + c',
      conjecture,
    }),
    ours('outcomes', {
      says: 'the period of the outcomes divides a + b, a + c or b + c',
      holds: 'T divides a + b or T divides a + c or T divides b + c',
      mutant: 'T divides a + b or T divides a + c',
      mutantSays: 'the period of the outcomes divides a + b or a + c',
      conjecture,
    }),
    ours('preperiod', {
      says: 'the preperiod is less than bc',
      holds: 'preperiod < b c',
      mutant: 'preperiod < 2c',
      mutantSays: 'the preperiod is less than 2c',
      conjecture,
    }),
    ours('preperiod-sharp', {
      says: 'the preperiod is less than 9bc/10',
      holds: '10 preperiod < 9b c',
      mutant: '10 preperiod < 7b c',
      mutantSays: 'the preperiod is less than 7bc/10',
      conjecture,
    }),
    pureTriples(conjecture, {
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'b and c odd multiples of a' },
    }),
  ],
});
