import { definePipeline, isNimSequence, ours, paper, theorems } from '../../src/index.ts';

const { asked, claim } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-one',
  question: 'What is the nim-sequence of N - {a}, and how many boundary patterns does it have?',
  answer: ['closed-form', 'theorem-5-bound'],
  ...asked('section 1'),
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
      holds: ({ a, period, saltus }, { terms }) =>
        period === 2 * a && saltus === a && isNimSequence(terms, [a]) && startsWith(terms, 2 * a, n => n % a),
      mutant: ({ a, period, saltus }, { terms }) =>
        period === 2 * a &&
        saltus === a &&
        isNimSequence(terms, [a]) &&
        startsWith(terms, 2 * a, n => n >> 1),
      mutantSays: 'G(n) = n / 2, rounded down',
    }),
    claim('theorem-5-bound', 'Theorem 5, proof: "at most 2^(max(X)-1) vertices", here |X| = 1', {
      with: [1, 2],
      says: t => `at most 2^(max X - ${t}) different boundary patterns occur`,
      holds: (t, { a }, { patterns }) => different(patterns) <= 2 ** (a - t),
    }),
  ],
});

function startsWith(terms: ArrayLike<number>, heaps: number, value: (n: number) => number): boolean {
  return Array.from({ length: heaps }, (_, n) => n).every(n => terms[n] === value(n));
}

function different(patterns: readonly (readonly number[])[]): number {
  return new Set(patterns.map(([, , pattern]) => pattern)).size;
}
