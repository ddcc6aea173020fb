import { definePipeline, paper } from '../../src/index.ts';

const { misprint, section } = paper('stone-picking-2010');

export default definePipeline({
  id: 'equation-8-equal-sets',
  question: 'Do two heaps with the same set become the game of Nim?',
  answer: ['becomes-nim-printed', 'equal-values'],
  source: section('Part IV'),
  published: true,
  sweep: {
    game: '{a, b}:n + {a, b}:m',
    over: { a: '1..5', b: 'a+1..6', n: '0..12', m: '0..12' },
    ending: 'take-all',
  },
  measure: ['nimSum', 'winner'],
  limit: '1e6 heaps',
  claims: [
    misprint({
      id: 'becomes-nim-printed',
      says: 'with S_1 = S_2 = {a, b} the previous player wins if and only if the heaps are equal, as in Nim',
      holds: ({ n, m }, _, { winner }) => (winner === 'previous') === (n === m),
      nature: 'wrong',
      printed: '"In the case S_1 = S_2 = … = S_N = T, the above problem becomes the Nim game"',
      right:
        'two heaps with one set T balance if and only if their nim-values are equal; for T = {1, 2, 3, …} these are the heaps themselves, and that is Nim',
      why: 'With a finite T the nim-values come again, so that different heaps can balance: {1, 2}:0 + {1, 2}:3 is lost for the player to move.',
      fails: {
        says: 'the heaps differ and have the same nim-value',
        where: ({ n, m, nimSum }) => n !== m && nimSum === 0,
      },
      shows: (_, __, { winner }) => ['the winner', 'the next player, as in Nim', `the ${winner} player`],
      corrected: {
        id: 'equal-values',
        at: 'Part IV corrected',
        says: 'with S_1 = S_2 = {a, b} the previous player wins if and only if the nim-values of the heaps are equal',
        holds: ({ nimSum }, _, { winner }) => (winner === 'previous') === (nimSum === 0),
      },
    }),
  ],
});
