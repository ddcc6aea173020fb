import { ALWAYS, definePipeline, forAll, law, type Row } from '../../src/index.ts';

const SOURCE = 'stone-picking-2010';
type Outcomes = ArrayLike<number>;
const isLarge = ({ c }: Row) => c >= 10;

export default definePipeline({
  id: 'result-strings-1-3-c-proofs',
  question: 'Which steps of the proof for {1, 3, c} with c even hold?',
  source: `${SOURCE}, Part III, 5`,
  published: true,
  sweep: { game: '{1, 3, c}', over: { c: '4..200' }, where: 'c mod 2 = 0', ending: 'take-all' },
  measure: [{ series: 'outcomes', upTo: '3c + 12' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'start',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'f(n) = 0, 1, …, 0, 1 for n ≤ c-1; f(c) = 1; f(c+1) = 1 - f(c) f(c-2) f(1) = 1; f(c+2) = 1 - f(c+1) f(c-1) f(2) = 1',
      holds: ({ c }, { outcomes: f }) => forAll(0, c - 1, n => f[n] === n % 2) && areOnes(f, c, c + 2),
      mutant: ({ c }, { outcomes: f }) => forAll(0, c - 1, n => f[n] === n % 2) && areOnes(f, c, c + 3),
      mutantSays: 'and f(c+3) = 1 - f(c+2) f(c) f(3) = 1',
    }),
    law({
      id: 'next',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'f(c+3) = 1 - f(c+2) f(c) f(3) = 0 and f(c+4) = 1 - f(c+3) f(c+1) f(4) = 1',
      holds: ({ c }, { outcomes: f }) => forAll(0, 1, i => isNext(f, c, c + 3 + i, i)),
      mutant: ({ c }, { outcomes: f }) => forAll(0, 1, i => isNext(f, c, c + 3 + i, 1)),
      mutantSays: 'f(c+3) = 1',
    }),
    law({
      id: 'f-c-plus-5-printed',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'f(c+5) = 1 - f(c+4) f(c+2) f(5) = 1',
      holds: ({ c }, { outcomes: f }) => isNext(f, c, c + 5, 1),
      mutant: ({ c }, { outcomes: f }) => isNext(f, c, c + 5, 2),
      mutantSays: '= 2',
      erratum: {
        nature: 'slip',
        printed: '"f(c+5) = 1 - f(c+4).f(c+2).f(5) = 1"',
        right: 'f(c+5) = 0, which is f(2)',
        why: 'f(c+4) = f(c+2) = f(5) = 1.',
        fails: ALWAYS,
        correctedBy: 'f-c-plus-5',
      },
    }),
    law({
      id: 'f-c-plus-5',
      source: 'saltus, Part III, 5.4 corrected',
      says: 'f(c+5) = 1 - f(c+4) f(c+2) f(5) = 0',
      holds: ({ c }, { outcomes: f }) => isNext(f, c, c + 5, 0),
      mutant: ({ c }, { outcomes: f }) => isNext(f, c, c + 5, 1),
      mutantSays: '= 1',
    }),
    law({
      id: 'step',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'f(c+3+k+1) = 1 - f(c+3+k) f(c+3+k-2) f(k+4) for k ≥ 2',
      holds: ({ c }, { outcomes: f }) => forAll(2, f.length - c - 5, k => isStep(f, c, k, 4)),
      mutant: ({ c }, { outcomes: f }) => forAll(2, f.length - c - 5, k => isStep(f, c, k, 3)),
      mutantSays: 'f(k+3) in the place of f(k+4)',
    }),
    law({
      id: 'same',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'c ≥ 10: f(k-2) = f(k+4) for 2 ≤ k ≤ c-7; if k is odd, f(c+3+k+1) = 0 = f(k+1)',
      where: isLarge,
      holds: ({ c }, { outcomes: f }) => forAll(2, c - 7, k => isSame(f, c, k, 4)),
      mutant: ({ c }, { outcomes: f }) => forAll(2, c - 7, k => isSame(f, c, k, 3)),
      mutantSays: 'f(k-2) = f(k+3)',
    }),
    law({
      id: 'k-even-printed',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'c ≥ 10: if k is even, 2 ≤ k ≤ c-7, then f(c+3+k+1) = 1 - f(k+1) = f(k+1)',
      where: isLarge,
      holds: ({ c }, { outcomes: f }) =>
        forAll(2, c - 7, k => k % 2 === 1 || (f[c + k + 4] === 1 - f[k + 1]! && f[c + k + 4] === f[k + 1])),
      mutant: ({ c }, { outcomes: f }) =>
        forAll(2, c - 7, k => k % 2 === 0 || (f[c + k + 4] === 1 - f[k + 1]! && f[c + k + 4] === f[k + 1])),
      mutantSays: 'if k is odd',
      erratum: {
        nature: 'slip',
        printed: '"f(c+3+k+1) = 1 - f(k+1) = f(k+1)"',
        right: 'f(c+3+k+1) = 1 - f(k) f(k-2) f(k+4) = 1 = f(k+1)',
        why: 'x = 1 - x has no solution in {0, 1}.',
        fails: ALWAYS,
        correctedBy: 'k-even',
      },
    }),
    law({
      id: 'k-even',
      source: 'saltus, Part III, 5.4 corrected',
      says: 'c ≥ 10: if k is even, 2 ≤ k ≤ c-7, then f(c+3+k+1) = 1 - f(k) f(k-2) f(k+4) = 1 = f(k+1)',
      where: isLarge,
      holds: ({ c }, { outcomes: f }) => forAll(2, c - 7, k => k % 2 === 1 || isKEven(f, c, k)),
      mutant: ({ c }, { outcomes: f }) => forAll(2, c - 7, k => k % 2 === 0 || isKEven(f, c, k)),
      mutantSays: 'if k is odd',
    }),
    law({
      id: 'last-bits',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'f(c+3+k) = f(k) = 0, 1, 0, 1, 0, 1, 1, 1, 1 for k = c-6, …, c+2, by 1 - f(n-1) f(n-3) f(n-c); for k ≥ 0',
      holds: ({ c }, { outcomes: f }) => areLastBits(f, c, '010101111'),
      mutant: ({ c }, { outcomes: f }) => areLastBits(f, c, '010101110'),
      mutantSays: 'f(c+3+c+2) = 0',
    }),
    law({
      id: 'gap',
      source: 'saltus, Part III, 5.4: cases that the proof leaves out',
      says: 'c = 4, 6, 8, where no k has 2 ≤ k ≤ c-7 and the induction proves nothing: f(c+3+k) = f(k) for k ≤ c+2 all the same',
      where: ({ c }) => c < 9,
      holds: ({ c }, { outcomes: f }) => forAll(0, c + 2, k => f[c + 3 + k] === f[k]),
      mutant: ({ c }, { outcomes: f }) => forAll(0, c + 2, k => f[c + 2 + k] === f[k]),
      mutantSays: 'f(c+2+k) = f(k)',
    }),
    law({
      id: 'range-printed',
      source: `${SOURCE}, Part III, 5.4, "In brief"`,
      says: 'f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1 for n = c+4, …, 2c+2',
      holds: ({ c }, { outcomes: f }) => isPeriodFrom(f, c + 4, 2 * c + 2),
      mutant: ({ c }, { outcomes: f }) => isPeriodFrom(f, c + 4, 2 * c + 3),
      mutantSays: 'n = c+4, …, 2c+3',
      erratum: {
        nature: 'slip',
        printed: '"we have for all n = c+4, …, 2c+2, f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1"',
        right: 'for n = c+3, …, 2c+5',
        why: 'f(c+4) = 1; a period has c+3 heaps, and the second begins at c+3.',
        fails: ALWAYS,
        correctedBy: 'range',
      },
    }),
    law({
      id: 'range',
      source: 'saltus, Part III, 5.4 corrected',
      says: 'f(n) = 0, 1, 0, 1, …, 0, 1, 1, 1, 1 for n = c+3, …, 2c+5',
      holds: ({ c }, { outcomes: f }) => isPeriodFrom(f, c + 3, 2 * c + 5),
      mutant: ({ c }, { outcomes: f }) => isPeriodFrom(f, c + 4, 2 * c + 6),
      mutantSays: 'n = c+4, …, 2c+6',
    }),
    law({
      id: 'shift',
      source: `${SOURCE}, Part III, 5.4`,
      says: 'f(t(c+3)+k) = f(k) for all t and k = 0, …, c+2',
      holds: ({ c }, { outcomes: f }) => forAll(c + 3, f.length - 1, n => f[n] === f[n % (c + 3)]),
      mutant: ({ c }, { outcomes: f }) => forAll(c + 2, f.length - 1, n => f[n] === f[n % (c + 2)]),
      mutantSays: 'f(t(c+2)+k) = f(k)',
    }),
  ],
});

/** Whether f(n) = 1 - f(n-1) f(n-3) f(n-c) = value, with 1 for heaps below 0. */
function isNext(f: Outcomes, c: number, n: number, value: number): boolean {
  return f[n] === value && 1 - f[n - 1]! * (f[n - 3] ?? 1) * (f[n - c] ?? 1) === value;
}

function areOnes(f: Outcomes, from: number, to: number): boolean {
  return f[from] === 1 && forAll(from + 1, to, n => isNext(f, from, n, 1));
}

function isStep(f: Outcomes, c: number, k: number, more: number): boolean {
  return f[c + k + 4] === 1 - f[c + 3 + k]! * f[c + 1 + k]! * f[k + more]!;
}

function isSame(f: Outcomes, c: number, k: number, more: number): boolean {
  return f[k - 2] === f[k + more] && (k % 2 === 0 || (f[c + k + 4] === 0 && f[k + 1] === 0));
}

function isKEven(f: Outcomes, c: number, k: number): boolean {
  return f[c + k + 4] === 1 - f[k]! * f[k - 2]! * f[k + 4]! && f[c + k + 4] === 1 && f[k + 1] === 1;
}

/** At k = c-6, …, c+2 as far as k ≥ 0. */
function areLastBits(f: Outcomes, c: number, bits: string): boolean {
  return forAll(Math.max(0, 6 - c), 8, i => {
    const [k, bit] = [c - 6 + i, Number(bits[i])];
    return f[k] === bit && isNext(f, c, c + 3 + k, bit);
  });
}

/** Whether f(from), …, f(to) are 0, 1, 0, 1, …, 0, 1, 1, 1, 1, however many bits. */
function isPeriodFrom(f: Outcomes, from: number, to: number): boolean {
  return /^(01)+111$/.test(Array.from({ length: to - from + 1 }, (_, i) => f[from + i]!).join(''));
}
