import { definePipeline, ours, paper, when } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-1-3-c-proofs',
  question: 'Which steps of the proof for {1, 3, c} with c even hold?',
  ...about('Part III, 5'),
  sweep: { game: '{1, 3, c}', over: { c: '4..200' }, where: 'c mod 2 = 0', ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '3c + 12' }],
  claims: [
    claim('start', 'Part III, 5.4', {
      holds:
        '(for n in 0..c-1: f(n) = n mod 2) and f(c) = 1 and f(c+1) = 1 - f(c) f(c-2) f(1) = 1 and f(c+2) = 1 - f(c+1) f(c-1) f(2) = 1',
      mutant: 'f(c+3) = 1 - f(c+2) f(c) f(3) = 1',
    }),
    claim('next', 'Part III, 5.4', {
      holds: 'f(c+3) = 1 - f(c+2) f(c) f(3) = 0 and f(c+4) = 1 - f(c+3) f(c+1) f(4) = 1',
      mutant: 'f(c+3) = 1',
    }),
    erratum('f-c-plus-5-printed', 'Part III, 5.4', {
      holds: 'c >= 6 implies f(c+5) = 1 - f(c+4) f(c+2) f(5) = 1',
      nature: 'slip',
      printed: '"f(c+5) = 1 - f(c+4).f(c+2).f(5) = 1"',
      right: 'f(c+5) = 0, which is f(2)',
      why: 'f(c+4) = f(c+2) = f(5) = 1. It also fails for c = 4, where f(9) = 0, but section 5.1 treats that case.',
      shows: ({ c }, { outcomes: f }) => [`f(${c + 5})`, 1, f[c + 5]],
      corrected: instead('f-c-plus-5', 'Part III, 5.4 corrected', {
        holds: 'f(c+5) = 1 - f(c+4) f(c+2) f(5) = 0',
      }),
    }),
    claim('step', 'Part III, 5.4', {
      mutant: 'for k >= 2: f(c+3+k+1) = 1 - f(c+3+k) f(c+3+k-2) f(k+3)',
      holds: 'for k >= 2: f(c+3+k+1) = 1 - f(c+3+k) f(c+3+k-2) f(k+4)',
    }),
    when('c >= 10', [
      claim('same', 'Part III, 5.4', {
        mutant: 'for k in 2..c-7: f(k-2) = f(k+3)',
        holds: 'for k in 2..c-7: f(k-2) = f(k+4) and (odd(k) implies f(c+3+k+1) = 0 = f(k+1))',
      }),
      erratum('k-even-printed', 'Part III, 5.4', {
        holds: 'for k in 2..c-7: even(k) implies f(c+3+k+1) = 1 - f(k+1) = f(k+1)',
        nature: 'slip',
        printed: '"f(c+3+k+1) = 1 - f(k+1) = f(k+1)"',
        right: 'f(c+3+k+1) = 1 - f(k) f(k-2) f(k+4) = 1 = f(k+1)',
        why: 'x = 1 - x has no solution in {0, 1}.',
        shows: ({ c }, { outcomes: f }) => [`f(${c + 6}), with k = 2`, `1 - f(3) = ${1 - f[3]}`, f[c + 6]],
        corrected: instead('k-even', 'Part III, 5.4 corrected', {
          holds: 'for k in 2..c-7: even(k) implies f(c+3+k+1) = 1 - f(k) f(k-2) f(k+4) = 1 = f(k+1)',
        }),
      }),
    ]),
    claim('last-bits', 'Part III, 5.4', {
      says: 'f(c+3+k) = f(k) = 0, 1, 0, 1, 0, 1, 1, 1, 1 for k = c-6, …, c+2 (only k ≥ 0), by 1 - f(n-1) f(n-3) f(n-c)',
      holds:
        'for k in max(0, c-6)..c+2: f(c+3+k) = 1 - f(c+2+k) f(c+k) f(k+3) = f(k) = if k < c then k mod 2 else 1',
      mutant: 'f(c+3+c+2) = 0',
    }),
    ours('gap', 'Part III, 5.4: cases that the proof omits', {
      says: 'c = 4, 6, 8: no k has 2 ≤ k ≤ c-7, so the induction proves nothing, but still f(c+3+k) = f(k) for k ≤ c+2',
      mutant: 'for k in 0..c+2: f(c+2+k) = f(k)',
      holds: 'c < 9 implies for k in 0..c+2: f(c+3+k) = f(k)',
    }),
    erratum('range-printed', 'Part III, 5.4, "In brief"', {
      says: 'c ≥ 6: f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1 for n = c+4, …, 2c+2',
      where: 'c >= 6',
      holds: 'for n in c+4..2c+2: f(n) = if n < 2c then (n - c) mod 2 else 1',
      nature: 'slip',
      printed: '"we have for all n = c+4, …, 2c+2, f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1"',
      right: 'for n = c+3, …, 2c+5',
      why: 'f(c+4) = 1. A period has c+3 heaps, so the second period begins at heap c+3. This is also true for c = 4, which section 5.1 treats.',
      shows: ({ c }, { outcomes: f }) => [`f(${c + 4})`, 0, f[c + 4]],
      corrected: instead('range', 'Part III, 5.4 corrected', {
        says: 'f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1 for n = c+3, …, 2c+5',
        holds: 'for n in c+3..2c+5: f(n) = if n < 2c+3 then (n - (c+3)) mod 2 else 1',
      }),
    }),
    claim('shift', 'Part III, 5.4', {
      says: 'f(t(c+3)+k) = f(k) for all t and k = 0, …, c+2',
      mutant: 'for n >= c+2: f(n) = f(n - (c+2))',
      holds: 'for n >= c+3: f(n) = f(n - (c+3))',
    }),
  ],
});
