import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'all-moves-but-half',
  question: 'Which period do the outcomes have if all moves up to 12 are allowed, except 6?',
  answer: ['period'],
  ...about('page 58, footnote 16'),
  sweep: { game: '{1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12}' },
  measure: ['outcomePreperiod', 'T'],
  claims: [
    claim('period', 'page 58, footnote 16', {
      says: 'the period p is 3 · 12/2 + 1',
      holds: '2T = 3 * 12 + 2',
    }),
    claim('pure', 'page 42, Folgerung 14', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
});
