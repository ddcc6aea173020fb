import { definePipeline, ours, paper, theorems } from '../../src/index.ts';
import { isBlankFrom } from './_helpers.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-two',
  question: 'What is the nim-sequence of N - {a, b}?',
  answer: ['closed-form'],
  ...about('section 1'),
  sweep: { game: 'N - {a, b}', over: { a: '1..59', b: 'a+1..60' }, where: 'a < b' },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + b' }],
  limit: '1e6 heaps',
  claims: [
    claim('pure', 'abstract and sections 1 and 3: Siegel, |X| = 2', {
      says: 'the nim-sequence is purely arithmetic periodic: preperiod = 0',
      holds: 'preperiod = 0',
      theorem: theorems.twoNumbers,
    }),
    claim('theorem-5-bound', 'Theorem 5, proof: "at most 2^(max(X)-1) vertices", here |X| = 2', {
      with: [1, 2],
      says: t =>
        `in a boundary pattern, heap n is blank and only the heaps n + 1, …, n + b - ${t} can have stars, so there are at most 2^(b - ${t}) patterns`,
      holds: (t, { b }, { terms }) => isBlankFrom(terms, b - t + 1),
    }),
    ours('closed-form', '|X| = 2 in closed form', {
      says: 's = a; p = 3a if b = 2a, otherwise p = 2a; and G(n) = n mod a for n < p',
      holds: 'saltus = a and period = (if b = 2a then 3a else 2a) and for n in 0..period-1: G(n) = n mod a',
      theorem: { reference: 'docs/laws.md, section 1', hypothesis: 'a < b' },
    }),
    ours('as-one', 'Lemma 10 with one number less', {
      says: 'if b ≠ 2a, the nim-sequence is the same as for N - {a}',
      where: 'b != 2a',
      holds: 'G = G of N - {a}',
      theorem: { reference: 'docs/laws.md, section 1', hypothesis: 'a < b, b ≠ 2a' },
    }),
  ],
});
