import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, shapesOfPreperiodRecords, symmetricExcept } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

/** Sets of four moves of three tables: those with p ≤ 10⁶ or q ≤ 200000, and the two whose q is not as printed. */
const SETS = readSets(`
  1,4,7,8 2,5,7,9 1,6,11,12 2,3,11,14 4,6,11,15 1,8,20,21 1,8,22,23 1,10,26,27 1,10,28,29 1,12,28,29
  1,12,30,31 1,12,32,33 1,12,34,35 2,20,35,37 1,14,38,39 1,16,40,41 1,18,44,45 1,20,50,51 1,22,54,55
  1,24,64,65 1,26,64,65 10,26,57,67 4,54,77,81 5,23,77,82 1,34,84,85 1,32,86,87 1,36,86,87 4,33,83,87
  1,38,94,95 1,36,96,97 1,40,96,97 1,38,102,103 1,40,104,105 1,40,106,107 1,42,108,109 25,112,114,137
  1,52,142,143
`);

/** The rows of {4, 54, 77, 81}, {5, 23, 77, 82} and {4, 33, 83, 87}, which are records of the period. */
const PERIOD_ROWS = [23, 24, 28];

/** The rows of {25, 112, 114, 137} and {1, 52, 142, 143}. */
const [FIRST, SECOND] = [36, 37];

const SHAPES = shapesOfPreperiodRecords(SETS, r => r > 5 && !PERIOD_ROWS.includes(r));

export default definePipeline({
  id: 'record-periods-four',
  question: 'Are the printed record periods and preperiods of four moves right?',
  answer: [
    'flammenkamp-1997-periods-4',
    'flammenkamp-1997-preperiods-4',
    'flammenkamp-1997-periods-below-30',
    'preperiods-printed',
  ],
  ...about('pages 34-41'),
  sweep: listed(SETS, 'sets of four moves of pages 34 to 41'),
  measure: ['outcomePreperiod', 'T'],
  cost: '100000000',
  claims: [
    claim('class-one', 'page 38', SHAPES.classOne),
    claim('even', 'page 39', SHAPES.even),
    claim('quotient', 'page 39', SHAPES.quotient),
    claim('symmetric', 'pages 41-43', symmetricExcept(SETS, ['2,5,7,9', '2,3,11,14', '4,6,11,15'], 5)),
    printedTable('flammenkamp-1997-periods-4.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'T <= 1000000',
      says: 'period p and preperiod q of the record periods of four moves with d > 80 are as printed, up to 10⁶',
    }),
    printedTable('flammenkamp-1997-preperiods-4.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'outcomePreperiod <= 200000',
      says: 'period p and preperiod q of the record preperiods of four moves are as printed, up to 200000',
    }),
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 4',
      says: 'period p and preperiod q of the record holders of four moves below 30 are as printed',
    }),
    erratum('preperiods-printed', 'page 38', {
      says: '{25, 112, 114, 137} has the preperiod q = 782147, and {1, 52, 142, 143} has q = 782291',
      where: ({ r }) => r === FIRST || r === SECOND,
      holds: ({ r, outcomePreperiod }) => outcomePreperiod === (r === SECOND ? 782291 : 782147),
      nature: 'wrong',
      printed: '"{25,112,114,137} p= 12626 q= 782147 2.758" and "{ 1, 52,142,143} p= 5306 q= 782291 2.734"',
      right: '724291 and 782147',
      why: '782147 is the preperiod of the second set; 782291 adds d + 1 to it, as the definition of page 73 does.',
      shows: ({ r, outcomePreperiod }) => ['q', r === SECOND ? 782291 : 782147, outcomePreperiod],
      corrected: instead('preperiods', 'page 38 corrected', {
        says: '{25, 112, 114, 137} has the preperiod q = 724291, and {1, 52, 142, 143} has q = 782147',
        where: ({ r }) => r === FIRST || r === SECOND,
        holds: ({ r, outcomePreperiod }) => outcomePreperiod === (r === SECOND ? 782147 : 724291),
      }),
    }),
  ],
});
