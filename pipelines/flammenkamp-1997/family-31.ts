import { definePipeline, paper } from '../../src/index.ts';

const { asked, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'family-31',
  question: 'Which period and preperiod have the outcomes of {12n-4, 18n-6, 30n-11, 48n-17}?',
  answer: ['period-printed', 'preperiod'],
  ...asked('page 29, entry 31'),
  sweep: { game: '{12n-4, 18n-6, 30n-11, 48n-17}', over: { n: '1..3' } },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 + 16000 n n n n n',
  claims: [
    erratum('period-printed', 'page 29, entry 31', {
      says: 'the period p is 16200n⁵ - 35424n⁴ + 29407.5n³ - 11550n² - 2113.5n - 139',
      holds: ({ n, T }) =>
        T === 16200 * n ** 5 - 35424 * n ** 4 + 29407.5 * n ** 3 - 11550 * n ** 2 - 2113.5 * n - 139,
      nature: 'wrong',
      printed: '"p = 16200n^5 - 35424n^4 + 29407.5n^3 - 11550n^2 - 2113.5n - 139"',
      right: '+2113.5n for -2113.5n',
      why: 'A sign is wrong: what is printed would be negative for n = 1.',
      shows: ({ n, T }) => [
        'p',
        16200 * n ** 5 - 35424 * n ** 4 + 29407.5 * n ** 3 - 11550 * n ** 2 - 2113.5 * n - 139,
        T,
      ],
      corrected: instead('period', 'page 29, entry 31 corrected', {
        says: 'the period p is 16200n⁵ - 35424n⁴ + 29407.5n³ - 11550n² + 2113.5n - 139',
        holds: ({ n, T }) =>
          T === 16200 * n ** 5 - 35424 * n ** 4 + 29407.5 * n ** 3 - 11550 * n ** 2 + 2113.5 * n - 139,
      }),
    }),
    claim('preperiod', 'page 29, entry 31', {
      says: 'the preperiod q is 306n² - 189n + 30 by the definition of page 73, which adds 48n-17 + 1',
      holds: 'outcomePreperiod + 48n-17 + 1 = 306n n - 189n + 30',
    }),
  ],
});
