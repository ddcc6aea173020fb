import { bits, definePipeline, paper, when } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-2-b-proofs',
  question: 'Which steps of the proofs for {2, b} hold?',
  ...about('Part III, 3'),
  sweep: { game: '{2, b}', over: { b: '3..200' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '4b + 8' }],
  claims: [
    claim('recurrence', 'Part III, 3', { holds: 'for n >= b: f(n) = 1 - f(n-2) f(n-b)' }),
    when('b mod 4 <= 1', [
      erratum('conclusion-3-1-1-printed', 'Conclusion 3.1.1', {
        says: 'for n ≤ b, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = f(b+1) = 1; f(n) = f(n+b+2)',
        holds:
          '(for n >= 0: f(n) = f(n+b+2)) and (for n in 0..b: f(n) = ((n+1) mod 4) div 2) and f(b) = 1 and f(b+1) = 1',
        nature: 'slip',
        printed: '"f(n) = 0 if n ≡ 3 or n ≡ 0 (mod 4); n ≤ b … f(b) = 1"',
        right: 'n ≤ b-1, as in the proof',
        why: 'For b = 4k, the first line says f(b) = 0 and the third line says f(b) = 1.',
        fails: { says: 'b is divisible by 4', where: 'b mod 4 = 0' },
        shows: ({ b }, { outcomes: f }) => [`f(${b})`, '0 in the first line, 1 in the third', f[b]],
        corrected: instead('conclusion-3-1-1', 'Conclusion 3.1.1 corrected', {
          says: 'for n ≤ b-1, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = f(b+1) = 1; f(n) = f(n+b+2)',
          holds:
            '(for n >= 0: f(n) = f(n+b+2)) and (for n in 0..b-1: f(n) = ((n+1) mod 4) div 2) and f(b) = 1 and f(b+1) = 1',
        }),
      }),
    ]),
    when('b mod 4 = 3', [
      erratum('conclusion-3-2-1-printed', 'Conclusion 3.2.1', {
        says: 'for n ≤ b, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = 1, f(b+1) = 0; f(n) = f(n+b+2)',
        holds:
          '(for n >= 0: f(n) = f(n+b+2)) and (for n in 0..b: f(n) = ((n+1) mod 4) div 2) and f(b) = 1 and f(b+1) = 0',
        nature: 'slip',
        printed: '"f(n) = 0 if n ≡ 3 or n ≡ 0 (mod 4); n ≤ b … f(b) = 1"',
        right: 'n ≤ b-1, as in the proof',
        why: 'For b = 4k+3, the first line says f(b) = 0 and the third line says f(b) = 1.',
        shows: ({ b }, { outcomes: f }) => [`f(${b})`, '0 in the first line, 1 in the third', f[b]],
        partOf: 'conclusion-3-1-1-printed',
        corrected: instead('conclusion-3-2-1', 'Conclusion 3.2.1 corrected', {
          says: 'for n ≤ b-1, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = 1, f(b+1) = 0; f(n) = f(n+b+2)',
          holds:
            '(for n >= 0: f(n) = f(n+b+2)) and (for n in 0..b-1: f(n) = ((n+1) mod 4) div 2) and f(b) = 1 and f(b+1) = 0',
        }),
      }),
    ]),
    claim('first-heaps', 'Part III, 3.1, step 1, 3.2, step 1, and 3.3', {
      says: 'f(n) is the same as for {2} if n ≤ b-1, and f(b) = 1',
      holds: 'f(b) = 1 and for n in 0..b-1: f(n) = ((n+1) mod 4) div 2',
      mutant: 'f(b) = 1 and for n in 0..b: f(n) = ((n+1) mod 4) div 2',
      mutantSays: 'f(n) is the same as for {2} if n ≤ b',
    }),
    claim('step-2', 'Part III, 3.1, step 2, and 3.2, step 2', {
      says: 'b = 4k or 4k+1: f(b-1) = 0, so f(b+1) = 1; b = 4k+3: f(b-1) = f(1) = 1, so f(b+1) = 0',
      holds: 'b mod 4 != 2 implies f(b-1) = (if b mod 4 = 3 then 1 else 0) and f(b+1) = 1 - f(b-1)',
      mutant: 'f(b-1) = if b mod 4 = 1 then 1 else 0',
      mutantSays: 'b = 4k: f(b-1) = 0; b = 4k+1 or 4k+3: f(b-1) = 1',
    }),
    when('b mod 4 != 2', [
      erratum('six-first-printed', '(6), first line', {
        holds: 'for n >= 0: f(n) = 0 implies f(n+2) = 0 and (n < 2 or f(n-2) = 0)',
        nature: 'slip',
        printed: '"f(n) = 0 → f(n ± 2) = 0"',
        right: 'f(n) = 0 → f(n ± 2) = 1',
        why: 'Two heaps that differ by the move 2 cannot both be lost: f(0) = 0 and f(2) = 1.',
        shows: (_, { outcomes: f }) => ['f(2), as f(0) = 0', 0, f[2]],
        corrected: instead('six-first', '(6) corrected', {
          holds: 'for n >= 0: f(n) = 0 implies f(n+2) = 1 and (n < 2 or f(n-2) = 1)',
        }),
      }),
      claim('six-second', '(6), second line', { holds: 'for n >= 2: f(n+2) = f(n-2) = 1 implies f(n) = 0' }),
      claim('step-3', 'Part III, 3.1, step 3, and 3.2, step 3', {
        mutant: 'for n >= b: f(n) = 1 - f(n-2) f(n+1)',
        holds: 'for n >= b: f(n) = 1 - f(n-2) f(n+2) = 1 - f(n-2) f(n-b) and f(n+2) = f(n-b)',
      }),
    ]),
    erratum('minimum-period-in-words-printed', 'Part III, 3.1 and 3.2, last paragraphs', {
      says: 'the period is the first b-1 bits of {2}, followed by a bit 1 if b = 4k or 4k+1, and by a bit 0 if b = 4k+3',
      where: 'b mod 4 != 2',
      holds:
        'for n >= 0: f(n) = if n mod (b) < b-1 then ((n mod (b) + 1) mod 4) div 2 else (if b mod 4 = 3 then 0 else 1)',
      nature: 'wrong',
      printed: '"the first b-1 bits as in the case S = {2}, and then added a bit \'1\'" (3.2: "a bit \'0\'")',
      right: 'the first b bits of {2}, followed by 11 if b = 4k or 4k+1, and by 10 if b = 4k+3',
      why: 'The period has b+2 bits: heaps 0 to b-1 as in {2}, then f(b) = 1, then f(b+1).',
      shows: ({ b }, { outcomes: f }) => [
        'the period',
        `${Array.from({ length: b - 1 }, (_, n) => ofTwo(n)).join('')}${b % 4 === 3 ? 0 : 1}`,
        bits(f, 0, b + 1),
      ],
      corrected: instead('minimum-period-in-words', 'Part III, 3.1 and 3.2 corrected', {
        says: 'the period is the first b bits of {2}, followed by 11 if b = 4k or 4k+1, and by 10 if b = 4k+3',
        where: 'b mod 4 != 2',
        holds:
          'for n >= 0: f(n) = if n mod (b+2) < b then ((n mod (b+2) + 1) mod 4) div 2 else (if b mod 4 = 3 and n mod (b+2) = b+1 then 0 else 1)',
      }),
    }),
    claim('conclusion-3-3-1', 'Conclusion 3.3.1 and its proof', {
      says: 'b = 4k+2: f(n) = g(n) for all n, where g is f of {2}, and g(n) = 1 - g(n-2) = 1 - g(n-2) g(n-b) for n ≥ b',
      mutant: 'for n >= b: f(n) = 1 - f(n-1)',
      mutantSays: 'b = 4k+2: g(n) = 1 - g(n-1) for n ≥ b',
      holds:
        'b mod 4 = 2 implies for n >= 0: f(n) = ((n+1) mod 4) div 2 and (n < b or f(n) = 1 - f(n-2) = 1 - f(n-2) f(n-b))',
    }),
  ],
});

/** f(n) of {2}. */
function ofTwo(n: number): number {
  return n % 4 === 1 || n % 4 === 2 ? 1 : 0;
}
