import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, symmetricExcept } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The record holders with three moves. */
const SETS = readSets(`
  2,5,7 3,7,10 3,8,11 4,9,13 4,11,15
`);

export default definePipeline({
  id: 'record-periods-three',
  question: 'Are the printed record periods of three moves right?',
  answer: ['flammenkamp-1997-periods-below-30'],
  ...about('pages 40-41'),
  sweep: listed(SETS, 'sets of three moves of pages 40 and 41'),
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('symmetric', 'pages 41-43', symmetricExcept(SETS, [])),
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 3',
      says: 'period p and preperiod q of the record holders of three moves below 30 are as printed',
    }),
    claim('pure', 'pages 40-41', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
});
