import {
  ALWAYS,
  definePipeline,
  isFraction,
  isResultString,
  law,
  powerOf2,
  type Row,
  repeatsWord,
} from '../../src/index.ts';

const SOURCE = 'stone-picking-2010';
/** b = 4k + rest. */
const leaves =
  (...rests: readonly number[]) =>
  ({ b }: Row) =>
    rests.includes(b % 4);

export default definePipeline({
  id: 'result-strings-2-b',
  question: 'What are B(S), T(S) and E(S) of the sets {2, b}?',
  source: `${SOURCE}, Parts II and III, 3`,
  published: true,
  sweep: { game: '{2, b}', over: { b: '3..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3b + 8' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'string-4k-printed',
      source: `${SOURCE}, Part II, 3`,
      says: 'b = 4k: B = <(0110)^k 01>',
      where: leaves(0),
      holds: ({ b }, { outcomes }) => repeatsWord(outcomes, `${quads(b / 4)}01`),
      mutant: ({ b }, { outcomes }) => repeatsWord(outcomes, `${quads(b / 4)}00`),
      mutantSays: '… 00>',
      erratum: {
        nature: 'wrong',
        printed: '"<0110 0110 … 0110 01>"',
        right: '<(0110)^k 11>',
        why: 'From a heap of b all b stones can be taken, so f(b) = 1.',
        fails: ALWAYS,
        correctedBy: 'string-4k',
      },
    }),
    law({
      id: 'string-4k',
      source: 'saltus, Part II, 3 corrected',
      says: 'b = 4k: B = <(0110)^k 11>',
      where: leaves(0),
      holds: ({ b }, { outcomes }) => repeatsWord(outcomes, `${quads(b / 4)}11`),
      mutant: ({ b }, { outcomes }) => repeatsWord(outcomes, `${quads(b / 4)}01`),
      mutantSays: 'the printed … 01>',
    }),
    law({
      id: 'number-4k-printed',
      source: `${SOURCE}, Part II, 3, and Part III, 3.1`,
      says: 'b = 4k: E = 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))',
      where: leaves(0),
      holds: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) - 3n)),
      mutant: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) - 2n)),
      mutantSays: '2 (2^(b+3) - 2) above',
      erratum: {
        nature: 'wrong',
        printed: '"E(S) = 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))"',
        right: 'E = 2 (2^(b+3) + 7) / (5 (2^(b+2) - 1))',
        why: 'It is the number of the printed string, which ends in 01 in the place of 11.',
        fails: ALWAYS,
        correctedBy: 'number-4k',
      },
    }),
    law({
      id: 'number-4k',
      source: 'saltus, Parts II and III, 3.1 corrected',
      says: 'b = 4k: E = 2 (2^(b+3) + 7) / (5 (2^(b+2) - 1))',
      where: leaves(0),
      holds: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) + 7n)),
      mutant: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) + 8n)),
      mutantSays: '2 (2^(b+3) + 8) above',
    }),
    law({
      id: 'string-4k-plus-1',
      source: `${SOURCE}, Part II, 3`,
      says: 'b = 4k+1: B = <(0110)^k 011>',
      where: leaves(1),
      holds: ({ b }, { outcomes }) => isResultString(outcomes, `${quads((b - 1) / 4)}011`),
      mutant: ({ b }, { outcomes }) => isResultString(outcomes, `${quads((b - 1) / 4)}001`),
      mutantSays: '… 001>',
    }),
    law({
      id: 'number-4k-plus-1',
      source: `${SOURCE}, Part II, 3`,
      says: 'b = 4k+1: E = 2 (2^(b+3) - 1) / (5 (2^(b+2) - 1))',
      where: leaves(1),
      holds: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) - 1n)),
      mutant: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) - 2n)),
      mutantSays: '2 (2^(b+3) - 2) above',
    }),
    law({
      id: 'number-4k-plus-1-in-part-3',
      source: `${SOURCE}, Part III, 3.1`,
      says: 'b = 4k+1: E = 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))',
      where: leaves(1),
      holds: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) - 3n)),
      mutant: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 3) - 2n)),
      mutantSays: '2 (2^(b+3) - 2) above',
      erratum: {
        nature: 'wrong',
        printed: '"And the result-number is 2 (2^(b+3) - 3) / (5 (2^(b+2) - 1))", of 4k and 4k+1 alike',
        right: 'E = 2 (2^(b+3) - 1) / (5 (2^(b+2) - 1)), as Part II has it',
        why: 'The strings of 4k and 4k+1 differ, so by Lemma I.3 their numbers do; one formula cannot be right for both.',
        fails: ALWAYS,
        correctedBy: 'number-4k-plus-1',
      },
    }),
    law({
      id: 'string-4k-plus-2',
      source: `${SOURCE}, Part II, 3, and Part III, 3.3`,
      says: 'b = 4k+2: B = <0110>',
      where: leaves(2),
      holds: (_, { outcomes }) => isResultString(outcomes, '0110'),
      mutant: (_, { outcomes }) => isResultString(outcomes, '0111'),
      mutantSays: 'B = <0111>',
    }),
    law({
      id: 'number-4k-plus-2',
      source: `${SOURCE}, Part II, 3, and Part III, 3.3`,
      says: 'b = 4k+2: E = 4/5',
      where: leaves(2),
      holds: (_, __, { E }) => isFraction(E, 4n, 5n),
      mutant: (_, __, { E }) => isFraction(E, 3n, 5n),
      mutantSays: 'E = 3/5',
    }),
    law({
      id: 'string-4k-plus-3',
      source: `${SOURCE}, Part II, 3`,
      says: 'b = 4k+3: B = <(0110)^k 01110>',
      where: leaves(3),
      holds: ({ b }, { outcomes }) => isResultString(outcomes, `${quads((b - 3) / 4)}01110`),
      mutant: ({ b }, { outcomes }) => isResultString(outcomes, `${quads((b - 3) / 4)}01100`),
      mutantSays: '… 01100>',
    }),
    law({
      id: 'number-4k-plus-3-printed',
      source: `${SOURCE}, Part II, 3`,
      says: 'b = 4k+3: E = 2 (2^(b+2) + 3) / (5 (2^(b+2) - 1))',
      where: leaves(3),
      holds: ({ b }, _, { E }) => isNumber(E, b, 2n * (powerOf2(b + 2) + 3n)),
      mutant: ({ b }, _, { E }) => isNumber(E, b, 3n * (powerOf2(b + 2) + 3n)),
      mutantSays: '3 (2^(b+2) + 3) above',
      erratum: {
        nature: 'wrong',
        printed: '"E(S) = 2 (2^(b+2) + 3) / (5 (2^(b+2) - 1))"',
        right: 'twice that, as Part III, 3.2 has it: E = 4 (2^(b+2) + 3) / (5 (2^(b+2) - 1))',
        why: 'The sum over f(i) / 2^i starts at i = 1; the printed number is that of the string moved by one bit.',
        fails: ALWAYS,
        correctedBy: 'number-4k-plus-3',
      },
    }),
    law({
      id: 'number-4k-plus-3',
      source: `${SOURCE}, Part III, 3.2`,
      says: 'b = 4k+3: E = 4 (2^(b+2) + 3) / (5 (2^(b+2) - 1))',
      where: leaves(3),
      holds: ({ b }, _, { E }) => isNumber(E, b, 4n * (powerOf2(b + 2) + 3n)),
      mutant: ({ b }, _, { E }) => isNumber(E, b, 4n * (powerOf2(b + 2) + 2n)),
      mutantSays: '4 (2^(b+2) + 2) above',
    }),
    law({
      id: 'minimum-period-printed',
      source: `${SOURCE}, Part II, 3, and Part III, 3.1 and 3.2`,
      says: 'b = 4k, 4k+1 or 4k+3: the minimum period has b+2 bits',
      where: leaves(0, 1, 3),
      holds: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === b + 2,
      mutant: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === b + 1,
      mutantSays: 'b+1 bits',
      erratum: {
        nature: 'hypothesis',
        printed: '"the result binary string has the minimum period defined by …", of b+2 bits in Part II',
        right: 'b+2 bits, but 3 bits for b = 4: B({2, 4}) = <011>',
        why: '(0110)^1 11 is 011 twice.',
        fails: { says: 'b = 4', where: ({ b }) => b === 4 },
        correctedBy: 'minimum-period',
      },
    }),
    law({
      id: 'minimum-period',
      source: 'saltus, Part III, 3.1 and 3.2 corrected',
      says: 'b = 4k, 4k+1 or 4k+3: the minimum period has b+2 bits, or 3 for b = 4',
      where: leaves(0, 1, 3),
      holds: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === (b === 4 ? 3 : b + 2),
      mutant: ({ b, outcomePreperiod, T }) => outcomePreperiod === 0 && T === (b === 4 ? 3 : b + 1),
      mutantSays: 'b+1 bits, or 3 for b = 4',
    }),
  ],
});

function quads(count: number): string {
  return '0110'.repeat(count);
}

/** Whether E is this number over 5 (2^(b+2) - 1). */
function isNumber(E: string, b: number, numerator: bigint): boolean {
  return isFraction(E, numerator, 5n * (powerOf2(b + 2) - 1n));
}
