import { definePipeline, paper } from '../../src/index.ts';
import { type Cycles, hasCycles, listed } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

/** The printed sets of five moves up to 21, each with its number of sequences and its cycles. */
const PRINTED: readonly (readonly [set: readonly number[], sequences: number, cycles: Cycles])[] = [
  [[2, 3, 6, 7, 9], 37, { 28: 1, 5: 1, 4: 1 }],
  [[3, 4, 8, 9, 12], 121, { 54: 1, 31: 1, 20: 1, 16: 1 }],
  [[3, 5, 9, 11, 14], 339, { 94: 1, 48: 1, 43: 1, 41: 1, 28: 3, 25: 1, 4: 1 }],
  [
    [3, 8, 9, 14, 17],
    1123,
    { 204: 1, 179: 1, 150: 1, 91: 1, 84: 1, 60: 3, 57: 1, 36: 1, 31: 1, 26: 1, 23: 1, 22: 2 },
  ],
];

export default definePipeline({
  id: 'orbits-five-moves',
  question:
    'Which periods do the outcomes of four symmetric sets of five moves have, from all initial values?',
  answer: ['cycles-printed', 'sequences'],
  ...about('pages 74-75'),
  sweep: listed(
    PRINTED.map(([set]) => set),
    'symmetric sets of five moves of pages 74 and 75',
  ),
  measure: ['T', 'startPeriods', { series: 'periodsFromStarts', upTo: '1000', table: true }],
  claims: [
    erratum('cycles-printed', 'pages 74-75', {
      says: 'the cycles of the outcomes have the printed lengths',
      holds: ({ r }, { periodsFromStarts }) => hasCycles(periodsFromStarts, PRINTED[r - 1]![2]),
      nature: 'slip',
      printed: '{3, 8, 9, 14, 17}: 16 cycles with the lengths "204 179 150 91 84 3×60 57 36 31 26 23 2×22"',
      right: 'a cycle of length 18 in addition',
      why: 'The printed lengths belong to 15 cycles with 1,105 sequences together, and 1,123 are printed.',
      fails: 'r = 4',
      shows: ({ r }, { periodsFromStarts }) => [
        'cycles',
        Object.values(PRINTED[r - 1]![2]).reduce((sum, cycles) => sum + cycles, 0),
        periodsFromStarts.reduce((sum, [, cycles]) => sum + cycles!, 0),
      ],
      corrected: instead('cycles', 'pages 74-75 with a cycle of length 18', {
        says: 'the cycles have the printed lengths, with one of length 18 in addition for {3, 8, 9, 14, 17}',
        holds: ({ r }, { periodsFromStarts }) =>
          hasCycles(periodsFromStarts, { ...PRINTED[r - 1]![2], ...(r === 4 && { 18: 1 }) }),
      }),
    }),
    claim('sequences', 'pages 74-75', {
      with: [0, 1],
      says: more => `the cycles have together as many sequences as printed${more ? ' and one more' : ''}`,
      holds: (more, { r }, { periodsFromStarts }) =>
        periodsFromStarts.reduce((sum, [p, cycles]) => sum + p! * cycles!, 0) === PRINTED[r - 1]![1] + more,
    }),
  ],
});
