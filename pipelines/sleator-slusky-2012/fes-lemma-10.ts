import { definePipeline, ours, paper } from '../../src/index.ts';
import { allBut, unlike } from './_helpers.ts';

const { about, erratum } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-lemma-10',
  question: 'When does the third number c of an FES set {a, b, c} make no difference?',
  answer: ['lemma-10', 'lemma-10-ordered'],
  ...about('Lemma 10'),
  sweep: {
    game: 'N - {a, b, c}',
    over: { a: '1..16', b: '1..16', c: '1..36' },
    where: 'a != b and c != a and c != b and c != a+b and c != 2a and c != 2b',
  },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + max(a, b, c)' }],
  limit: '1e7 heaps',
  claims: [
    erratum('lemma-10', {
      says: 'c ≠ a + b, c ≠ 2a, c ≠ 2b: the nim-sequence is the same as for N - {a, b}',
      holds: 'G = G of N - {a, b}',
      nature: 'hypothesis',
      printed: '"Let X = {a, b, c} where c ≠ a+b, c ≠ 2a and c ≠ 2b", with no order of a, b and c',
      right: 'c must be the largest; the order of a and b does not matter',
      why: 'The proof treats the heaps n - c + a and n - c + b as if they were below n, where both sequences agree. They are below n only if a, b < c. If c is the smallest number, heap c has the value 0. And {1, 3, 4} written as a = 1, b = 4, c = 3 satisfies the printed hypothesis, but is a set of Lemma 7. A smaller example is {1, 2, 3} as a = 2, b = 3, c = 1: it has G(1) = 0, but N - {2, 3} has G(1) = 1.',
      fails: {
        says: 'c is the smallest, or the larger of a and b is the sum of the other two numbers',
        where: 'c < min(a, b) or max(a, b) = min(a, b) + c',
      },
      shows: ({ a, b }, { terms }) => unlike(terms, [a, b]),
      corrected: ours('lemma-10-ordered', 'Lemma 10 with a, b < c', {
        says: 'a, b < c, c ≠ a + b, c ≠ 2a, c ≠ 2b: the nim-sequence is the same as for N - {a, b}',
        where: 'c > max(a, b)',
        holds: 'G = G of N - {a, b}',
        theorem: {
          reference:
            'sleator-slusky-2012, Lemma 10, whose proof is right if a < b < c and n-c is the first heap of its value',
          hypothesis: 'a, b < c, c ≠ a + b, c ≠ 2a, c ≠ 2b',
          coq: ['Lemma_10'],
        },
      }),
    }),
    erratum('lemma-10-superset', 'Lemma 10, proof: "a superset of the options of n - c"', {
      says: 'in N - {a, b}, the options of heap h + b are a superset of the options of heap h, for every h ≤ 2(a + b) (h = n - c)',
      ofLetters: true,
      holds: 'for t in 1..2(a + b): t != a and t != b implies t + b != a and t + b != b',
      nature: 'hypothesis',
      printed: '"in {a, b} the options of n-c+b are a superset of the options of n-c"',
      right: 'true for a < b, which can be assumed because the lemma is about the set {a, b}',
      why: 'Heap h + b cannot move to heap h + b - a. If a > b, this heap lies below h, and heap h can move to it unless a = 2b.',
      fails: 'a > b and a != 2b',
      shows: ({ a, b }) => [
        `an option of heap ${a - b} in ${allBut([a, b])} that heap ${a} lacks`,
        'none',
        missing(a, b, a - b, b)[0]!,
        allBut([a, b]),
      ],
      partOf: 'lemma-10',
      corrected: ours('lemma-10-superset-ordered', 'Lemma 10, proof, with a < b', {
        says: 'a < b: in N - {a, b}, the options of heap h + b are a superset of the options of heap h, for every h ≤ 2(a + b)',
        where: 'a < b',
        ofLetters: true,
        holds: 'for t in 1..2(a + b): t != a and t != b implies t + b != a and t + b != b',
        mutant: 'for t in 1..2(a + b): t != a and t != b implies t + a != a and t + a != b',
        mutantSays: 'in N - {a, b}, the options of heap h + a are a superset of the options of heap h',
      }),
    }),
    erratum('lemma-10-between', 'Lemma 10, proof: "for n-c < m < n-c+b, n-c is an option of m"', {
      says: 'in N - {a, b}, heap h is an option of every heap m with h < m < h + b',
      ofLetters: true,
      holds: 'for t in 1..b-1: t != a and t != b',
      nature: 'step',
      printed: '"For n-c < m < n-c+b, n-c is an option of m, so G_{a,b}(m) ≠ k"',
      right: 'true for all these m except m = n-c+a, for which the paragraph assumes that G(m) ≠ k',
      why: 'Heap n-c+a cannot move to heap n-c. If a > b, it lies outside the range, but the paragraph needs a < b for the superset.',
      fails: 'a < b',
      shows: ({ a, b }) => [
        `heap 0 as an option of heap ${a} in ${allBut([a, b])}`,
        'an option',
        `not an option: ${a} must not be taken`,
        allBut([a, b]),
      ],
      corrected: ours('lemma-10-between-but-one', 'Lemma 10, proof, with the exception', {
        says: 'a < b: in N - {a, b}, heap h is an option of every heap m with h < m < h + b except h + a',
        where: 'a < b',
        ofLetters: true,
        holds: 'for t in 1..b-1: t != a and t != b iff t != a',
        mutant: 'for t in 1..b: t != a and t != b iff t != a',
        mutantSays: 'in N - {a, b}, heap h is an option of every heap m with h < m ≤ h + b except h + a',
      }),
    }),
    // The proof takes G(n-c+b) = k from "n-c is not an option of it", and looks at no heap below n-c. A heap p < n-c of value k
    // would be an option of n, since n - p > c, and G(n) = k is refuted at once; so n-c is the first heap of value k.
    ours('lemma-10-first-heap', 'Lemma 10, proof, for the first heap of a value', {
      says: 'a < b < c: in N - {a, b}, G(h + a) = G(h) for the first heap h of each value',
      where: 'a < b < c',
      holds: 'for h >= 0: (for m in 0..h-1: G(m) != G(h)) implies G(h + a) = G(h)',
      mutant: 'for h >= 0: G(h + a) = G(h)',
      mutantSays: 'in N - {a, b}, G(h + a) = G(h) for every heap h',
    }),
    ours('lemma-10-period', 'Lemma 10 in numbers', {
      says: 'a < b < c: s = a, and p = 3a if b = 2a, otherwise p = 2a',
      where: 'a < b < c',
      holds: 'saltus = a and period = if b = 2a then 3a else 2a',
    }),
  ],
});

/** Returns the options of heap h in N - {a, b} that heap h + `more` does not have. */
function missing(a: number, b: number, h: number, more: number): number[] {
  const options = (heap: number) =>
    Array.from({ length: heap }, (_, to) => to).filter(to => heap - to !== a && heap - to !== b);
  const larger = new Set(options(h + more));
  return options(h).filter(to => !larger.has(to));
}
