import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, symmetricExcept } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The record holders with nine moves. */
const SETS = readSets(`
  3,4,8,10,14,16,20,21,24 2,3,8,13,14,19,24,25,27 2,3,8,13,29,34,39,40,42 5,6,18,19,30,31,43,44,49
`);

export default definePipeline({
  id: 'record-periods-nine',
  question: 'Are the printed record periods of nine moves right?',
  answer: ['flammenkamp-1997-periods-below-30', 'flammenkamp-1997-periods-symmetric'],
  ...about('pages 40-44'),
  sweep: listed(SETS, 'sets of nine moves of pages 40 to 44'),
  measure: ['outcomePreperiod', 'T'],
  claims: [
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 9',
      says: 'period p and preperiod q of the record holders of nine moves below 30 are as printed',
    }),
    printedTable('flammenkamp-1997-periods-symmetric.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'moves = 9',
      says: 'the period p of the symmetric record holders of nine moves with the largest from 30 to 60 is as printed',
    }),
    claim('symmetric', 'pages 41-43', symmetricExcept(SETS, [])),
    claim('pure', 'page 42, Folgerung 14', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
});
