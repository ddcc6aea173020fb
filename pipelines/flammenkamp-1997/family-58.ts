import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-58',
  question: 'Which period and preperiod have the outcomes of {2n, 12n-3, 24n-4, 36n-7}?',
  answer: ['period', 'preperiod'],
  ...asked('page 32, entry 58'),
  sweep: { game: '{2n, 12n-3, 24n-4, 36n-7}', over: { n: '5..12' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 3000 n^4',
  claims: [
    claim('period', 'page 32, entry 58', {
      says: 'the period p is 48n - 10',
      holds: 'T = 48n - 10',
    }),
    claim('preperiod', 'page 32, entry 58', {
      says: 'by the definition of page 73, which adds 36n-7 + 1, twice the preperiod q is 1200n⁴ - 2770n³ + 1975n² and - 15n - 68 for n mod 4 = 0 and 1, + 33n - 78 for n mod 4 = 2 and 3',
      holds:
        '2 (outcomePreperiod + 36n-7 + 1) = 1200n^4 - 2770n^3 + 1975n^2 + (if n mod 4 <= 1 then -15n - 68 else 33n - 78)',
    }),
  ],
});
