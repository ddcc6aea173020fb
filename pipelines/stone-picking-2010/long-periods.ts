import { definePipeline, line, paper } from '../../src/index.ts';

const { about, claim } = paper('stone-picking-2010');

export default definePipeline({
  id: 'long-periods',
  question: 'Which sets of four moves have the longest periods under the take-all ending?',
  ...about('Lemma I.1'),
  sweep: {
    game: '{a, b, c, d}',
    over: { a: '1..10', b: 'a+1..11', c: 'b+1..12', d: 'c+1..13' },
    ending: 'take-all',
  },
  measure: ['preperiod', 'period', 'T'],
  cost: '50000 + 20000 d',
  summaries: [
    {
      name: 'nim-values',
      title: 'The longest period of the nim-values for each d',
      by: { d: 'd' },
      most: 'period',
    },
    { name: 'outcomes', title: 'The longest period of the outcomes for each d', by: { d: 'd' }, most: 'T' },
  ],
  claims: [
    claim('below-windows', {
      says: 'T ≤ 2^d, the number of windows of d bits',
      holds: 'T <= 2^d',
    }),
  ],
  charts: [
    line({
      of: 'outcomes',
      name: 'longest',
      title: 'The longest period of the outcomes grows with the greatest move d',
      heading: {
        text: 'Take-all ending: the longest T(S) grows with d',
        subtitle: 'Over all sets {a, b, c, d} with greatest move d.',
      },
      x: { field: 'd', title: 'd', axis: { tickMinStep: 1 }, scale: { zero: false } },
      y: { field: 'most_T', title: 'longest T' },
    }),
  ],
});
