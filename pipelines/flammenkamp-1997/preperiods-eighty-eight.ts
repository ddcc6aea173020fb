import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'preperiods-eighty-eight',
  question: 'How long are the preperiods of four families near {4n, 10n, 14n}?',
  answer: ['preperiod-3', 'preperiod-4', 'preperiod-5', 'preperiod-6'],
  ...about('page 14, families 3 to 6'),
  sweep: {
    game: '{4n+2e-1, 10n+(2+k)(2e-1), 14n+(2+3k)(2e-1)}',
    over: { n: '1..16', k: '0, 1', e: '0, 1' },
  },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('type', 'page 14', {
      with: [1, 2],
      says: distance => `the sum of the two smaller moves is the largest + or - ${distance}`,
      holds: (distance, { n, k, e }) => {
        const side = 2 * e - 1;
        const sum = 4 * n + side + 10 * n + (2 + k) * side;
        return Math.abs(sum - (14 * n + (2 + 3 * k) * side)) === distance;
      },
      ofLetters: true,
    }),
    claim('period-3-4', 'page 14, families 3 and 4', {
      says: 'the period p is 6n - 1 of {4n-1, 10n-2, 14n-2}, 6n + 1 of {4n+1, 10n+2, 14n+2}',
      holds: 'k = 0 implies T = 6n + 2e - 1',
    }),
    claim('period-of-sums', 'page 14', {
      says: 'families 3 and 4: the period is (s2 + s3)/4, where s2 and s3 are the two larger moves',
      holds: 'k = 0 implies 4T = (10n+2(2e-1)) + (14n+2(2e-1))',
    }),
    claim('period-5-6', 'page 14, families 5 and 6', {
      says: 'the period p is 2 of {4n-1, 10n-3, 14n-5} and {4n+1, 10n+3, 14n+5}',
      holds: 'k = 1 implies T = 2',
    }),
    claim('preperiod-3', 'page 14, family 3', {
      says: 'the preperiod q is 88n² - 88n + 13 of {4n-1, 10n-2, 14n-2}',
      holds: 'k = 0 and e = 0 implies outcomePreperiod = 88n n - 88n + 13',
    }),
    claim('preperiod-4', 'page 14, family 4', {
      says: 'the preperiod q is 88n² - 14n - 4 of {4n+1, 10n+2, 14n+2}',
      holds: 'k = 0 and e = 1 implies outcomePreperiod = 88n n - 14n - 4',
    }),
    claim('preperiod-5', 'page 14, family 5', {
      says: 'the preperiod q is 88n² - 102n + 25 of {4n-1, 10n-3, 14n-5}',
      holds: 'k = 1 and e = 0 implies outcomePreperiod = 88n n - 102n + 25',
    }),
    claim('preperiod-6', 'page 14, family 6', {
      says: 'the preperiod q is 88n² - 9 of {4n+1, 10n+3, 14n+5}',
      holds: 'k = 1 and e = 1 implies outcomePreperiod = 88n n - 9',
    }),
  ],
});
