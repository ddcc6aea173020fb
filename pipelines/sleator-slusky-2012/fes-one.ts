import { definePipeline, ours, paper, theorems } from '../../src/index.ts';

const { about, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-one',
  question: 'What is the nim-sequence of N - {a}, and how many boundary patterns does it have?',
  answer: ['closed-form', 'theorem-5-bound'],
  ...about('section 1'),
  sweep: { game: 'N - {a}', over: { a: '1..53' } },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'terms', upTo: 'period + a' },
    { series: 'patterns', upTo: 'saltus + 1' },
  ],
  limit: '1e6 heaps',
  claims: [
    claim('pure', 'abstract and sections 1 and 3: Siegel, |X| = 1', {
      says: 'the nim-sequence is purely arithmetic periodic: preperiod = 0',
      holds: 'preperiod = 0',
      theorem: theorems.oneNumber,
    }),
    ours('closed-form', '|X| = 1 in closed form', {
      says: 'p = 2a, s = a, and G(n) = n mod a for n < 2a',
      holds: 'period = 2a and saltus = a and for n in 0..2a-1: G(n) = n mod a',
      mutant: 'period = 2a and saltus = a and for n in 0..2a-1: G(n) = n div 2',
      mutantSays: 'G(n) = n / 2, rounded down',
      theorem: { reference: 'docs/laws.md, section 1', hypothesis: 'every a' },
    }),
    claim('theorem-5-bound', 'Theorem 5, proof: "at most 2^(max(X)-1) vertices", here |X| = 1', {
      with: [1, 2],
      says: t => `at most 2^(max X - ${t}) different boundary patterns occur`,
      holds: (t, { a }, { patterns }) => different(patterns) <= 2 ** (a - t),
    }),
  ],
});

function different(patterns: readonly (readonly number[])[]): number {
  return new Set(patterns.map(([, , pattern]) => pattern)).size;
}
