import { definePipeline, every, outcomeUnlike, paper } from '../../src/index.ts';
import { outcomesByProduct } from './_helpers.ts';

const { about, instead, claim, erratum, theorem } = paper('stone-picking-2010');

/** The values below 0, at 0, and between 0 and min S: (4), and (3) with its empty products. */
const EQUATION_4 = { negative: 1, atZero: 0, belowLeast: 1 };
const EQUATION_3 = { ...EQUATION_4, belowLeast: 0 };

export default definePipeline({
  id: 'result-strings-one',
  question: 'What are B(S), T(S) and E(S) of the sets {a}?',
  answer: ['string', 'result-number'],
  ...about('Parts II and III, 1'),
  sweep: { game: '{a}', over: { a: '1..200' }, ending: 'take-all' },
  measure: [
    'outcomePreperiod',
    'T',
    'longestRun',
    'pPositions',
    'B',
    'E',
    { series: 'outcomes', upTo: '6a' },
  ],
  forAll: 'a',
  claims: [
    claim('string', 'Part II, 1, and Part III, 1', { holds: 'B = 0 1^a 0^(a-1)' }),
    claim('result-number', 'Part II, 1, and Conclusion 1.1', { holds: 'E = 2^a / (2^a + 1)' }),
    claim('recurrence', 'Part III, 1', {
      holds: '(for n in 1..a-1: f(n) = 1) and for n >= a: f(n) = 1 - f(n-a)',
    }),
    erratum('equation-3-printed', 'Part I, (3)', {
      says: 'f(n) = 1 - (the product of f(n-x) over the x in S with x ≤ n) for n ≥ 0',
      holds: 'for n >= 0: f(n) = if n < a then 0 else 1 - f(n-a)',
      nature: 'hypothesis',
      printed: '"f_S(n) = 1 - Π f_S(n-X), X ∈ S, X ≤ n, for all n ≥ 0"',
      right: 'for all n ≥ min S, and f(0) = 0, f(n) = 1 for 0 < n < min S: equation (4)',
      why: 'Below min S the product is empty, so (3) gives 0, but the line above it says 1. As printed, (3) is right if such a heap cannot be taken.',
      fails: { says: 'min S > 1', where: 'a > 1' },
      shows: ({ a }, { outcomes: f }) => outcomeUnlike(f, outcomesByProduct([a], EQUATION_3, f.length)),
      corrected: instead('equation-4-of-one', 'Part I, (4), for one move', {
        says: 'f(0) = 0, f(n) = 1 for all other n < a, and f(n) = 1 - f(n-a) for n ≥ a',
        holds: 'f(0) = 0 and (for n in 1..a-1: f(n) = 1) and for n >= a: f(n) = 1 - f(n-a)',
      }),
    }),
    claim('lemma-i-1-step', 'Lemma I.1, proof: "C(i+k) = C(j+k)"', {
      says: 'for a < i < j ≤ 2^a + a + 1: if C(i) = C(j), that is, if the a bits before bit i equal the a bits before bit j (none before b_1), then bits i and j are equal',
      holds: ({ a }, { outcomes: f }) => bitsBeforeDecide(f, a, a + 1),
      mutant: ({ a }, { outcomes: f }) => bitsBeforeDecide(f, a, 1),
      mutantSays: 'for 1 ≤ i < j, with 1 for bits below b_0: if C(i) = C(j), then bits i and j are equal',
    }),
    erratum('becomes-nim-printed', 'Part IV', {
      says: 'with N = 1 and S_1 = {a}, every heap except 0 is won, as in Nim',
      holds: 'for n >= 1: f(n) = 1',
      nature: 'wrong',
      printed: '"In the case S_1 = S_2 = … = S_N = T, the above problem becomes the Nim game"',
      right:
        'true for T = {1, 2, 3, …}; for other T, replace each heap by its nim-value (checked for two heaps with one set {a, b})',
      why: 'With a finite T, nim-values recur. One heap is enough to show this: with T = {1}, the player to move loses a heap of 2. With two heaps, the player to move loses {1, 2}:0 + {1, 2}:3.',
      shows: ({ a }, { outcomes: f }) => [`f(${a + 1}), of one heap`, '1, as in Nim', f[a + 1]],
      corrected: instead('as-nim-up-to-a', 'Part IV corrected, for one heap', {
        says: 'with N = 1 and S_1 = {a}, every heap from 1 to a is won, as in Nim, but heap a + 1 is lost',
        holds: 'f(a+1) = 0 and for n in 1..a: f(n) = 1',
      }),
    }),
    claim('two-steps', 'Part III, 1', { holds: 'for n >= 2a: f(n) = f(n-2a)' }),
    claim('conclusion-1-1', 'Conclusion 1.1', {
      says: 'modulo 2a, f(n) = 1 for n = 1, …, a, and f(n) = 0 for n = a+1, …, 2a',
      holds: 'for n >= 1: f(n) = if (n-1) mod 2a < a then 1 else 0',
      mutant: 'for n >= 1: f(n) = if (n-1) mod 2a < a-1 then 1 else 0',
      mutantSays: 'f(n) = 1 for n = 1, …, a-1',
      theorem: theorem('Part III, 1', 'every a ≥ 1'),
    }),
    erratum('lemma-i-3-proof-printed', 'Lemma I.3, proof', {
      says: "E(S) - E(S') ≥ 1/2^t + (the sum of 1/2^i over i > t), where t is the first bit at which they differ; here S = {a}, S' = {1}, t = 2",
      where: 'a > 1',
      holds: (_, __, { E }) => overE1(E, 2n) >= 0n,
      nature: 'slip',
      printed: '"1/2^t + sum (x_i - y_i)/2^i ≥ 1/2^t + sum 1/2^i = 0"',
      right: '1/2^t + sum (x_i - y_i)/2^i ≥ 1/2^t - sum 1/2^i = 0',
      why: 'x_i - y_i is at least -1. With the plus sign, the bound would be 2/2^t, not 0. With the minus sign, the proof is right.',
      shows: ({ a }, _, { E }) => [`E({${a}}) - E({1})`, 'at least 1/4 + 1/4', `${E} - 2/3`],
      corrected: instead('lemma-i-3-proof', 'Lemma I.3, proof corrected', {
        says: "E(S) - E(S') > 1/2^t - (the sum of 1/2^i over i > t) = 0; here S = {a}, S' = {1}, t = 2",
        where: 'a > 1',
        holds: (_, __, { E }) => overE1(E, 0n) > 0n,
      }),
    }),
  ],
});

/** Whether the a bits before a bit, with 1 below 0, determine it, from bit `first` to the bound of Lemma I.1. */
function bitsBeforeDecide(f: ArrayLike<number>, a: number, first: number): boolean {
  const before = '1'.repeat(a) + Array.from(f).join('');
  const bits = new Map<string, number>();
  return every(first, Math.min(f.length - 1, 2 ** a + a + 1), i => {
    const window = before.slice(i, i + a);
    const known = bits.get(window) ?? f[i];
    bits.set(window, known);
    return known === f[i];
  });
}

/** Below, at or above 0 as E - E({1}) = E - 2/3 is below, at or above so many units of 1/4. */
function overE1(E: string, units: bigint): bigint {
  const [p, q] = E.split('/').map(BigInt);
  return 12n * p! - 8n * q! - 3n * units * q!;
}
