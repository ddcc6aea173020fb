import type { Theorem } from '../law.ts';

/**
 * What is proved of N - {a, b, a+b} and checked by several pipelines, each with the page or the source that proves it.
 * What only one pipeline checks stands there.
 */
export const theorems = {
  sharp: {
    reference: 'docs/conjecture-12.md, Theorem 1',
    hypothesis: 'b ≥ 3a, gcd(a, b) = 1',
  },
  sharpOfAny: {
    reference: 'docs/conjecture-12.md, Theorem 1',
    hypothesis: 'b ≥ 3a, whatever gcd(a, b)',
  },
  mirror: {
    reference: 'docs/conjecture-12.md, Theorem 2',
    hypothesis: 'a < b, b ≠ 2a',
  },
  threeHeaps: {
    reference: 'sleator-slusky-2012, Lemma 6',
    hypothesis: 'a < b, b ≠ 2a',
  },
  pure: {
    reference: 'sleator-slusky-2012, Lemmas 6 and 7',
    hypothesis: 'a < b, b ≠ 2a',
  },
} as const satisfies Readonly<Record<string, Theorem>>;
