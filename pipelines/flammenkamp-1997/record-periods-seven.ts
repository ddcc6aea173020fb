import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, symmetricExcept } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The record holders with seven moves. */
const SETS = readSets(`
  2,6,7,11,12,16,18 3,5,9,13,17,19,22 2,7,10,12,15,20,22 5,12,13,14,15,22,27 4,7,13,15,21,24,28
`);

export default definePipeline({
  id: 'record-periods-seven',
  question: 'Are the printed record periods of seven moves right?',
  answer: ['flammenkamp-1997-periods-below-30'],
  ...about('pages 40-41'),
  sweep: listed(SETS, 'sets of seven moves of pages 40 to 41'),
  measure: ['outcomePreperiod', 'T'],
  claims: [
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 7',
      says: 'period p and preperiod q of the record holders of seven moves below 30 are as printed',
    }),
    claim('symmetric', 'pages 41-43', symmetricExcept(SETS, [])),
    claim('pure', 'page 42, Folgerung 14', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
});
