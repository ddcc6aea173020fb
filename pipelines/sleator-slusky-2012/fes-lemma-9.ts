import { definePipeline, ours, paper } from '../../src/index.ts';
import { stripes, unlike } from './_helpers.ts';

const { about, claim, erratum } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-lemma-9',
  question: 'When does N - {a, b, 2b} have the nim-sequence of N - {a}?',
  answer: ['lemma-9-iff'],
  ...about('Lemma 9'),
  sweep: { game: 'N - {a, b, 2b}', over: { a: '1..60', b: '1..60' }, where: 'a != b and a != 2b' },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'terms', upTo: 'period + max(a, 2b)' },
    { series: 'patterns', upTo: 'a + 1' },
  ],
  limit: '1e7 heaps',
  claims: [
    erratum('lemma-9', {
      says: 'b ≠ 2a: the nim-sequence is the same as for N - {a}',
      where: 'b != 2a',
      holds: 'G = G of N - {a}',
      nature: 'hypothesis',
      printed: '"If b ≠ 2a and X = {a, b, 2b} then G_X = G_{a}", with no order of a and b',
      right: 'a < b is needed, as in Lemma 8',
      why: 'If b < a, heap b has the value 0, because it cannot move to heap 0. In N - {a} it has the value b.',
      fails: 'a > b',
      shows: ({ a }, { terms }) => unlike(terms, [a]),
      corrected: ours('lemma-9-ordered', 'Lemma 9 with a < b', {
        says: 'a < b, b ≠ 2a: the nim-sequence is the same as for N - {a}, with p = 2a and s = a',
        where: 'a < b and b != 2a',
        holds: 'period = 2a and saltus = a and G = G of N - {a}',
        theorem: {
          reference: 'sleator-slusky-2012, Lemma 9, whose proof is right for a < b',
          hypothesis: 'a < b, b ≠ 2a',
          coq: ['Lemma_9', 'One_number'],
        },
      }),
    }),
    ours('lemma-9-iff', 'Lemma 9 without its hypotheses', {
      says: 'the nim-sequence is the same as for N - {a} if and only if a < b and b ≠ 2a',
      holds: 'G = G of N - {a} iff a < b and b != 2a',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'all a and b, a ≠ b, a ≠ 2b' },
    }),
    claim('lemma-9-patterns', 'Lemma 9, proof', {
      says: 'the boundary patterns are i blanks and a - i stars, for i = a, a - 1, …, 1 and then a again, followed by blanks (for a < b, b ≠ 2a, 2b ≤ 53)',
      where: 'a < b and b != 2a and 2b <= 53',
      holds: ({ a }, { patterns }) => patterns.every(([k, , pattern]) => pattern === stripes(a, a - k, 1)),
      mutant: ({ a }, { patterns }) =>
        patterns.every(([k, , pattern]) => pattern === stripes(a, a - 2 * k, 1)),
      mutantSays: 'the boundary patterns are i blanks and a - i stars, where i decreases by 2',
    }),
  ],
});
