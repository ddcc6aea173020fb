import { definePipeline, ours, paper, repeatsWord, when } from '../../src/index.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-1-2-c',
  question: 'What are B(S), T(S) and E(S) of the sets {1, 2, c}?',
  answer: [
    'string-no-multiple-of-3',
    'number-no-multiple-of-3',
    'string-multiple-of-3',
    'number-multiple-of-3',
  ],
  ...about('Parts II and III, 4'),
  sweep: { game: '{1, 2, c}', over: { c: '3..200' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'B', 'E', { series: 'outcomes', upTo: '3c + 8' }],
  forAll: 'c',
  claims: [
    claim('period-no-multiple-of-3', 'Part II, 4, and Part III, 4.5', {
      holds: 'c mod 3 != 0 implies outcomePreperiod = 0 and T = 3',
    }),
    claim('period-multiple-of-3', 'Part II, 4, and Part III, 4.4 and 4.6', {
      holds: 'c mod 3 = 0 implies outcomePreperiod = 0 and T = c + 1',
    }),
    when('c mod 3 != 0', [
      claim('string-no-multiple-of-3', 'Part II, 4, and Part III, 4.5', { holds: 'B = 011' }),
      claim('number-no-multiple-of-3', 'Part II, 4, and Part III, 4.4', { holds: 'E = 6 / 7' }),
    ]),
    when('c mod 3 = 0', [
      claim('string-multiple-of-3', 'Part II, 4, and Part III, 4.4 and 4.6', {
        holds: 'B = (011)^(c div 3) 1',
      }),
      claim('number-multiple-of-3', 'Part II, 4, and Part III, 4.6', {
        holds: 'E = 2 (3 2^(c+1) + 1) / (7 (2^(c+1) - 1))',
      }),
    ]),
    ours('string-if-and-only-if', 'Part II, 4, both ways', {
      says: 'B = <011> if and only if c is not divisible by 3',
      holds: ({ c }, { outcomes }) => repeatsWord(outcomes, '011') === (c % 3 !== 0),
      mutant: ({ c }, { outcomes }) => repeatsWord(outcomes, '011') === (c % 6 !== 0),
      mutantSays: 'B = <011> if and only if c is not divisible by 6',
    }),
  ],
});
