import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The printed sets of five moves. */
const SETS = readSets(`
  13,22,39,48,61 15,18,47,50,65 14,25,40,51,65 13,30,36,53,66 13,24,42,53,66 11,27,41,57,68 16,33,36,53,69
`);

export default definePipeline({
  id: 'records-few-differences',
  question: 'Are the printed record periods of symmetric sets with at most three differences right?',
  answer: ['flammenkamp-1997-periods-third'],
  ...about('pages 59-60'),
  sweep: listed(SETS, 'sets of five moves of pages 59 and 60'),
  measure: ['outcomePreperiod', 'T'],
  cost: '100000000',
  claims: [
    printedTable('flammenkamp-1997-periods-third.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'moves = 5',
      says: 'the period p is as printed',
    }),
    claim('pure', 'page 42, Folgerung 14', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
});
