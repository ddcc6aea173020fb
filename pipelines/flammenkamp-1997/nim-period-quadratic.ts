import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-quadratic',
  question: 'How do values and outcomes of {n, 2n+1, 4n+2, 5n+3, 6n+3} differ?',
  answer: ['values', 'outcomes'],
  ...about('page 64'),
  sweep: { game: '{n, 2n+1, 4n+2, 5n+3, 6n+3}', over: { n: '1..40' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  forAll: 'n',
  claims: [
    claim('values', 'page 64', {
      says: 'the nim-sequence has the period 10n² + 4n',
      holds: 'period = 10n n + 4n',
    }),
    claim('outcomes', 'page 64', { says: 'the outcomes have the period 10n + 4', holds: 'T = 10n + 4' }),
    claim('pure', 'page 66', {
      says: 'the outcomes have no preperiod',
      holds: 'outcomePreperiod = 0',
      mutant: 'outcomePreperiod = 1',
      mutantSays: 'the outcomes have the preperiod 1',
    }),
    claim('preperiod', 'page 66', {
      says: 'n ≥ 5: the preperiod is (10n+4)(n + (n + n mod 2 - 6)/2) + 3n + n mod 2 - 1',
      holds: 'n >= 5 implies 2 preperiod = (10n + 4) (3n + n mod 2 - 6) + 6n + 2 (n mod 2) - 2',
    }),
  ],
});
