import { definePipeline, paper, printedSummary } from '../../src/index.ts';

const { about } = paper('flammenkamp-1997');

const SUMS = ['a + b', 'a + c', 'b + c'];

/** The number of sums of two moves that the period divides. */
const DIVIDED = SUMS.map(sum => `(if T divides ${sum} then 1 else 0)`).join(' + ');

export default definePipeline({
  id: 'three-moves-shares',
  question: 'How often is the period of the outcomes of {a, b, c} each of the sums of two moves?',
  answer: ['flammenkamp-1997-shares-3'],
  ...about('page 13'),
  sweep: { game: '{a, b, c}', over: { c: '32, 64, 127', a: '1..c-2', b: 'a+1..c-1' } },
  measure: ['T'],
  cost: '2000 + 100c',
  summaries: [
    {
      name: 'shares',
      title:
        'How many sets have the period a + c, b + c or a + b, or one that divides two or three sums, for each c',
      by: { c: 'c' },
      most: 'T',
      sums: {
        additive: 'if a + b = c then 1 else 0',
        a_c: onlySum('a + c'),
        b_c: onlySum('b + c'),
        a_b: onlySum('a + b'),
        two_sums: `if a + b != c and ${DIVIDED} = 2 then 1 else 0`,
        three_sums: `if a + b != c and ${DIVIDED} = 3 then 1 else 0`,
      },
    },
  ],
  claims: [
    printedSummary('flammenkamp-1997-shares-3.csv', {
      summary: 'shares',
      key: ['c'],
      cells: {
        sets: 'cases',
        additive: 'additive / cases',
        a_c: 'a_c / cases',
        b_c: 'b_c / cases',
        a_b: 'a_b / cases',
        two_sums: 'two_sums / cases',
        three_sums: 'three_sums / cases',
      },
      says: 'the number of sets and the shares of the six cases are as printed, if a + b is the period only where it divides no other sum of two moves',
    }),
  ],
});

function onlySum(sum: string): string {
  return `if a + b != c and T = ${sum} and ${DIVIDED} = 1 then 1 else 0`;
}
