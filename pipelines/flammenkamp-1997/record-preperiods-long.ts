import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, shapesOfPreperiodRecords } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The sets with a preperiod above 200,000, except the two of record-periods-four. */
const SETS = readSets(`
  1,46,110,111 1,44,116,117 1,44,118,119 1,44,120,121 1,46,122,123 16,51,109,125 1,46,126,127 1,48,128,129
  1,50,132,133 1,50,134,135 1,54,144,145 1,56,150,151 1,60,160,161 15,116,168,183
  1,76,210,211 1,78,214,215 1,82,218,219 1,88,234,235 1,108,264,265 1,110,292,293
`);

const SHAPES = shapesOfPreperiodRecords(SETS, () => true);

export default definePipeline({
  id: 'record-preperiods-long',
  question: 'Are the printed record preperiods of four moves above 200000 right?',
  answer: ['flammenkamp-1997-preperiods-4'],
  ...about('pages 38-39'),
  sweep: listed(SETS, 'sets of four moves of pages 38 and 39'),
  measure: ['outcomePreperiod', 'T'],
  cost: '100000000',
  claims: [
    claim('class-one', 'page 38', SHAPES.classOne),
    claim('even', 'page 39', SHAPES.even),
    claim('quotient', 'page 39', SHAPES.quotient),
    printedTable('flammenkamp-1997-preperiods-4.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'outcomePreperiod > 200000 and b != 112 and b != 52',
      says: 'period p and preperiod q of the record preperiods of four moves above 200000 are as printed',
    }),
  ],
});
