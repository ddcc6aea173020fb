import { definePipeline, ours, paper } from '../../src/index.ts';

const { about, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-preperiod-symmetric',
  question: 'Do the values of symmetric sets of four moves have the period and preperiod of the outcomes?',
  answer: ['same-printed'],
  ...about('page 61'),
  sweep: { game: '{a, b, 2b-a, 2b}', over: { b: '2..40', a: '1..b-1' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  claims: [
    erratum('same-printed', 'page 61', {
      says: 'the nim-sequence of a symmetric set of four moves has the period and the preperiod of the outcomes',
      holds: 'period = T and preperiod = outcomePreperiod',
      nature: 'wrong',
      printed:
        '"Für symmetrische Zugmengen L kann dies erst geschehen, falls |L| ≥ 5 ist" [For symmetric sets of moves L this can happen only if |L| ≥ 5]',
      right: 'correct for periods; preperiods differ for 2a < b < 5a/2',
      why: 'The outcomes of {3, 7, 11, 14} have no preperiod, and its nim-values have the preperiod 15.',
      fails: '2a < b and 2b < 5a',
      shows: ({ preperiod, outcomePreperiod }) => [
        'preperiod of the nim-values',
        outcomePreperiod,
        preperiod,
      ],
      corrected: ours('same', 'the sets with another preperiod', {
        says: 'the nim-sequence of {a, b, 2b-a, 2b} has the period of the outcomes; it has a preperiod if and only if 2a < b < 5a/2',
        holds: 'period = T and (if 2a < b and 2b < 5a then preperiod > 0 else preperiod = 0)',
      }),
    }),
  ],
});
