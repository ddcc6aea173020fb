import { definePipeline, paper } from '../../src/index.ts';
import { type Cycles, hasCycles, listed } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

/** The printed sets of three moves, each with its number of sequences and its cycles. */
const PRINTED: readonly (readonly [set: readonly number[], sequences: number, cycles: Cycles])[] = [
  [[2, 5, 7], 29, { 22: 1, 4: 1, 3: 1 }],
  [[3, 7, 10], 123, { 45: 1, 31: 1, 17: 2, 13: 1 }],
  [[3, 8, 11], 199, { 54: 2, 19: 2, 16: 2, 14: 1, 7: 1 }],
  [[4, 9, 13], 521, { 84: 2, 76: 1, 58: 2, 42: 1, 22: 3, 17: 2, 11: 1, 8: 1 }],
  [[4, 11, 15], 1364, { 122: 2, 100: 5, 92: 1, 70: 2, 46: 1, 35: 1, 26: 6, 19: 2, 13: 1, 8: 1 }],
];

export default definePipeline({
  id: 'orbits-three-moves',
  question:
    'Which periods do the outcomes of five symmetric sets of three moves have, from all initial values?',
  answer: ['cycles-printed', 'sequences'],
  ...about('pages 74-75'),
  sweep: listed(
    PRINTED.map(([set]) => set),
    'symmetric sets of three moves of pages 74 and 75',
  ),
  measure: ['T', 'startPeriods', { series: 'periodsFromStarts', upTo: '1000', table: true }],
  claims: [
    erratum('cycles-printed', 'pages 74-75', {
      says: 'the cycles of the outcomes have the printed lengths',
      holds: ({ r }, { periodsFromStarts }) => hasCycles(periodsFromStarts, PRINTED[r - 1]![2]),
      nature: 'slip',
      printed: '{4, 11, 15}: 23 cycles with the lengths "2×122 5×100 92 2×70 46 35 6×26 2×19 13 8"',
      right: 'two cycles of length 92',
      why: 'The printed lengths belong to 22 cycles with 1,272 sequences together, and 1,364 are printed.',
      fails: 'r = 5',
      shows: ({ r }, { periodsFromStarts }) => [
        'cycles',
        Object.values(PRINTED[r - 1]![2]).reduce((sum, cycles) => sum + cycles, 0),
        periodsFromStarts.reduce((sum, [, cycles]) => sum + cycles!, 0),
      ],
      corrected: instead('cycles', 'pages 74-75 with two cycles of length 92', {
        says: 'the cycles have the printed lengths, with two of length 92 for {4, 11, 15}',
        holds: ({ r }, { periodsFromStarts }) =>
          hasCycles(periodsFromStarts, { ...PRINTED[r - 1]![2], ...(r === 5 && { 92: 2 }) }),
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
