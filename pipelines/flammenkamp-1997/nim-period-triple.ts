import { definePipeline, paper } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-triple',
  question: 'How do values and outcomes of {n, n+3, 3n-1, 3n+3} differ?',
  answer: ['values', 'preperiod-printed'],
  ...about('page 62'),
  sweep: { game: '{n, n+3, 3n-1, 3n+3}', over: { n: '5..40' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  claims: [
    claim('values', 'page 62', {
      says: 'the nim-sequence has the period 12n + 6',
      holds: 'period = 12n + 6',
    }),
    claim('outcomes', 'page 62', { says: 'the outcomes have the period 4n + 2', holds: 'T = 4n + 2' }),
    claim('outcome-preperiod', 'page 62', {
      says: 'the outcomes have the preperiod 3n',
      holds: 'outcomePreperiod = 3n',
    }),
    erratum('preperiod-printed', 'page 62', {
      says: 'the nim-sequence has the preperiod 4n + 3',
      holds: 'preperiod = 4n + 3',
      nature: 'hypothesis',
      printed:
        '"für alle n ≥ 5 […] Nim-Periodenlänge zu 12n + 6 mit Vorperiodenlänge 4n + 3" [for all n ≥ 5 the nim-values have the period 12n + 6 and the preperiod 4n + 3]',
      right: '4n + 3 for n ≥ 6; 35 for n = 5',
      why: 'For n = 5 the nim-sequence of {5, 8, 14, 18} needs 35 heaps, not 23.',
      fails: 'n = 5',
      shows: ({ n, preperiod }) => ['preperiod', 4 * n + 3, preperiod],
      corrected: instead('preperiod', 'page 62, n ≥ 6', {
        says: 'the preperiod is 4n + 3 for n ≥ 6, and 35 for n = 5',
        holds: ({ n, preperiod }) => preperiod === (n === 5 ? 35 : 4 * n + 3),
      }),
    }),
  ],
});
