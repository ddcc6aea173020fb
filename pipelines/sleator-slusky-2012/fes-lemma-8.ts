import { definePipeline, ours, paper } from '../../src/index.ts';
import { stripes, unlike } from './_helpers.ts';

const { about, claim, erratum } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-lemma-8',
  question: 'When does N - {a, b, 2a} have the nim-sequence of N - {a, 2a}?',
  answer: ['lemma-8-iff'],
  ...about('Lemma 8'),
  sweep: { game: 'N - {a, b, 2a}', over: { a: '1..40', b: '1..125' }, where: 'b != a and b != 2a' },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'terms', upTo: 'period + max(b, 2a)' },
    { series: 'patterns', upTo: 'a + 1' },
  ],
  limit: '1e7 heaps',
  claims: [
    erratum('lemma-8', {
      says: 'b > a, b ≠ 2a: the nim-sequence is the same as for N - {a, 2a}',
      where: 'b > a',
      holds: 'G = G of N - {a, 2a}',
      nature: 'wrong',
      printed: '"If b > a and b ≠ 2a then G_{a,b,2a} = G_{a,2a}"',
      right: 'b ≠ 3a is also needed',
      why: 'The proof says that n + b has n + a as an option. It does not if b - a is in X. For b = 3a, b - a is 2a, and every value occurs on four heaps: n, n+a, n+2a and n+3a. (For b = 2a, X would have only two numbers.)',
      fails: 'b = 3a',
      coq: ['Lemma_8_fails_for_3a'],
      shows: ({ a }, { terms }) => unlike(terms, [a, 2 * a]),
      corrected: ours('lemma-8-corrected', 'Lemma 8 with b ≠ 3a', {
        says: 'b > a, b ≠ 2a, b ≠ 3a: the nim-sequence is the same as for N - {a, 2a}, with p = 3a and s = a',
        where: 'b > a and b != 3a',
        holds: 'period = 3a and saltus = a and G = G of N - {a, 2a}',
        theorem: {
          reference: 'sleator-slusky-2012, Lemma 8, whose proof is right for b ≠ 3a',
          hypothesis: 'a < b, b ≠ 2a, b ≠ 3a',
          coq: ['Lemma_8', 'Two_numbers'],
        },
      }),
    }),
    ours('lemma-8-iff', 'Lemma 8 without its hypotheses', {
      says: 'the nim-sequence is the same as for N - {a, 2a} if and only if b > a and b ≠ 3a',
      holds: 'G = G of N - {a, 2a} iff b > a and b != 3a',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'all a and b, b ≠ a, b ≠ 2a' },
    }),
    claim('lemma-8-patterns', 'Lemma 8, proof', {
      says: 'the boundary patterns are i blanks, a - i stars, i blanks, a - i stars, for i = a, a - 1, …, 1 and then a again, followed by b - 2a blanks if b > 2a (for b > a, b ≠ 3a, max X ≤ 53)',
      where: 'b > a and b != 3a and max(b, 2a) <= 53',
      holds: ({ a }, { patterns }) => patterns.every(([k, , pattern]) => pattern === stripes(a, a - k, 2)),
      mutant: ({ a }, { patterns }) =>
        patterns.every(([k, , pattern]) => pattern === stripes(a, a - 2 * k, 2)),
      mutantSays:
        'the boundary patterns are i blanks, a - i stars, i blanks, a - i stars, where i decreases by 2',
    }),
  ],
});
