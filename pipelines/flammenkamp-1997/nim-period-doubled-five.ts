import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-doubled-five',
  question: 'Which symmetric sets of five moves have nim-values with another period than their outcomes?',
  answer: ['first'],
  ...about('pages 61-62'),
  sweep: { game: '{a, b, c, b+c-a, b+c}', over: { a: '1..6', b: 'a+1..7', c: 'b+1..15-b' } },
  measure: ['period', 'T'],
  claims: [
    claim('first', 'pages 61-62', {
      says: 'up to b + c = 15 the periods are equal, except for {2, 5, 10, 13, 15}, whose nim-values have twice the period of the outcomes',
      holds: 'period = if a = 2 and b = 5 and c = 10 then 2T else T',
      mutant: 'period = if a = 2 and b = 5 then 2T else T',
      mutantSays:
        'the periods are equal, except for a = 2 and b = 5, where that of the nim-values is twice as long',
    }),
  ],
});
