import { definePipeline, paper, type Row } from '../../src/index.ts';

const { asked, law } = paper('flammenkamp-1997');

/** The printed rows {a, b, c, a+c} with their p and q. */
const ROWS = [
  [4, 54, 77, 190763, 287],
  [5, 23, 77, 393906, 818],
  [4, 33, 83, 776902, 1154],
  [7, 58, 80, 2369755, 1332],
  [7, 64, 89, 5756171, 1061],
  [8, 58, 101, 19914037, 1176],
] as const;

export default definePipeline({
  id: 'record-periods-four-rows',
  question: 'Are the printed record periods of four moves right, up to 20 million?',
  answer: ['period', 'preperiod'],
  ...asked('page 34, rows 1 to 6'),
  sweep: {
    game: '{a, b, c, a+c}',
    over: { a: '4, 5, 7, 8', b: '23, 33, 54, 58, 64', c: '77, 80, 83, 89, 101' },
    where:
      '(a = 4 and b = 54 and c = 77) or (a = 5 and b = 23 and c = 77) or (a = 4 and b = 33 and c = 83) or (a = 7 and b = 58 and c = 80) or (a = 7 and b = 64 and c = 89) or (a = 8 and b = 58 and c = 101)',
  },
  measure: ['outcomePreperiod', 'T'],
  cost: '100000000',
  claims: [
    law('period', 'page 34, rows 1 to 6', {
      with: [0, 1],
      says: less => `p as printed${less === 0 ? '' : `, less ${less}`}`,
      holds: (less, row) => row.T === printed(row)[3] - less,
    }),
    law('preperiod', 'page 34, rows 1 to 6', {
      with: [0, 1],
      says: less => `q as printed${less === 0 ? '' : `, less ${less}`}`,
      holds: (less, row) => row.outcomePreperiod === printed(row)[4] - less,
    }),
  ],
});

function printed({ a, b, c }: Row) {
  return ROWS.find(row => row[0] === a && row[1] === b && row[2] === c)!;
}
