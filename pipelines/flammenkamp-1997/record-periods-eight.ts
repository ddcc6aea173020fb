import { definePipeline, paper, printedTable } from '../../src/index.ts';

const { about } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'record-periods-eight',
  question: 'Is the printed record period of eight moves right?',
  answer: ['flammenkamp-1997-periods-symmetric'],
  ...about('page 43'),
  sweep: { game: '{2, 5, 11, 17, 23, 29, 32, 34}' },
  measure: ['T'],
  claims: [
    printedTable('flammenkamp-1997-periods-symmetric.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'moves = 8',
      says: 'the period p of the symmetric record holder of eight moves is as printed',
    }),
  ],
});
