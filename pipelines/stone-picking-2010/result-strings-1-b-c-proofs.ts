import { definePipeline, ours, paper, when } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-1-b-c-proofs',
  question: 'Which steps of the proofs for {1, b, c} with b odd hold?',
  ...about('Part III, 6'),
  sweep: {
    game: '{1, b, c}',
    over: { b: '3..199', c: 'b+1..200' },
    where: 'b mod 2 = 1',
    ending: 'take-all',
  },
  measure: [{ series: 'outcomes', upTo: '2b + 3c' }],
  claims: [
    claim('function-6-1', 'Part III, 6.1', {
      says: 'f(0) = 0, f(1) = 1 and f(n) = 1 - f(n-1) f(n-b) f(n-c) for n ≥ 1, where f is 1 below 0',
      holds:
        'f(0) = 0 and f(1) = 1 and for n >= 1: f(n) = 1 - f(n-1) (if n < b then 1 else f(n-b)) (if n < c then 1 else f(n-c))',
    }),
    when('odd(c)', [
      erratum('conditions-6-1-printed', 'Part III, 6.1', {
        says: '(1 - (-1)^n) / 2 is also 1 for n = -1, -2, …, -c, as the conditions require',
        ofLetters: true,
        holds: 'for n in 1..c: odd(n)',
        nature: 'step',
        printed:
          '"we\'ll prove that f(n) = (1 - (-1)^n) / 2 … satisfies all conditions above", f(-n) = 1 among them',
        right: 'it satisfies them for n ≥ 0; below 0, f(-n) = 1 is a separate condition',
        why: '(1 - (-1)^(-2)) / 2 = 0. The formula is needed only for n ≥ 0.',
        shows: () => ['(1 - (-1)^n) / 2 at n = -2', 1, 0],
        corrected: instead('conditions-6-1', 'Part III, 6.1 corrected', {
          says: 'f(n) = (1 - (-1)^n) / 2 for n ≥ 0, and f(n) = 1 - f(n-1) f(n-b) f(n-c) for n ≥ 1, where f is 1 below 0',
          holds:
            '(for n >= 0: f(n) = n mod 2) and for n >= 1: f(n) = 1 - f(n-1) (if n < b then 1 else f(n-b)) (if n < c then 1 else f(n-c))',
        }),
      }),
      erratum('different-values-printed', 'Part III, 6.1, "take different values"', {
        says: 'f(n-1), f(n-b) and f(n-c) all differ from f(n) for every n ≥ 1, where f is 1 below 0',
        holds:
          'for n >= 1: f(n-1) != f(n) and (if n < b then 1 else f(n-b)) != f(n) and (if n < c then 1 else f(n-c)) != f(n)',
        nature: 'step',
        printed:
          '"n and n-1, n-b, n-c has different parity so f(n) and f(n-1), f(n-b), f(n-c) take different values"',
        right:
          'true for n ≥ c; for n < c, f(n-1) differs from f(n), and if n is even, f(n-b) and f(n-c) are 1 like f(n-1), which is enough',
        why: 'Heaps below 0 have the value 1 regardless of their parity: f(1) = 1 = f(1-b) = f(1-c). If the formula is continued below 0, the sentence is right, but then f(-n) = 1 fails.',
        shows: ({ b }, { outcomes: f }) => [
          `f(1) and f(${1 - b})`,
          'different',
          `${f[1]} and 1, by f(-n) = 1`,
        ],
        partOf: 'conditions-6-1-printed',
        corrected: instead('different-values', 'Part III, 6.1 corrected', {
          says: 'f(n-1) differs from f(n) for n ≥ 1, and f(n-b) and f(n-c) differ from f(n) for n ≥ c; if n is even, all three are 1, where f is 1 below 0',
          holds:
            'for n >= 1: f(n-1) != f(n) and (n < c or f(n-b) != f(n) and f(n-c) != f(n)) and (odd(n) or f(n-1) = 1 and (n < b or f(n-b) = 1) and (n < c or f(n-c) = 1))',
        }),
      }),
    ]),
    when('even(c)', [
      claim('fact-1', 'Part III, 6.2, fact 1', { holds: 'for n in 0..c-1: f(n) = n mod 2' }),
      claim('fact-2', 'Part III, 6.2, fact 2', { mutant: 'f(c-2) = f(c) = 1', holds: 'f(c-1) = f(c) = 1' }),
      erratum('announcement-of-lemma-1-printed', 'Part III, 6.2, before Lemma 1', {
        holds: 'for n in b..b+c-1: f(n) = 1',
        nature: 'slip',
        printed: '"For all b ≤ n ≤ b+c-1, f(n) = 1"',
        right: 'for all c ≤ n ≤ b+c-1, as Lemma 1 has it',
        why: 'f alternates up to c-1, so f(b+1) = 0 if b+1 < c.',
        fails: 'c > b+1',
        shows: ({ b }, { outcomes: f }) => [`f(${b + 1})`, 1, f[b + 1]],
        corrected: 'lemma-1',
      }),
      claim('lemma-1', 'Part III, 6.2, Lemma 1', {
        holds: 'f(b+c) = 0 and f(b) = f(c) = 1 and for n in c..b+c-1: f(n) = 1 and f(n-b) != f(n-c)',
      }),
      claim('lemma-2', 'Part III, 6.2, Lemma 2 and its aim', {
        mutant: 'for n in b+c+1..b+2c: f(n) = 1 - f(n-1)',
        holds: '(for n in b+c..b+2c-1: f(n) = f(n-b-c)) and for n in b+c+1..b+2c-1: f(n) = 1 - f(n-1)',
      }),
      claim('lemma-2-intervals', 'Part III, 6.2, Lemma 2, proof', {
        ofLetters: true,
        mutant: 'for n in b+c+1..b+2c-1: 0 <= n-c <= b+c-2',
        holds: 'for n in b+c+1..b+2c-1: n-1 > n-b > n-c and c <= n-b <= b+2c-1 and 0 <= n-c <= b+c-1',
      }),
      claim('lemma-2-same-parity', 'Part III, 6.2, Lemma 2, proof', {
        mutant: 'for n in 2b+c..b+2c-1: f(n-2) = f(n-b)',
        holds: 'for n in 2b+c..b+2c-1: f(n-1) = f(n-b)',
      }),
      claim('lemma-2-proof', 'Part III, 6.2, Lemma 2, proof', {
        mutant: 'for n in b+c+1..b+2c-1: n-c <= c-1 and n-b >= c implies f(n-c) = f(n-b)',
        holds:
          'for n in b+c+1..b+2c-1: f(n-1) f(n-b) = f(n-1) f(n-b) f(n-c) = f(n-1) and (n-c <= c-1 and n-b >= b+c implies f(n-c) = f(n-b))',
      }),
      erratum('lemma-2-interval-printed', 'Part III, 6.2, Lemma 2, proof', {
        ofLetters: true,
        holds: 'for n in b+c+1..b+2c-1: n-c <= c-1 implies n-b >= b+c-1',
        nature: 'step',
        printed: '"Otherwise n-c ∈ [0, c-1] while n-b ∈ [b+c-1, b+2c-1]"',
        right: 'n-b may also lie in [c, b+c-2]; there f(n-b) = 1, and f(n-1) f(n-c) = f(n-1) by parity',
        why: 'For n = b+c+1, n-b = c+1 and n-c = b+1. The proof omits this case, in which F(n-c) = F(n-b) fails: for {1, 3, 6} and n = 10, F(4) = 0 and F(7) = 1. Lemma 2 itself holds.',
        fails: 'c > b+1',
        shows: ({ b, c }) => [`n-b, for n = ${b + c + 1}`, `at least ${b + c - 1}`, c + 1],
        corrected: ours('lemma-2-gap', 'Part III, 6.2, Lemma 2: the case that the proof omits', {
          mutant: 'for n in b+c+1..min(2b+c-1, 2c-1): f(n-2) f(n-c) = f(n-2)',
          holds: 'c > b+1 implies for n in b+c+1..min(2b+c-1, 2c-1): f(n-b) = 1 and f(n-1) f(n-c) = f(n-1)',
        }),
      }),
      claim('lemma-3', 'Part III, 6.2, Lemma 3', { holds: 'for n >= b+c: f(n) = f(n-b-c)' }),
      erratum('lemma-3-last-line-printed', 'Part III, 6.2, Lemma 3, proof', {
        holds: 'for k >= b+2c-1: f(k+1) = 1 - f(k-b-c) f(k+1-2b-c) f(k+1-b-2c) = f(k-b-c)',
        nature: 'slip',
        printed: '"= 1 - f(k-b-c).f(k+1-2b-c).f(k+1-b-2c) = f(k-b-c)"',
        right: '… = f(k+1-b-c)',
        why: 'The product is the product in the recurrence for f(k+1-b-c).',
        shows: ({ b, c }, { outcomes: f }) => {
          const k = Array.from(f).findIndex((bit, n) => n >= b + 2 * c && bit !== f[n - 1 - b - c]) - 1;
          return [`f(${k + 1})`, `f(${k - b - c}) = ${f[k - b - c]}`, f[k + 1]];
        },
        corrected: instead('lemma-3-last-line', 'Part III, 6.2, Lemma 3, proof corrected', {
          holds: 'for k >= b+2c-1: f(k+1) = 1 - f(k-b-c) f(k+1-2b-c) f(k+1-b-2c) = f(k+1-b-c)',
        }),
      }),
    ]),
  ],
});
