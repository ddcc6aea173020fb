import { definePipeline, paper } from '../../src/index.ts';

const { asked, law } = paper('flammenkamp-1997');

/** The printed periods for n = 1, …, 8. */
const PERIODS = [11, 156, 390, 16495, 55144, 231919, 587034, 12813100];

export default definePipeline({
  id: 'candidates-ten-n',
  question: 'Which periods has the first candidate for superpolynomial growth, {2n, 5n-1, 5n, 8n-1, 10n-1}?',
  answer: ['periods'],
  ...asked('page 45'),
  sweep: { game: '{2n, 5n-1, 5n, 8n-1, 10n-1}', over: { n: '1..8' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '100000 + n n n n n n n',
  claims: [
    law('periods', 'page 45', {
      with: [0, 1],
      says: less => `p as printed, n = 1 to 8${less === 0 ? '' : `, less ${less}`}`,
      holds: (less, { n, T }) => T === PERIODS[n - 1]! - less,
    }),
    law('pure', 'page 42, Folgerung 14', {
      says: 'q = 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'q = 1',
    }),
  ],
});
