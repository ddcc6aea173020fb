import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, shapesOfPreperiodRecords } from './_helpers.ts';

const { about, claim, erratum, instead } = paper('flammenkamp-1997');

/** The sets with a preperiod above 200,000, except the two of record-periods-four. */
const SETS = readSets(`
  1,46,110,111 1,44,116,117 1,44,118,119 1,44,120,121 1,46,122,123 16,51,109,125 1,46,126,127 1,48,128,129
  1,50,132,133 1,50,134,135 1,54,144,145 1,56,150,151 1,60,160,161 15,116,168,183
  1,76,210,211 1,78,214,215 1,82,218,219 1,88,234,235 1,108,264,265 1,110,292,293
`);

/** Sets that are not printed, with the largest printed preperiod of a set with no larger moves. */
const MISSING = readSets('11,23,27,34 27,56,70,83 35,72,90,107');
const PRINTED = [1422, 47982, 147970];
const FOUND = [1714, 51049, 153727];

const isPrinted = (r: number) => r <= SETS.length;
const SHAPES = shapesOfPreperiodRecords(SETS, isPrinted);

/** The number of a list that belongs to a missing set. */
const ofMissing = (numbers: readonly number[], r: number) => numbers[r - SETS.length - 1]!;

export default definePipeline({
  id: 'record-preperiods-long',
  question:
    'Are the printed record preperiods of four moves above 200000 right, and which records are missing?',
  answer: ['flammenkamp-1997-preperiods-4', 'records-printed'],
  ...about('pages 38-39'),
  sweep: listed([...SETS, ...MISSING], 'sets of four moves, of pages 38 and 39 or missing there'),
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
    erratum('records-printed', 'pages 37-38', {
      says: 'no set has a longer preperiod than the printed record holders whose largest move is not greater',
      where: ({ r }) => !isPrinted(r),
      holds: ({ r, outcomePreperiod }) => outcomePreperiod <= ofMissing(PRINTED, r),
      nature: 'wrong',
      printed:
        '"Vorperioden-Rekordhalter" [record holders of the preperiod], with {1, 12, 32, 33}, {10, 26, 57, 67} and {1, 40, 106, 107} as the last ones up to the largest moves 34, 83 and 107',
      right:
        '{11, 23, 27, 34} with 1714, {27, 56, 70, 83} with 51049 and {35, 72, 90, 107} with 153727 are missing',
      why: 'All three are of class III.',
      shows: ({ r, outcomePreperiod }) => ['record', ofMissing(PRINTED, r), outcomePreperiod],
      corrected: instead('records', 'pages 37-38, missing records', {
        says: '{11, 23, 27, 34}, {27, 56, 70, 83} and {35, 72, 90, 107} have the preperiods 1714, 51049 and 153727',
        where: ({ r }) => !isPrinted(r),
        holds: ({ r, outcomePreperiod }) => outcomePreperiod === ofMissing(FOUND, r),
      }),
    }),
  ],
});
