import {
  definePipeline,
  forAll,
  isFraction,
  isResultString,
  law,
  powerOf2,
  type Row,
  repeatsWord,
} from '../src/index.ts';

const SOURCE = 'stone-picking-2010';
const ALWAYS = { says: 'always', where: () => true };
const isOdd = ({ b }: Row) => b % 2 === 1;
const isEven = ({ b }: Row) => b % 2 === 0;

export default definePipeline({
  id: 'result-strings-1-b',
  question: 'What are B(S), T(S) and E(S) of the sets {1, b}?',
  source: `${SOURCE}, Parts II and III, 2`,
  published: true,
  sweep: { game: '{1, b}', over: { b: '2..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '4b + 4' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'odd-string',
      source: `${SOURCE}, Part II, 2, and Part III, 2.1`,
      says: 'b odd: B = <01>',
      where: isOdd,
      holds: (_, { outcomes }) => repeatsWord(outcomes, '01'),
      mutant: (_, { outcomes }) => repeatsWord(outcomes, '011'),
      mutantSays: 'B = <011>',
    }),
    law({
      id: 'odd-number',
      source: `${SOURCE}, Part II, 2, and Part III, 2.1`,
      says: 'b odd: E = 2/3',
      where: isOdd,
      holds: (_, __, { E }) => isFraction(E, 2n, 3n),
      mutant: (_, __, { E }) => isFraction(E, 1n, 3n),
      mutantSays: 'E = 1/3',
    }),
    law({
      id: 'recurrence',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'f(n) = 1 - f(n-1) f(n-b) for n ≥ b',
      holds: ({ b }, { outcomes }) => followsRecurrence(outcomes, b),
      mutant: ({ b }, { outcomes }) => followsRecurrence(outcomes, b + 1),
      mutantSays: 'f(n) = 1 - f(n-1) f(n-b-1)',
    }),
    law({
      id: 'even-string',
      source: `${SOURCE}, Part II, 2, and Part III, 2.2`,
      says: 'b even: B = <(01)^(b/2) 1>, of b+1 bits',
      where: isEven,
      holds: ({ b }, { outcomes }) => isResultString(outcomes, `${'01'.repeat(b / 2)}1`),
      mutant: ({ b }, { outcomes }) => isResultString(outcomes, `${'01'.repeat(b / 2)}0`),
      mutantSays: 'B = <(01)^(b/2) 0>',
    }),
    law({
      id: 'even-number-printed',
      source: `${SOURCE}, Part II, 2, and Part III, 2.2`,
      says: 'b even: E = 4 (2^b + 1) / (3 (2^(b+1) - 1))',
      where: isEven,
      holds: ({ b }, _, { E }) => isFraction(E, 4n * (powerOf2(b) + 1n), 3n * (powerOf2(b + 1) - 1n)),
      mutant: ({ b }, _, { E }) => isFraction(E, 4n * (powerOf2(b) - 1n), 3n * (powerOf2(b + 1) - 1n)),
      mutantSays: '4 (2^b - 1) above',
      erratum: {
        nature: 'wrong',
        printed: '"E(S) = 4 (2^b + 1) / (3 (2^(b+1) - 1))"',
        right: 'E = 2 (2^(b+1) + 1) / (3 (2^(b+1) - 1))',
        why: 'The factor 2 was taken out of 2^(b+1) and of the 1 beside it: 4 2^b + 4 stands in the place of 4 2^b + 2.',
        fails: ALWAYS,
        correctedBy: 'even-number',
      },
    }),
    law({
      id: 'even-number',
      source: 'saltus, Parts II and III, 2.2 corrected',
      says: 'b even: E = 2 (2^(b+1) + 1) / (3 (2^(b+1) - 1))',
      where: isEven,
      holds: ({ b }, _, { E }) => isFraction(E, 2n * (powerOf2(b + 1) + 1n), 3n * (powerOf2(b + 1) - 1n)),
      mutant: ({ b }, _, { E }) => isFraction(E, 2n * (powerOf2(b + 1) + 2n), 3n * (powerOf2(b + 1) - 1n)),
      mutantSays: '2 (2^(b+1) + 2) above, the printed number',
    }),
    law({
      id: 'even-period-printed',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: the period is a + 1, where a = 1 is the other number of S',
      where: isEven,
      holds: ({ T }) => T === 1 + 1,
      mutant: ({ T }) => T === 1 + 2,
      mutantSays: 'a + 2',
      erratum: {
        nature: 'slip',
        printed: '"the binary String of this case has period of a + 1"',
        right: 'b + 1',
        why: 'There is no a in the section; the set is {1, b}, and b + 1 is what is proved below the sentence.',
        fails: ALWAYS,
        correctedBy: 'even-period',
      },
    }),
    law({
      id: 'even-period',
      source: 'saltus, Part III, 2.2 corrected',
      says: 'b even: purely periodic, with the period b + 1',
      where: isEven,
      holds: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === b + 1,
      mutant: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === b,
      mutantSays: 'the period b',
    }),
    law({
      id: 'even-start',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: f(n) = 0, 1, …, 0, 1 for n = 0, …, b-1, and f(b) = 1',
      where: isEven,
      holds: ({ b }, { outcomes }) => alternates(outcomes, 0, b - 1) && outcomes[b] === 1,
      mutant: ({ b }, { outcomes }) => alternates(outcomes, 0, b),
      mutantSays: '… for n = 0, …, b',
    }),
    law({
      id: 'even-next',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: f(b+1) = 0 and f(b+2) = 1',
      where: isEven,
      holds: ({ b }, { outcomes }) => outcomes[b + 1] === 0 && outcomes[b + 2] === 1,
      mutant: ({ b }, { outcomes }) => outcomes[b + 1] === 0 && outcomes[b + 2] === 0,
      mutantSays: 'f(b+2) = 0',
    }),
    law({
      id: 'even-shift',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: f((b+1)+k) = f(k) for k = 0, …, b',
      where: isEven,
      holds: ({ b }, { outcomes: f }) => forAll(0, b, k => f[b + 1 + k] === f[k]),
      mutant: ({ b }, { outcomes: f }) => forAll(0, b, k => f[b + k] === f[k]),
      mutantSays: 'f(b+k) = f(k)',
    }),
    law({
      id: 'even-step',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: f((b+1)+k+1) = 1 - f(k) f(k+2) for k = 0, …, b-1',
      where: isEven,
      holds: ({ b }, { outcomes: f }) => forAll(0, b - 1, k => f[b + k + 2] === 1 - f[k]! * f[k + 2]!),
      mutant: ({ b }, { outcomes: f }) => forAll(0, b - 1, k => f[b + k + 2] === 1 - f[k]! * f[k + 1]!),
      mutantSays: '1 - f(k) f(k+1)',
    }),
    law({
      id: 'even-case',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: if k+2 ≤ b-1 then f(k) = f(k+2) and f(k+1) = 1 - f(k)',
      where: ({ b }) => b % 2 === 0 && b >= 4,
      holds: ({ b }, { outcomes: f }) => forAll(0, b - 3, k => f[k] === f[k + 2] && f[k + 1] === 1 - f[k]!),
      mutant: ({ b }, { outcomes: f }) => forAll(0, b - 2, k => f[k] === f[k + 2] && f[k + 1] === 1 - f[k]!),
      mutantSays: 'if k+2 ≤ b',
    }),
    law({
      id: 'even-gap',
      source: 'saltus, Part III, 2.2: a case that the proof leaves out',
      says: 'b even: k = b-2, where f(k) and f(k+2) differ: f((b+1)+k+1) = f(k+1) all the same',
      where: isEven,
      holds: ({ b }, { outcomes: f }) => f[b - 2] !== f[b] && f[2 * b] === f[b - 1],
      mutant: ({ b }, { outcomes: f }) => f[b - 2] !== f[b] && f[2 * b] === f[b - 2],
      mutantSays: 'f((b+1)+k+1) = f(k)',
    }),
    law({
      id: 'even-second-period',
      source: `${SOURCE}, Part III, 2.2`,
      says: 'b even: f(n) = 0, 1, …, 0, 1 for n = b+1, …, 2b, and f(2b+1) = 1 - f(2b) f(b+1) = 1',
      where: isEven,
      holds: ({ b }, { outcomes: f }) =>
        alternates(f, b + 1, 2 * b) && f[2 * b + 1] === 1 && 1 - f[2 * b]! * f[b + 1]! === 1,
      mutant: ({ b }, { outcomes: f }) => alternates(f, b + 1, 2 * b + 1),
      mutantSays: '… for n = b+1, …, 2b+1',
    }),
  ],
});

function followsRecurrence(f: ArrayLike<number>, back: number): boolean {
  return forAll(back, f.length - 1, n => f[n] === 1 - f[n - 1]! * f[n - back]!);
}

function alternates(f: ArrayLike<number>, from: number, to: number): boolean {
  return forAll(0, to - from, i => f[from + i] === i % 2);
}
