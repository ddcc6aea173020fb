import { definePipeline, paper, printedTerms } from '../../src/index.ts';
import { charts } from './fes-worked-example.charts.ts';

const { about, instead, claim, erratum } = paper('sleator-slusky-2012');

const NUMBERS = [1, 2, 3, 4, 5, 6];

export default definePipeline({
  id: 'fes-worked-example',
  question: 'Which values does Algorithm 1 give the heaps of N - {2, 3, 6, 8}?',
  answer: ['sleator-slusky-2012-example'],
  ...about('section 2'),
  sweep: { game: 'N - {2, 3, 6, 8}' },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'terms', upTo: 'preperiod + 2 period', table: true },
    { series: 'patterns', upTo: '20', table: true },
  ],
  limit: '1e6 heaps',
  claims: [
    printedTerms(
      'sleator-slusky-2012-example.csv',
      { series: 'terms', heap: 'heap', term: 'step' },
      { says: 'the heaps on which the first six iterations place their values' },
    ),
    claim('h-3', 'section 2: the row of H_3, nine stars', {
      says: 'exactly nine heaps have a value below 3',
      holds: 'count(n in 0..2period: G(n) < 3) = 9',
      mutant: 'count(n in 0..2period: G(n) < 4) = 9',
      mutantSays: 'exactly nine heaps have a value below 4',
    }),
    erratum('before-the-step-of-k', 'section 2: "after the first k - 1 steps of this algorithm"', {
      says: 'after the first k - 1 steps, the value to be placed next is k, for k = 1, …, 6',
      holds: (_, { terms }) => NUMBERS.every(k => placedAfter(terms, k - 1) === k),
      nature: 'slip',
      printed:
        '"after the first k - 1 steps of this algorithm have been carried out, if we want to find which piles have nimber k"',
      right: 'after the first k steps',
      why: 'The first step places 0, so the first k - 1 steps place 0 to k - 2. The next sentence, that H_3 is the state after the third iteration, counts correctly.',
      shows: (_, { terms }) => ['the value to be placed next after one step', 2, placedAfter(terms, 1)],
      corrected: instead('after-k-steps', 'section 2 with k steps', {
        says: 'after the first k steps, the value to be placed next is k, and H_k says which heaps have a value, for k = 1, …, 6',
        holds: (_, { terms, patterns }) =>
          NUMBERS.every(k => placedAfter(terms, k) === k && isState(terms, patterns[k], k)),
      }),
    }),
    claim(
      'not-pure',
      'abstract and section 1: for |X| ≥ 4 the sequence "is not always purely arithmetic periodic"',
      {
        says: 'the nim-sequence of N - {2, 3, 6, 8} is not purely arithmetic periodic: preperiod > 0',
        holds: 'preperiod > 0',
        mutant: 'preperiod > 5 * period',
        mutantSays: 'preperiod > 5 period',
      },
    ),
    claim('theorem-5', 'Theorem 5', {
      says: 'G(n + p) = G(n) + s for all n ≥ n0 among the terms, but not for n = n0 - 1',
      holds:
        '(for n >= preperiod: G(n+period) = G(n) + saltus) and not for n >= preperiod-1: G(n+period) = G(n) + saltus',
      mutant: 'for n >= preperiod: G(n+period) = G(n) + saltus + 1',
      mutantSays: 'G(n + p) = G(n) + s + 1 for all n ≥ n0 among the terms',
    }),
  ],
  charts,
});

/** Returns the value that Algorithm 1 places in the step after so many. */
function placedAfter(terms: ArrayLike<number>, steps: number): number {
  return Array.from(terms).find(value => value >= steps)!;
}

/** Whether the pattern at H_k is what `steps` steps leave: the heaps with a value below `steps`. */
function isState(terms: ArrayLike<number>, [, heap, pattern]: readonly number[], steps: number): boolean {
  const stars = Array.from({ length: 8 }, (_, i) => (terms[heap + i] < steps ? 2 ** i : 0));
  return stars.reduce((p, q) => p + q) === pattern;
}
