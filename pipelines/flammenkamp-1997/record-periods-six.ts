import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, symmetricExcept } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The record holders with six moves. */
const SETS = readSets(`
  3,4,9,12,14,15 3,8,9,10,12,15 2,3,9,12,15,16 2,6,9,12,16,18 1,3,12,21,23,24 3,11,12,21,22,24
  5,11,12,13,19,24 5,13,14,15,23,28 4,10,15,20,26,30 8,9,24,39,40,48
`);

export default definePipeline({
  id: 'record-periods-six',
  question: 'Are the printed record periods of six moves right?',
  answer: ['flammenkamp-1997-periods-below-30', 'flammenkamp-1997-periods-symmetric'],
  ...about('pages 40-43'),
  sweep: listed(SETS, 'sets of six moves of pages 40 to 43'),
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim(
      'symmetric',
      'pages 41-43',
      symmetricExcept(SETS, ['3,8,9,10,12,15', '3,4,9,12,14,15', '2,3,9,12,15,16', '3,11,12,21,22,24']),
    ),
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 6',
      says: 'period p and preperiod q of the record holders of six moves up to 30 are as printed',
    }),
    printedTable('flammenkamp-1997-periods-symmetric.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'moves = 6',
      says: 'the period p of the symmetric record holders of six moves with the largest from 30 to 60 is as printed',
    }),
    claim('pure', 'pages 40-43', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
});
