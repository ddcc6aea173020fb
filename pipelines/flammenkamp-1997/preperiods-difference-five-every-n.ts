import { definePipeline, ours, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'preperiods-difference-five-every-n',
  question: 'Are the preperiods of {5n-2, 10n-3, 10n+2} and {5n-2, 5n+3, 10n+2} right for every n ≥ 2?',
  answer: ['preperiod', 'values'],
  ...about('page 14, families 1 and 2'),
  sweep: {
    game: '{5n-2, 5n+3 + k (5n-6), 10n+2}',
    over: { k: '0, 1', n: '2..12' },
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  forAll: 'n',
  claims: [
    claim('period', 'page 14, families 1 and 2', { says: 'p = 5', holds: 'T = 5' }),
    claim('preperiod', 'page 14, families 1 and 2 for n ≥ 2', {
      says: 'q = 45n² - 10n if k = 1, 45n² - 1 if k = 0',
      holds: 'outcomePreperiod = 45n^2 - (if k = 1 then 10n else 1)',
    }),
    ours('values', {
      says: 'the nim-values have the period 5 and the preperiod 45n² - 5n - 2 if k = 1, 45n² + 5n - 3 if k = 0',
      holds: 'period = 5 and preperiod = 45n^2 + (if k = 1 then -5n - 2 else 5n - 3)',
    }),
  ],
});
