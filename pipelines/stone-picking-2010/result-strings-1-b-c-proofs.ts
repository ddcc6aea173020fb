import {
  definePipeline,
  everyTerm,
  followsProduct,
  forAll,
  ours,
  paper,
  startsWith,
  when,
} from '../../src/index.ts';

const { asked, instead, law, misprint } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;

export default definePipeline({
  id: 'result-strings-1-b-c-proofs',
  question: 'Which steps of the proofs for {1, b, c} with b odd hold?',
  ...asked('Part III, 6'),
  sweep: {
    game: '{1, b, c}',
    over: { b: '3..199', c: 'b+1..200' },
    where: 'b mod 2 = 1',
    ending: 'take-all',
  },
  measure: [{ series: 'outcomes', upTo: '2b + 3c' }],
  claims: [
    law('function-6-1', 'Part III, 6.1', {
      with: [1, 0],
      says: t => `f(0) = 0, f(1) = 1 and f(n) = 1 - f(n-1) f(n-b) f(n-c) for n ≥ 1, where f is ${t} below 0`,
      holds: (t, { b, c }, { outcomes: f }) => startsWith(f, '01') && followsProduct(f, [1, b, c], 1, t),
    }),
    when('b and c odd', ({ c }) => c % 2 === 1, [
      misprint('conditions-6-1-printed', 'Part III, 6.1', {
        says: '(1 - (-1)^n) / 2 is also 1 for n = -1, -2, …, -c, as the conditions require',
        ofLetters: true,
        holds: ({ c }) => forAll(1, c, n => Math.abs(-n % 2) === 1),
        nature: 'step',
        printed:
          '"we\'ll prove that f(n) = (1 - (-1)^n) / 2 … satisfies all conditions above", f(-n) = 1 among them',
        right: 'it satisfies them for n ≥ 0; below 0, f(-n) = 1 is a separate condition',
        why: '(1 - (-1)^(-2)) / 2 = 0. The formula is needed only for n ≥ 0.',
        shows: () => ['(1 - (-1)^n) / 2 at n = -2', 1, 0],
        corrected: instead('conditions-6-1', 'Part III, 6.1 corrected', {
          says: 'f(n) = (1 - (-1)^n) / 2 for n ≥ 0, and f(n) = 1 - f(n-1) f(n-b) f(n-c) for n ≥ 1, where f is 1 below 0',
          holds: ({ b, c }, { outcomes: f }) =>
            everyTerm(f, (bit, n) => bit === n % 2) && followsProduct(f, [1, b, c], 1),
        }),
      }),
      misprint('different-values-printed', 'Part III, 6.1, "take different values"', {
        says: 'f(n-1), f(n-b) and f(n-c) all differ from f(n) for every n ≥ 1, where f is 1 below 0',
        holds: ({ b, c }, { outcomes: f }) =>
          forAll(1, f.length - 1, n => [1, b, c].every(s => (n < s ? 1 : f[n - s]) !== f[n])),
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
          holds: ({ b, c }, { outcomes: f }) =>
            forAll(
              1,
              f.length - 1,
              n =>
                (n < c ? [1] : [1, b, c]).every(s => f[n - s] !== f[n]) &&
                (n % 2 === 1 || [1, b, c].every(s => n < s || f[n - s] === 1)),
            ),
        }),
      }),
    ]),
    when('c even', ({ c }) => c % 2 === 0, [
      law('fact-1', 'Part III, 6.2, fact 1', {
        says: 'for n ≤ c-1, f(n) is the same as for {1, b} and alternates 0, 1, 0, 1, …',
        holds: ({ c }, { outcomes: f }) => forAll(0, c - 1, n => f[n] === n % 2),
        mutant: ({ c }, { outcomes: f }) => forAll(0, c, n => f[n] === n % 2),
        mutantSays: 'for n ≤ c, f(n) is the same as for {1, b} and alternates 0, 1, 0, 1, …',
      }),
      law('fact-2', 'Part III, 6.2, fact 2', {
        with: [1, 2],
        says: t => `f(c-${t}) = f(c) = 1`,
        holds: (t, { c }, { outcomes: f }) => f[c - t] === 1 && f[c] === 1,
      }),
      misprint('announcement-of-lemma-1-printed', 'Part III, 6.2, before Lemma 1', {
        says: 'f(n) = 1 for b ≤ n ≤ b+c-1',
        holds: ({ b, c }, { outcomes: f }) => forAll(b, b + c - 1, n => f[n] === 1),
        nature: 'slip',
        printed: '"For all b ≤ n ≤ b+c-1, f(n) = 1"',
        right: 'for all c ≤ n ≤ b+c-1, as Lemma 1 has it',
        why: 'f alternates up to c-1, so f(b+1) = 0 if b+1 < c.',
        fails: { says: 'c > b+1', where: ({ b, c }) => c > b + 1 },
        shows: ({ b }, { outcomes: f }) => [`f(${b + 1})`, 1, f[b + 1]],
        corrected: 'lemma-1',
      }),
      law('lemma-1', 'Part III, 6.2, Lemma 1', {
        says: 'f(n) = 1 for c ≤ n ≤ b+c-1, because f(n-b) and f(n-c) differ; and f(b+c) = 1 - f(b+c-1) f(b) f(c) = 0',
        holds: ({ b, c }, { outcomes: f }) => isLemma1(f, b, c, b + c - 1),
        mutant: ({ b, c }, { outcomes: f }) => isLemma1(f, b, c, b + c),
        mutantSays: 'f(n) = 1 for c ≤ n ≤ b+c',
      }),
      law('lemma-2', 'Part III, 6.2, Lemma 2 and its aim', {
        says: 'f(n) = f(n-b-c) for b+c ≤ n ≤ b+2c-1, and f(n) = 1 - f(n-1) for b+c+1 ≤ n ≤ b+2c-1',
        holds: ({ b, c }, { outcomes: f }) => isLemma2(f, b, c, b + 2 * c - 1),
        mutant: ({ b, c }, { outcomes: f }) => isLemma2(f, b, c, b + 2 * c),
        mutantSays: 'f(n) = f(n-b-c) for b+c ≤ n ≤ b+2c',
      }),
      law('lemma-2-intervals', 'Part III, 6.2, Lemma 2, proof', {
        with: [1, 2],
        says: t => `n-1 > n-b > n-c, c ≤ n-b ≤ b+2c-1 and 0 ≤ n-c ≤ b+c-${t}, for b+c+1 ≤ n ≤ b+2c-1`,
        ofLetters: true,
        holds: (t, { b, c }) =>
          forAll(b + c + 1, b + 2 * c - 1, n => {
            const [p, q] = [n - b, n - c];
            return n - 1 > p && p > q && c <= p && p <= b + 2 * c - 1 && 0 <= q && q <= b + c - t;
          }),
      }),
      law('lemma-2-same-parity', 'Part III, 6.2, Lemma 2, proof', {
        with: [1, 2],
        says: t => `f(n-${t}) = f(n-b) if b+c ≤ n-b and n ≤ b+2c-1`,
        holds: (t, { b, c }, { outcomes: f }) => forAll(2 * b + c, b + 2 * c - 1, n => f[n - t] === f[n - b]),
      }),
      law('lemma-2-proof', 'Part III, 6.2, Lemma 2, proof', {
        says: 'f(n-1) f(n-b) = f(n-1) f(n-b) f(n-c) = f(n-1) for b+c+1 ≤ n ≤ b+2c-1; f(n-c) = f(n-b) if n-c ≤ c-1 and n-b ≥ b+c',
        holds: ({ b, c }, { outcomes: f }) => isProofOfLemma2(f, b, c, b + c),
        mutant: ({ b, c }, { outcomes: f }) => isProofOfLemma2(f, b, c, c),
        mutantSays: 'f(n-c) = f(n-b) if n-c ≤ c-1 and n-b ≥ c',
      }),
      misprint('lemma-2-interval-printed', 'Part III, 6.2, Lemma 2, proof', {
        says: 'if n-c ≤ c-1 then n-b ≥ b+c-1, for b+c+1 ≤ n ≤ b+2c-1',
        ofLetters: true,
        holds: ({ b, c }) => forAll(b + c + 1, b + 2 * c - 1, n => n - c > c - 1 || n - b >= b + c - 1),
        nature: 'step',
        printed: '"Otherwise n-c ∈ [0, c-1] while n-b ∈ [b+c-1, b+2c-1]"',
        right: 'n-b may also lie in [c, b+c-2]; there f(n-b) = 1, and f(n-1) f(n-c) = f(n-1) by parity',
        why: 'For n = b+c+1, n-b = c+1 and n-c = b+1. The proof omits this case, in which F(n-c) = F(n-b) fails: for {1, 3, 6} and n = 10, F(4) = 0 and F(7) = 1. Lemma 2 itself holds.',
        fails: { says: 'c > b+1', where: ({ b, c }) => c > b + 1 },
        shows: ({ b, c }) => [`n-b, for n = ${b + c + 1}`, `at least ${b + c - 1}`, c + 1],
        corrected: ours('lemma-2-gap', 'Part III, 6.2, Lemma 2: the case that the proof omits', {
          with: [1, 2],
          says: t =>
            `if c > b+1, n ≥ b+c+1, n-b ≤ b+c-1 and n-c ≤ c-1, then f(n-b) = 1 and f(n-${t}) f(n-c) = f(n-${t})`,
          where: ({ b, c }) => c > b + 1,
          holds: (t, { b, c }, { outcomes: f }) => isGap(f, b, c, t),
        }),
      }),
      law('lemma-3', 'Part III, 6.2, Lemma 3', {
        says: 'f(n) = f(n-b-c) for n ≥ b+c',
        holds: ({ b, c }, { outcomes: f }) => forAll(b + c, f.length - 1, n => f[n] === f[n - b - c]),
        mutant: ({ b, c }, { outcomes: f }) => forAll(b + c, f.length - 1, n => f[n] === f[n - b - c + 1]),
        mutantSays: 'f(n) = f(n-b-c+1)',
      }),
      misprint('lemma-3-last-line-printed', 'Part III, 6.2, Lemma 3, proof', {
        says: 'f(k+1) = f(k-b-c) for k ≥ b+2c-1',
        holds: ({ b, c }, { outcomes: f }) => isLastLine(f, b, c, 0),
        nature: 'slip',
        printed: '"= 1 - f(k-b-c).f(k+1-2b-c).f(k+1-b-2c) = f(k-b-c)"',
        right: '… = f(k+1-b-c)',
        why: 'The product is the product in the recurrence for f(k+1-b-c).',
        shows: ({ b, c }, { outcomes: f }) => {
          const k = Array.from(f).findIndex((bit, n) => n >= b + 2 * c && bit !== f[n - 1 - b - c]) - 1;
          return [`f(${k + 1})`, `f(${k - b - c}) = ${f[k - b - c]}`, f[k + 1]];
        },
        corrected: instead('lemma-3-last-line', 'Part III, 6.2, Lemma 3, proof corrected', {
          says: 'f(k+1) = 1 - f(k-b-c) f(k+1-2b-c) f(k+1-b-2c) = f(k+1-b-c) for k ≥ b+2c-1',
          holds: ({ b, c }, { outcomes: f }) => isLastLine(f, b, c, 1),
        }),
      }),
    ]),
  ],
});

function isLemma1(f: Outcomes, b: number, c: number, last: number): boolean {
  return (
    forAll(c, last, n => f[n] === 1 && f[n - b] !== f[n - c]) && f[b + c] === 0 && f[b] === 1 && f[c] === 1
  );
}

function isLemma2(f: Outcomes, b: number, c: number, last: number): boolean {
  return (
    forAll(b + c, last, n => f[n] === f[n - b - c]) && forAll(b + c + 1, last, n => f[n] === 1 - f[n - 1])
  );
}

function isProofOfLemma2(f: Outcomes, b: number, c: number, least: number): boolean {
  return forAll(b + c + 1, b + 2 * c - 1, n => {
    const product = f[n - 1] * f[n - b];
    const isCase = n - c <= c - 1 && n - b >= least;
    return product === f[n - 1] && product * f[n - c] === f[n - 1] && (!isCase || f[n - c] === f[n - b]);
  });
}

/** From n = b+c+1 on, as far as n-b ≤ b+c-1 and n-c ≤ c-1. */
function isGap(f: Outcomes, b: number, c: number, back: number): boolean {
  const last = Math.min(2 * b + c - 1, 2 * c - 1);
  return forAll(b + c + 1, last, n => f[n - b] === 1 && f[n - back] * f[n - c] === f[n - back]);
}

function isLastLine(f: Outcomes, b: number, c: number, more: number): boolean {
  return forAll(b + 2 * c - 1, f.length - 2, k => {
    const product = f[k - b - c] * f[k + 1 - 2 * b - c] * f[k + 1 - b - 2 * c];
    return f[k + 1] === 1 - product && f[k + 1] === f[k + more - b - c];
  });
}
