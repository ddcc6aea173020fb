import { definePipeline, paper } from '../../src/index.ts';

const { asked, law } = paper('flammenkamp-1997');

/** The printed periods for n = 2, …, 15. */
const PERIODS = [
  42, 84, 422, 701, 4263, 2548, 3212, 26378, 29532, 599922, 560436, 1808116, 9434870, 10040454,
];

export default definePipeline({
  id: 'candidates-five-n',
  question: 'Which periods has the second candidate for superpolynomial growth, {n, 2n+2, 3n+1, 4n+3, 5n+3}?',
  answer: ['periods'],
  ...asked('pages 45-46'),
  sweep: { game: '{n, 2n+2, 3n+1, 4n+3, 5n+3}', over: { n: '2..15' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '100000 + n n n n n n n',
  claims: [
    law('periods', 'pages 45-46', {
      with: [0, 1],
      says: less => `p as printed, n = 2 to 15${less === 0 ? '' : `, less ${less}`}`,
      holds: (less, { n, T }) => T === PERIODS[n - 2]! - less,
    }),
    law('pure', 'page 42, Folgerung 14', {
      says: 'q = 0',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'q = 1',
    }),
  ],
});
