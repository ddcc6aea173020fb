import {
  definePipeline,
  isFraction,
  isResultString,
  ours,
  paper,
  powerOf2,
  repeatsWord,
  when,
} from '../../src/index.ts';

const { asked, law, section } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-1-2-c',
  question: 'What are B(S), T(S) and E(S) of the sets {1, 2, c}?',
  answer: [
    'string-no-multiple-of-3',
    'number-no-multiple-of-3',
    'string-multiple-of-3',
    'number-multiple-of-3',
  ],
  ...asked('Parts II and III, 4'),
  sweep: { game: '{1, 2, c}', over: { c: '3..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3c + 8' }],
  claims: [
    law('period-no-multiple-of-3', 'Part II, 4, and Part III, 4.5', {
      holds: 'c mod 3 != 0 implies outcomePreperiod = 0 and T = 3',
      forAll: 'c',
    }),
    law('period-multiple-of-3', 'Part II, 4, and Part III, 4.4 and 4.6', {
      holds: 'c mod 3 = 0 implies outcomePreperiod = 0 and T = c + 1',
      forAll: 'c',
    }),
    when('c = 3k+1 or 3k-1', ({ c }) => c % 3 !== 0, [
      law('string-no-multiple-of-3', 'Part II, 4, and Part III, 4.5', {
        with: ['011', '010'],
        says: t => `B = <${t}>`,
        holds: (t, _, { outcomes }) => isResultString(outcomes, t),
        theorem: { reference: section('Part III, 4.5'), hypothesis: 'every c that 3 does not divide' },
      }),
      law('number-no-multiple-of-3', 'Part II, 4, and Part III, 4.4', {
        with: [6n, 3n],
        says: t => `E = ${t}/7`,
        holds: (t, _, __, { E }) => isFraction(E, t, 7n),
        theorem: { reference: section('Part III, 4.5'), hypothesis: 'every c that 3 does not divide' },
      }),
    ]),
    when('c = 3k', ({ c }) => c % 3 === 0, [
      law('string-multiple-of-3', 'Part II, 4, and Part III, 4.4 and 4.6', {
        with: ['1', '0'],
        says: t => `B = <(011)^k ${t}>, with the period c+1`,
        holds: (t, { c }, { outcomes }) => isResultString(outcomes, `${'011'.repeat(c / 3)}${t}`),
      }),
      law('number-multiple-of-3', 'Part II, 4, and Part III, 4.6', {
        with: [1n, 2n],
        says: 'E = 2 (3 2^(c+1) + 1) / (7 (2^(c+1) - 1))',
        holds: (t, { c }, _, { E }) =>
          isFraction(E, 2n * (3n * powerOf2(c + 1) + t), 7n * (powerOf2(c + 1) - 1n)),
        mutantSays: '2 (3 2^(c+1) + 2) above',
      }),
    ]),
    ours('string-if-and-only-if', 'Part II, 4, both ways', {
      says: 'B = <011> if and only if c is not divisible by 3',
      holds: ({ c }, { outcomes }) => repeatsWord(outcomes, '011') === (c % 3 !== 0),
      mutant: ({ c }, { outcomes }) => repeatsWord(outcomes, '011') === (c % 6 !== 0),
      mutantSays: 'not divisible by 6',
    }),
  ],
});
