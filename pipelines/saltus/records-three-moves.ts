import { definePipeline, ours, records } from '../../src/index.ts';

const conjecture = { longer: 'c ≤ 100', further: '--over a=1..198 --over b=a+1..199 --over c=b+1..200' };

export default definePipeline({
  ...records({
    id: 'records-three-moves',
    question: 'How long can the period of the nim-values of three moves be for a given largest move?',
    game: '{a, b, c}',
    of: 'three moves',
    over: { a: '1..28', b: 'a+1..29', c: 'b+1..30' },
    cost: '60000',
    by: ['c', 'c'],
  }),
  answer: ['square'],
  claims: [
    ours('square', {
      says: 'the period is at most 9c²/20',
      holds: '20 period <= 9 c^2',
      conjecture,
    }),
    ours('outcomes', {
      says: 'the outcomes and the nim-values have the same period',
      holds: 'T = period',
      conjecture,
    }),
  ],
});
