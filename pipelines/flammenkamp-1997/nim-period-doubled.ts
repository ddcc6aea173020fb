import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-doubled',
  question: 'Which sets of four moves have nim-values with another period than their outcomes?',
  answer: ['first'],
  ...about('page 61'),
  sweep: { game: '{a, b, c, d}', over: { d: '4..17', c: '3..d-1', b: '2..c-1', a: '1..b-1' } },
  measure: ['period', 'T'],
  claims: [
    claim('first', 'page 61', {
      says: 'up to d = 17 the periods are equal, except for {4, 6, 11, 14} and {5, 7, 14, 17}, whose nim-values have twice the period of the outcomes',
      holds: ({ a, b, c, d, period, T }) => period === (isFirst([a, b, c, d]) ? 2 * T : T),
      mutant: ({ a, d, period, T }) => period === (a === 4 && d === 14 ? 2 * T : T),
      mutantSays: 'up to d = 17 the same with all {4, b, c, 14} as the exceptions',
    }),
  ],
});

function isFirst(set: readonly number[]): boolean {
  return ['4 6 11 14', '5 7 14 17'].includes(set.join(' '));
}
