import { definePipeline, forAll, ours, outcomeByProduct, paper, type Row, when } from '../../src/index.ts';

const { asked, instead, law, misprint } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
/** {1, 3, 4} has 5.1 to itself. */
const isBeyond51 = ({ c }: Row) => c >= 6;

export default definePipeline({
  id: 'result-strings-1-3-c-proofs',
  question: 'Which steps of the proof for {1, 3, c} with c even hold?',
  ...asked('Part III, 5'),
  sweep: { game: '{1, 3, c}', over: { c: '4..200' }, where: 'c mod 2 = 0', ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '3c + 12' }],
  claims: [
    law('start', 'Part III, 5.4', {
      says: 'f(n) = 0, 1, …, 0, 1 for n ≤ c-1; f(c) = 1; f(c+1) = 1 - f(c) f(c-2) f(1) = 1; f(c+2) = 1 - f(c+1) f(c-1) f(2) = 1',
      holds: ({ c }, { outcomes: f }) => forAll(0, c - 1, n => f[n] === n % 2) && areOnes(f, c, c + 2),
      mutant: ({ c }, { outcomes: f }) => forAll(0, c - 1, n => f[n] === n % 2) && areOnes(f, c, c + 3),
      mutantSays: 'f(c+3) = 1 - f(c+2) f(c) f(3) = 1',
    }),
    law('next', 'Part III, 5.4', {
      says: 'f(c+3) = 1 - f(c+2) f(c) f(3) = 0 and f(c+4) = 1 - f(c+3) f(c+1) f(4) = 1',
      holds: ({ c }, { outcomes: f }) => forAll(0, 1, i => isNext(f, c, c + 3 + i, i)),
      mutant: ({ c }, { outcomes: f }) => forAll(0, 1, i => isNext(f, c, c + 3 + i, 1)),
      mutantSays: 'f(c+3) = 1',
    }),
    misprint('f-c-plus-5-printed', 'Part III, 5.4', {
      says: 'c ≥ 6: f(c+5) = 1 - f(c+4) f(c+2) f(5) = 1',
      where: isBeyond51,
      holds: ({ c }, { outcomes: f }) => isNext(f, c, c + 5, 1),
      nature: 'slip',
      printed: '"f(c+5) = 1 - f(c+4).f(c+2).f(5) = 1"',
      right: 'f(c+5) = 0, which is f(2)',
      why: 'f(c+4) = f(c+2) = f(5) = 1. It also fails for c = 4, where f(9) = 0, but section 5.1 treats that case.',
      shows: ({ c }, { outcomes: f }) => [`f(${c + 5})`, 1, f[c + 5]],
      corrected: instead('f-c-plus-5', 'Part III, 5.4 corrected', {
        says: 'f(c+5) = 1 - f(c+4) f(c+2) f(5) = 0',
        holds: ({ c }, { outcomes: f }) => isNext(f, c, c + 5, 0),
      }),
    }),
    law('step', 'Part III, 5.4', {
      with: [4, 3],
      says: t => `f(c+3+k+1) = 1 - f(c+3+k) f(c+3+k-2) f(k+${t}) for k ≥ 2`,
      holds: (t, { c }, { outcomes: f }) => forAll(2, f.length - c - 5, k => isStep(f, c, k, t)),
    }),
    when('c ≥ 10', ({ c }) => c >= 10, [
      law('same', 'Part III, 5.4', {
        with: [4, 3],
        says: t => `f(k-2) = f(k+${t}) for 2 ≤ k ≤ c-7; if k is odd, f(c+3+k+1) = 0 = f(k+1)`,
        holds: (t, { c }, { outcomes: f }) => forAll(2, c - 7, k => isSame(f, c, k, t)),
      }),
      misprint('k-even-printed', 'Part III, 5.4', {
        says: 'if k is even, 2 ≤ k ≤ c-7, then f(c+3+k+1) = 1 - f(k+1) = f(k+1)',
        holds: ({ c }, { outcomes: f }) =>
          forAll(2, c - 7, k => k % 2 === 1 || (f[c + k + 4] === 1 - f[k + 1] && f[c + k + 4] === f[k + 1])),
        nature: 'slip',
        printed: '"f(c+3+k+1) = 1 - f(k+1) = f(k+1)"',
        right: 'f(c+3+k+1) = 1 - f(k) f(k-2) f(k+4) = 1 = f(k+1)',
        why: 'x = 1 - x has no solution in {0, 1}.',
        shows: ({ c }, { outcomes: f }) => [`f(${c + 6}), with k = 2`, `1 - f(3) = ${1 - f[3]}`, f[c + 6]],
        corrected: instead('k-even', 'Part III, 5.4 corrected', {
          says: 'if k is even, 2 ≤ k ≤ c-7, then f(c+3+k+1) = 1 - f(k) f(k-2) f(k+4) = 1 = f(k+1)',
          holds: ({ c }, { outcomes: f }) => forAll(2, c - 7, k => k % 2 === 1 || isKEven(f, c, k)),
        }),
      }),
    ]),
    law('last-bits', 'Part III, 5.4', {
      says: 'f(c+3+k) = f(k) = 0, 1, 0, 1, 0, 1, 1, 1, 1 for k = c-6, …, c+2 (only k ≥ 0), by 1 - f(n-1) f(n-3) f(n-c)',
      holds: ({ c }, { outcomes: f }) => areLastBits(f, c, '010101111'),
      mutant: ({ c }, { outcomes: f }) => areLastBits(f, c, '010101110'),
      mutantSays: 'f(c+3+c+2) = 0',
    }),
    ours('gap', 'Part III, 5.4: cases that the proof omits', {
      with: [3, 2],
      says: t =>
        `c = 4, 6, 8: no k has 2 ≤ k ≤ c-7, so the induction proves nothing, but still f(c+${t}+k) = f(k) for k ≤ c+2`,
      where: ({ c }) => c < 9,
      holds: (t, { c }, { outcomes: f }) => forAll(0, c + 2, k => f[c + t + k] === f[k]),
    }),
    misprint('range-printed', 'Part III, 5.4, "In brief"', {
      says: 'c ≥ 6: f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1 for n = c+4, …, 2c+2',
      where: isBeyond51,
      holds: ({ c }, { outcomes: f }) => isPeriodFrom(f, c + 4, 2 * c + 2),
      nature: 'slip',
      printed: '"we have for all n = c+4, …, 2c+2, f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1"',
      right: 'for n = c+3, …, 2c+5',
      why: 'f(c+4) = 1. A period has c+3 heaps, so the second period begins at heap c+3. This is also true for c = 4, which section 5.1 treats.',
      shows: ({ c }, { outcomes: f }) => [`f(${c + 4})`, 0, f[c + 4]],
      corrected: instead('range', 'Part III, 5.4 corrected', {
        says: 'f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1 for n = c+3, …, 2c+5',
        holds: ({ c }, { outcomes: f }) => isPeriodFrom(f, c + 3, 2 * c + 5),
      }),
    }),
    law('shift', 'Part III, 5.4', {
      with: [3, 2],
      says: t => `f(t(c+${t})+k) = f(k) for all t and k = 0, …, c+2`,
      holds: (t, { c }, { outcomes: f }) => forAll(c + t, f.length - 1, n => f[n] === f[n % (c + t)]),
    }),
  ],
});

/** Whether f(n) = 1 - f(n-1) f(n-3) f(n-c) = value. */
function isNext(f: Outcomes, c: number, n: number, value: number): boolean {
  return f[n] === value && outcomeByProduct(f, n, [1, 3, c]) === value;
}

function areOnes(f: Outcomes, from: number, to: number): boolean {
  return f[from] === 1 && forAll(from + 1, to, n => isNext(f, from, n, 1));
}

function isStep(f: Outcomes, c: number, k: number, more: number): boolean {
  return f[c + k + 4] === 1 - f[c + 3 + k] * f[c + 1 + k] * f[k + more];
}

function isSame(f: Outcomes, c: number, k: number, more: number): boolean {
  return f[k - 2] === f[k + more] && (k % 2 === 0 || (f[c + k + 4] === 0 && f[k + 1] === 0));
}

function isKEven(f: Outcomes, c: number, k: number): boolean {
  return f[c + k + 4] === 1 - f[k] * f[k - 2] * f[k + 4] && f[c + k + 4] === 1 && f[k + 1] === 1;
}

/** Whether f(c+3+k) = f(k) are these bits of k = c-6, …, c+2, as far as k ≥ 0; by the recurrence. */
function areLastBits(f: Outcomes, c: number, bits: string): boolean {
  return forAll(Math.max(0, c - 6), c + 2, k => {
    const bit = Number(bits[k - c + 6]);
    return f[k] === bit && isNext(f, c, c + 3 + k, bit);
  });
}

/** Whether f(from), …, f(to) are 0, 1, 0, 1, …, 0, 1, 1, 1, 1, however many bits. */
function isPeriodFrom(f: Outcomes, from: number, to: number): boolean {
  return /^(01)+111$/.test(Array.from({ length: to - from + 1 }, (_, i) => f[from + i]).join(''));
}
