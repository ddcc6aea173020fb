import { definePipeline, paper } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'preperiods-difference-five',
  question: 'How long are the preperiods of {5n-2, 10n-3, 10n+2} and {5n-2, 5n+3, 10n+2}?',
  answer: ['first-printed', 'second-printed'],
  ...about('page 14, families 1 and 2'),
  sweep: {
    game: '{5n-2, 5n+3 + k (5n-6), 10n+2}',
    over: { n: '1..24', k: '0, 1' },
    where: '5n+3 + k (5n-6) > 5n-2',
  },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('type', 'page 14', {
      says: 'the sum of the two smaller moves is the largest - 1 in family 2 (k = 0); it is greater by at least 3 in family 1 (k = 1), n ≥ 2',
      holds: ({ n, k }) => {
        const excess = 5 * n - 2 + 5 * n + 3 + k * (5 * n - 6) - (10 * n + 2);
        return k === 0 ? excess === -1 : excess >= 3;
      },
      mutant: ({ n, k }) => 5 * n - 2 + 5 * n + 3 + k * (5 * n - 6) - (10 * n + 2) === -1,
      mutantSays: 'the sum of the two smaller moves is the largest - 1',
      where: 'n >= 2',
      ofLetters: true,
    }),
    claim('period', 'page 14, families 1 and 2', { says: 'the period p is 5', holds: 'T = 5' }),
    claim('period-of-sums', 'page 14', {
      says: 'the period is (s1 + s3)/(3n), where s1 and s3 are the least and the largest move',
      holds: '3n T = (5n-2) + (10n+2)',
    }),
    erratum('first-printed', 'page 14, family 1', {
      says: 'k = 1: the preperiod q is 45n² - 10n',
      where: 'k = 1',
      holds: 'outcomePreperiod = 45n^2 - 10n',
      nature: 'hypothesis',
      printed: '{5n-2, 10n-3, 10n+2}: "45n² - 10n"',
      right: 'correct for n ≥ 2; 6 for n = 1',
      why: 'The set {3, 7, 12} is too small for the pattern of the others.',
      fails: 'n = 1',
      shows: ({ n, outcomePreperiod }) => ['q', 45 * n ** 2 - 10 * n, outcomePreperiod],
      corrected: instead('first', 'page 14, family 1 for n ≥ 2', {
        says: 'k = 1: the preperiod q is 45n² - 10n for n ≥ 2, and 6 for n = 1',
        where: 'k = 1',
        holds: ({ n, outcomePreperiod }) => outcomePreperiod === (n === 1 ? 6 : 45 * n ** 2 - 10 * n),
      }),
    }),
    erratum('second-printed', 'page 14, family 2', {
      says: 'k = 0: the preperiod q is 45n² - 1',
      where: 'k = 0',
      holds: 'outcomePreperiod = 45n^2 - 1',
      nature: 'hypothesis',
      printed: '{5n-2, 5n+3, 10n+2}: "45n² - 1"',
      right: 'correct for n ≥ 2; 13 for n = 1',
      why: 'The set {3, 8, 12} is too small for the pattern of the others.',
      fails: 'n = 1',
      shows: ({ n, outcomePreperiod }) => ['q', 45 * n ** 2 - 1, outcomePreperiod],
      corrected: instead('second', 'page 14, family 2 for n ≥ 2', {
        says: 'k = 0: the preperiod q is 45n² - 1 for n ≥ 2, and 13 for n = 1',
        where: 'k = 0',
        holds: ({ n, outcomePreperiod }) => outcomePreperiod === (n === 1 ? 13 : 45 * n ** 2 - 1),
      }),
    }),
  ],
});
