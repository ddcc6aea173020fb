import {
  definePipeline,
  isFraction,
  isResultString,
  law,
  powerOf2,
  type Row,
  repeatsWord,
} from '../../src/index.ts';

const SOURCE = 'stone-picking-2010';
const isMultiple = ({ c }: Row) => c % 3 === 0;
const isNoMultiple = ({ c }: Row) => c % 3 !== 0;

export default definePipeline({
  id: 'result-strings-1-2-c',
  question: 'What are B(S), T(S) and E(S) of the sets {1, 2, c}?',
  source: `${SOURCE}, Parts II and III, 4`,
  published: true,
  sweep: { game: '{1, 2, c}', over: { c: '3..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3c + 8' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'string-no-multiple-of-3',
      source: `${SOURCE}, Part II, 4, and Part III, 4.5`,
      says: 'c = 3k+1 or 3k-1: B = <011>',
      where: isNoMultiple,
      holds: (_, { outcomes }) => isResultString(outcomes, '011'),
      mutant: (_, { outcomes }) => isResultString(outcomes, '010'),
      mutantSays: 'B = <010>',
    }),
    law({
      id: 'number-no-multiple-of-3',
      source: `${SOURCE}, Part II, 4, and Part III, 4.4`,
      says: 'c = 3k+1 or 3k-1: E = 6/7',
      where: isNoMultiple,
      holds: (_, __, { E }) => isFraction(E, 6n, 7n),
      mutant: (_, __, { E }) => isFraction(E, 3n, 7n),
      mutantSays: 'E = 3/7',
    }),
    law({
      id: 'string-multiple-of-3',
      source: `${SOURCE}, Part II, 4, and Part III, 4.4 and 4.6`,
      says: 'c = 3k: B = <(011)^k 1>, with the period c+1',
      where: isMultiple,
      holds: ({ c }, { outcomes }) => isResultString(outcomes, `${'011'.repeat(c / 3)}1`),
      mutant: ({ c }, { outcomes }) => isResultString(outcomes, `${'011'.repeat(c / 3)}0`),
      mutantSays: 'B = <(011)^k 0>',
    }),
    law({
      id: 'number-multiple-of-3',
      source: `${SOURCE}, Part II, 4, and Part III, 4.6`,
      says: 'c = 3k: E = 2 (3 2^(c+1) + 1) / (7 (2^(c+1) - 1))',
      where: isMultiple,
      holds: ({ c }, _, { E }) =>
        isFraction(E, 2n * (3n * powerOf2(c + 1) + 1n), 7n * (powerOf2(c + 1) - 1n)),
      mutant: ({ c }, _, { E }) =>
        isFraction(E, 2n * (3n * powerOf2(c + 1) + 2n), 7n * (powerOf2(c + 1) - 1n)),
      mutantSays: '2 (3 2^(c+1) + 2) above',
    }),
    law({
      id: 'letter-b-printed',
      source: `${SOURCE}, Part II, 4`,
      says: 'if b = 1 or -1 modulo 3, b = 2 being the second number of S, then B = <011> and E = 6/7',
      holds: (_, { outcomes }, { E }) => isResultString(outcomes, '011') && isFraction(E, 6n, 7n),
      mutant: (_, { outcomes }, { E }) => isResultString(outcomes, '011') && isFraction(E, 5n, 7n),
      mutantSays: 'E = 5/7',
      erratum: {
        nature: 'slip',
        printed: '"Case S = {1, 2, c}. If b ≡ ±1 (mod 3) … If b ≡ 0 (mod 3)", with b bits under the brace',
        right: 'c in the place of b, as Part III has it',
        why: 'S has no b; read as its second number, 2, the first line would cover every c, and the second none.',
        fails: { says: 'c is divisible by 3', where: isMultiple },
        correctedBy: 'letter-b',
      },
    }),
    law({
      id: 'letter-b',
      source: 'saltus, Part II, 4 corrected',
      says: 'B = <011> if and only if c = 1 or -1 modulo 3',
      holds: ({ c }, { outcomes }) => repeatsWord(outcomes, '011') === (c % 3 !== 0),
      mutant: ({ c }, { outcomes }) => repeatsWord(outcomes, '011') === (c % 3 !== 1),
      mutantSays: 'if and only if c = 0 or -1',
    }),
  ],
});
