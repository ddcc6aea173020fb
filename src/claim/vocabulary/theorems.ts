import type { Theorem } from '../judged-law.ts';

/** Theorems that several pipelines check: those on N - {a, b, a+b}, and those that only Coq proves. */
export const theorems = {
  sharp: {
    reference: 'docs/conjecture-12.md, Theorem 1',
    hypothesis: 'b ≥ 3a, gcd(a, b) = 1',
    coq: ['Sharp_conjecture_12'],
  },
  sharpOfAny: {
    reference: 'docs/conjecture-12.md, Theorem 1',
    hypothesis: 'b ≥ 3a, any gcd(a, b)',
    coq: ['Sharp_conjecture_12'],
  },
  mirror: {
    reference: 'docs/conjecture-12.md, Theorem 2',
    hypothesis: 'a < b, b ≠ 2a',
    coq: ['Mirror_law'],
  },
  threeHeaps: {
    reference: 'sleator-slusky-2012, Lemma 6',
    hypothesis: 'a < b, b ≠ 2a',
    coq: ['Lemma_6'],
  },
  pure: {
    reference: 'sleator-slusky-2012, Lemmas 6 and 7',
    hypothesis: 'a < b, b ≠ 2a',
    coq: ['Lemma_7'],
  },
  pureOfAny: inCoq('a < b; for b = 2a by Multiples_law', 'Lemma_7', 'Multiples_law'),
  symmetric: {
    reference: 'docs/laws.md, section 7',
    hypothesis: 'every symmetric set of moves',
    coq: ['Symmetric_pure'],
  },
  oneNumber: inCoq('every a ≥ 1', 'One_number'),
  twoNumbers: inCoq('a < b', 'Two_numbers'),
  threeNumbers: inCoq('a < b < c', 'Theorem_11'),
  allOdd: inCoq('any set of odd numbers with 1', 'All_odd'),
  oneOddEven: inCoq('all odd b and even c > b', 'One_odd_even'),
  oneAndEven: inCoq('all even b', 'One_and_even'),
} as const satisfies Readonly<Record<string, Theorem>>;

/** Returns a theorem that is proved only in Coq, or written out only there. */
function inCoq(hypothesis: string, ...coq: readonly string[]): Theorem {
  return { reference: `docs/what-is-proved.md, ${coq[0]}`, hypothesis, coq };
}
