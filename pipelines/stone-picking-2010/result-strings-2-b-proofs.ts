import {
  bits,
  definePipeline,
  followsProduct,
  forAll,
  paper,
  type Row,
  repeatsWord,
  when,
} from '../../src/index.ts';

const { asked, instead, law, misprint } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;
/** b = 4k + rest. */
const leaves =
  (...rests: readonly number[]) =>
  ({ b }: Row) =>
    rests.includes(b % 4);

export default definePipeline({
  id: 'result-strings-2-b-proofs',
  question: 'Which steps of the proofs for {2, b} hold?',
  ...asked('Part III, 3'),
  sweep: { game: '{2, b}', over: { b: '3..200' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '4b + 8' }],
  claims: [
    law('recurrence', 'Part III, 3', {
      with: [2, 1],
      says: t => `f(n) = 1 - f(n-${t}) f(n-b) for n ≥ b`,
      holds: (t, { b }, { outcomes: f }) => followsProduct(f, [t, b], b),
    }),
    when('b = 4k or 4k+1', leaves(0, 1), [
      misprint('conclusion-3-1-1-printed', 'Conclusion 3.1.1', {
        says: 'for n ≤ b, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = f(b+1) = 1; f(n) = f(n+b+2)',
        holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 1),
        nature: 'slip',
        printed: '"f(n) = 0 if n ≡ 3 or n ≡ 0 (mod 4); n ≤ b … f(b) = 1"',
        right: 'n ≤ b-1, as in the proof',
        why: 'For b = 4k, the first line says f(b) = 0 and the third line says f(b) = 1.',
        fails: { says: 'b is divisible by 4', where: leaves(0) },
        shows: ({ b }, { outcomes: f }) => [`f(${b})`, '0 in the first line, 1 in the third', f[b]],
        corrected: instead('conclusion-3-1-1', 'Conclusion 3.1.1 corrected', {
          says: 'for n ≤ b-1, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = f(b+1) = 1; f(n) = f(n+b+2)',
          holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b - 1, 1),
        }),
      }),
    ]),
    when('b = 4k+3', leaves(3), [
      misprint('conclusion-3-2-1-printed', 'Conclusion 3.2.1', {
        says: 'for n ≤ b, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = 1, f(b+1) = 0; f(n) = f(n+b+2)',
        holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 0),
        nature: 'slip',
        printed: '"f(n) = 0 if n ≡ 3 or n ≡ 0 (mod 4); n ≤ b … f(b) = 1"',
        right: 'n ≤ b-1, as in the proof',
        why: 'For b = 4k+3, the first line says f(b) = 0 and the third line says f(b) = 1.',
        shows: ({ b }, { outcomes: f }) => [`f(${b})`, '0 in the first line, 1 in the third', f[b]],
        partOf: 'conclusion-3-1-1-printed',
        corrected: instead('conclusion-3-2-1', 'Conclusion 3.2.1 corrected', {
          says: 'for n ≤ b-1, f(n) = 0 if n mod 4 is 0 or 3, and f(n) = 1 if it is 1 or 2; f(b) = 1, f(b+1) = 0; f(n) = f(n+b+2)',
          holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b - 1, 0),
        }),
      }),
    ]),
    law('first-heaps', 'Part III, 3.1, step 1, 3.2, step 1, and 3.3', {
      says: 'f(n) is the same as for {2} if n ≤ b-1, and f(b) = 1',
      holds: ({ b }, { outcomes: f }) => forAll(0, b - 1, n => f[n] === ofTwo(n)) && f[b] === 1,
      mutant: ({ b }, { outcomes: f }) => forAll(0, b, n => f[n] === ofTwo(n)) && f[b] === 1,
      mutantSays: 'f(n) is the same as for {2} if n ≤ b',
    }),
    law('step-2', 'Part III, 3.1, step 2, and 3.2, step 2', {
      says: 'b = 4k or 4k+1: f(b-1) = 0, so f(b+1) = 1; b = 4k+3: f(b-1) = f(1) = 1, so f(b+1) = 0',
      where: leaves(0, 1, 3),
      holds: ({ b }, { outcomes: f }) => f[b - 1] === (b % 4 === 3 ? 1 : 0) && f[b + 1] === 1 - f[b - 1],
      mutant: ({ b }, { outcomes: f }) => f[b - 1] === (b % 4 === 1 ? 1 : 0) && f[b + 1] === 1 - f[b - 1],
      mutantSays: 'b = 4k: f(b-1) = 0; b = 4k+1 or 4k+3: f(b-1) = 1',
    }),
    when('b = 4k, 4k+1 or 4k+3', leaves(0, 1, 3), [
      misprint('six-first-printed', '(6), first line', {
        says: 'if f(n) = 0 then f(n+2) = f(n-2) = 0',
        holds: (_, { outcomes: f }) => beside(f, 0),
        nature: 'slip',
        printed: '"f(n) = 0 → f(n ± 2) = 0"',
        right: 'f(n) = 0 → f(n ± 2) = 1',
        why: 'Two heaps that differ by the move 2 cannot both be lost: f(0) = 0 and f(2) = 1.',
        shows: (_, { outcomes: f }) => ['f(2), as f(0) = 0', 0, f[2]],
        corrected: instead('six-first', '(6) corrected', {
          says: 'if f(n) = 0 then f(n+2) = f(n-2) = 1',
          holds: (_, { outcomes: f }) => beside(f, 1),
        }),
      }),
      law('six-second', '(6), second line', {
        with: [2, 1],
        says: t => `if f(n+2) = f(n-${t}) = 1 then f(n) = 0, for n ≥ 2`,
        holds: (t, _, { outcomes: f }) =>
          forAll(t, f.length - 3, n => f[n + 2] * f[n - t] === 0 || f[n] === 0),
      }),
      law('step-3', 'Part III, 3.1, step 3, and 3.2, step 3', {
        with: [2, 1],
        says: t => `f(n) = 1 - f(n-2) f(n+${t}) = 1 - f(n-2) f(n-b) for n ≥ b`,
        holds: (t, { b }, { outcomes: f }) =>
          forAll(b, f.length - 3, n => f[n] === 1 - f[n - 2] * f[n + t] && f[n + 2] === f[n - b]),
      }),
    ]),
    misprint('minimum-period-in-words-printed', 'Part III, 3.1 and 3.2, last paragraphs', {
      says: 'the period is the first b-1 bits of {2}, followed by a bit 1 if b = 4k or 4k+1, and by a bit 0 if b = 4k+3',
      where: leaves(0, 1, 3),
      holds: ({ b }, { outcomes: f }) => repeatsWord(f, bitsOfTwo(b - 1) + (b % 4 === 3 ? '0' : '1')),
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
        where: leaves(0, 1, 3),
        holds: ({ b }, { outcomes: f }) => repeatsWord(f, bitsOfTwo(b) + (b % 4 === 3 ? '10' : '11')),
      }),
    }),
    law('conclusion-3-3-1', 'Conclusion 3.3.1 and its proof', {
      with: [2, 1],
      says: t =>
        `b = 4k+2: f(n) = g(n) for all n, where g is f of {2}, and g(n) = 1 - g(n-${t}) = 1 - g(n-2) g(n-b) for n ≥ b`,
      where: leaves(2),
      holds: (t, { b }, { outcomes: f }) => isThatOfTwo(f, b, t),
    }),
  ],
});

/** f(n) of {2}. */
function ofTwo(n: number): number {
  return n % 4 === 1 || n % 4 === 2 ? 1 : 0;
}

function bitsOfTwo(count: number): string {
  return Array.from({ length: count }, (_, n) => ofTwo(n)).join('');
}

/** The definition in Conclusions 3.1.1 and 3.2.1, its first two lines up to `last`, with f(b+1). */
function isConclusion(f: Outcomes, b: number, last: number, next: number): boolean {
  const isPeriodic = forAll(0, f.length - b - 3, n => f[n] === f[n + b + 2]);
  return isPeriodic && forAll(0, last, n => f[n] === ofTwo(n)) && f[b] === 1 && f[b + 1] === next;
}

function beside(f: Outcomes, value: number): boolean {
  return forAll(0, f.length - 3, n => f[n] === 1 || (f[n + 2] === value && (n < 2 || f[n - 2] === value)));
}

function isThatOfTwo(f: Outcomes, b: number, back: number): boolean {
  const g = ofTwo;
  return forAll(
    0,
    f.length - 1,
    n => f[n] === g(n) && (n < b || (g(n) === 1 - g(n - back) && g(n) === 1 - g(n - 2) * g(n - b))),
  );
}
