import { definePipeline, ours, paper } from '../../src/index.ts';

const { about } = paper('stone-picking-2010');

export default definePipeline({
  id: 'equation-8-equal-sets',
  question: 'Do two heaps with the same set of moves play like Nim?',
  answer: ['equal-values'],
  ...about('Part IV'),
  sweep: {
    game: '{a, b}:n + {a, b}:m',
    over: { a: '1..5', b: 'a+1..6', n: '0..12', m: '0..12' },
    ending: 'take-all',
  },
  measure: ['nimSum', 'winner'],
  limit: '1e6 heaps',
  claims: [
    ours('equal-values', 'Part IV corrected, for two heaps', {
      says: 'with S_1 = S_2 = {a, b}, the previous player wins if and only if the nim-values of the two heaps are equal',
      holds: ({ nimSum }, _, { winner }) => (winner === 'previous') === (nimSum === 0),
      mutant: ({ n, m }, _, { winner }) => (winner === 'previous') === (n === m),
      mutantSays: 'the previous player wins if and only if the two heaps are equal, as in Nim',
    }),
  ],
});
