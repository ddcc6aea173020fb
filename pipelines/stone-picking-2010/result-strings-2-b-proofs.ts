import { ALWAYS, definePipeline, forAll, law, type Row, repeatsWord } from '../../src/index.ts';

const SOURCE = 'stone-picking-2010';
type Outcomes = ArrayLike<number>;
/** b = 4k + rest. */
const leaves =
  (...rests: readonly number[]) =>
  ({ b }: Row) =>
    rests.includes(b % 4);

export default definePipeline({
  id: 'result-strings-2-b-proofs',
  question: 'Which steps of the proofs for {2, b} hold?',
  source: `${SOURCE}, Part III, 3`,
  published: true,
  sweep: { game: '{2, b}', over: { b: '3..200' }, ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '4b + 8' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'recurrence',
      source: `${SOURCE}, Part III, 3`,
      says: 'f(n) = 1 - f(n-2) f(n-b) for n ≥ b',
      holds: ({ b }, { outcomes: f }) => forAll(b, f.length - 1, n => f[n] === 1 - f[n - 2]! * f[n - b]!),
      mutant: ({ b }, { outcomes: f }) => forAll(b, f.length - 1, n => f[n] === 1 - f[n - 1]! * f[n - b]!),
      mutantSays: '1 - f(n-1) f(n-b)',
    }),
    law({
      id: 'conclusion-3-1-1-printed',
      source: `${SOURCE}, Conclusion 3.1.1`,
      says: 'b = 4k or 4k+1: f(n) = 0 for n = 0, 3 modulo 4 and 1 for n = 1, 2, as far as n ≤ b; f(b) = f(b+1) = 1; f(n) = f(n+b+2)',
      where: leaves(0, 1),
      holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 1),
      mutant: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 0),
      mutantSays: 'f(b+1) = 0',
      erratum: {
        nature: 'slip',
        printed: '"f(n) = 0 if n ≡ 3 or n ≡ 0 (mod 4); n ≤ b … f(b) = 1"',
        right: 'n ≤ b-1, as the proof has it',
        why: 'For b = 4k the two lines say f(b) = 0 and f(b) = 1.',
        fails: { says: 'b is divisible by 4', where: leaves(0) },
        correctedBy: 'conclusion-3-1-1',
      },
    }),
    law({
      id: 'conclusion-3-1-1',
      source: 'saltus, Conclusion 3.1.1 corrected',
      says: 'b = 4k or 4k+1: the same, as far as n ≤ b-1',
      where: leaves(0, 1),
      holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b - 1, 1),
      mutant: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 1),
      mutantSays: 'n ≤ b',
    }),
    law({
      id: 'conclusion-3-2-1-printed',
      source: `${SOURCE}, Conclusion 3.2.1`,
      says: 'b = 4k+3: f(n) = 0 for n = 0, 3 modulo 4 and 1 for n = 1, 2, as far as n ≤ b; f(b) = 1, f(b+1) = 0; f(n) = f(n+b+2)',
      where: leaves(3),
      holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 0),
      mutant: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 1),
      mutantSays: 'f(b+1) = 1',
      erratum: {
        nature: 'slip',
        printed: '"f(n) = 0 if n ≡ 3 or n ≡ 0 (mod 4); n ≤ b … f(b) = 1"',
        right: 'n ≤ b-1, as the proof has it',
        why: 'For b = 4k+3 the two lines say f(b) = 0 and f(b) = 1.',
        fails: ALWAYS,
        correctedBy: 'conclusion-3-2-1',
      },
    }),
    law({
      id: 'conclusion-3-2-1',
      source: 'saltus, Conclusion 3.2.1 corrected',
      says: 'b = 4k+3: the same, as far as n ≤ b-1',
      where: leaves(3),
      holds: ({ b }, { outcomes: f }) => isConclusion(f, b, b - 1, 0),
      mutant: ({ b }, { outcomes: f }) => isConclusion(f, b, b, 0),
      mutantSays: 'n ≤ b',
    }),
    law({
      id: 'first-heaps',
      source: `${SOURCE}, Part III, 3.1, step 1, 3.2, step 1, and 3.3`,
      says: 'f(n) is that of {2} for n ≤ b-1, and f(b) = 1',
      holds: ({ b }, { outcomes: f }) => forAll(0, b - 1, n => f[n] === ofTwo(n)) && f[b] === 1,
      mutant: ({ b }, { outcomes: f }) => forAll(0, b, n => f[n] === ofTwo(n)) && f[b] === 1,
      mutantSays: 'for n ≤ b',
    }),
    law({
      id: 'step-2',
      source: `${SOURCE}, Part III, 3.1, step 2, and 3.2, step 2`,
      says: 'b = 4k or 4k+1: f(b-1) = 0, so f(b+1) = 1; b = 4k+3: f(b-1) = f(1) = 1, so f(b+1) = 0',
      where: leaves(0, 1, 3),
      holds: ({ b }, { outcomes: f }) => f[b - 1] === (b % 4 === 3 ? 1 : 0) && f[b + 1] === 1 - f[b - 1]!,
      mutant: ({ b }, { outcomes: f }) => f[b - 1] === (b % 4 === 1 ? 1 : 0) && f[b + 1] === 1 - f[b - 1]!,
      mutantSays: '… f(b-1) = 1 for b = 4k+1',
    }),
    law({
      id: 'six-first-printed',
      source: `${SOURCE}, (6), first line`,
      says: 'b = 4k, 4k+1 or 4k+3: if f(n) = 0 then f(n+2) = f(n-2) = 0',
      where: leaves(0, 1, 3),
      holds: (_, { outcomes: f }) => beside(f, 0),
      mutant: (_, { outcomes: f }) => beside(f, 1),
      mutantSays: 'f(n+2) = f(n-2) = 1',
      erratum: {
        nature: 'slip',
        printed: '"f(n) = 0 → f(n ± 2) = 0"',
        right: 'f(n) = 0 → f(n ± 2) = 1',
        why: 'Two heaps that differ by the move 2 cannot both be lost: f(0) = 0 and f(2) = 1.',
        fails: ALWAYS,
        correctedBy: 'six-first',
      },
    }),
    law({
      id: 'six-first',
      source: 'saltus, (6) corrected',
      says: 'b = 4k, 4k+1 or 4k+3: if f(n) = 0 then f(n+2) = f(n-2) = 1',
      where: leaves(0, 1, 3),
      holds: (_, { outcomes: f }) => beside(f, 1),
      mutant: (_, { outcomes: f }) => beside(f, 0),
      mutantSays: '… = 0',
    }),
    law({
      id: 'six-second',
      source: `${SOURCE}, (6), second line`,
      says: 'b = 4k, 4k+1 or 4k+3: if f(n+2) = f(n-2) = 1 then f(n) = 0, for n ≥ 2',
      where: leaves(0, 1, 3),
      holds: (_, { outcomes: f }) => forAll(2, f.length - 3, n => f[n + 2]! * f[n - 2]! === 0 || f[n] === 0),
      mutant: (_, { outcomes: f }) => forAll(1, f.length - 3, n => f[n + 2]! * f[n - 1]! === 0 || f[n] === 0),
      mutantSays: 'if f(n+2) = f(n-1) = 1',
    }),
    law({
      id: 'step-3',
      source: `${SOURCE}, Part III, 3.1, step 3, and 3.2, step 3`,
      says: 'b = 4k, 4k+1 or 4k+3: f(n) = 1 - f(n-2) f(n+2) = 1 - f(n-2) f(n-b) for n ≥ b',
      where: leaves(0, 1, 3),
      holds: ({ b }, { outcomes: f }) =>
        forAll(b, f.length - 3, n => f[n] === 1 - f[n - 2]! * f[n + 2]! && f[n + 2] === f[n - b]),
      mutant: ({ b }, { outcomes: f }) =>
        forAll(b, f.length - 3, n => f[n] === 1 - f[n - 2]! * f[n + 1]! && f[n + 2] === f[n - b]),
      mutantSays: '1 - f(n-2) f(n+1)',
    }),
    law({
      id: 'minimum-period-in-words-printed',
      source: `${SOURCE}, Part III, 3.1 and 3.2, last paragraphs`,
      says: 'the period is the first b-1 bits of {2} and then a bit 1 for b = 4k and 4k+1, a bit 0 for b = 4k+3',
      where: leaves(0, 1, 3),
      holds: ({ b }, { outcomes: f }) => repeatsWord(f, bitsOfTwo(b - 1) + (b % 4 === 3 ? '0' : '1')),
      mutant: ({ b }, { outcomes: f }) => repeatsWord(f, bitsOfTwo(b - 1) + (b % 4 === 3 ? '1' : '0')),
      mutantSays: 'the last bit changed',
      erratum: {
        nature: 'wrong',
        printed:
          '"the first b-1 bits as in the case S = {2}, and then added a bit \'1\'" (3.2: "a bit \'0\'")',
        right: 'the first b bits of {2}, then 11 for b = 4k and 4k+1, then 10 for b = 4k+3',
        why: 'The period has b+2 bits: heaps 0 to b-1 as in {2}, then f(b) = 1, then f(b+1).',
        fails: ALWAYS,
        correctedBy: 'minimum-period-in-words',
      },
    }),
    law({
      id: 'minimum-period-in-words',
      source: 'saltus, Part III, 3.1 and 3.2 corrected',
      says: 'the period is the first b bits of {2} and then 11 for b = 4k and 4k+1, 10 for b = 4k+3',
      where: leaves(0, 1, 3),
      holds: ({ b }, { outcomes: f }) => repeatsWord(f, bitsOfTwo(b) + (b % 4 === 3 ? '10' : '11')),
      mutant: ({ b }, { outcomes: f }) => repeatsWord(f, bitsOfTwo(b) + (b % 4 === 1 ? '10' : '11')),
      mutantSays: '10 for b = 4k+1',
    }),
    law({
      id: 'conclusion-3-3-1',
      source: `${SOURCE}, Conclusion 3.3.1 and its proof`,
      says: 'b = 4k+2: f(n) is that of {2}, g, for all n, and g(n) = 1 - g(n-2) = 1 - g(n-2) g(n-b) for n ≥ b',
      where: leaves(2),
      holds: ({ b }, { outcomes: f }) => isThatOfTwo(f, b, 2),
      mutant: ({ b }, { outcomes: f }) => isThatOfTwo(f, b, 1),
      mutantSays: 'g(n) = 1 - g(n-1)',
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
