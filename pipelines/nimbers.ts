import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'nimbers',
  question: 'What is the nim-sum of two heaps?',
  source: 'nimbers',
  published: true,
  sweep: { game: 'N:n + N:m', over: { n: '0..31', m: '0..31' } },
  measure: ['nimSum', 'winner', 'winningMoves'],
  limit: '1e6 heaps',
  claims: [
    law({
      id: 'property-1',
      source: 'nimbers, property 1',
      says: 'n + m = 0 if and only if n = m',
      holds: ({ n, m, nimSum }) => (nimSum === 0) === (n === m),
      mutant: ({ n, m, nimSum }) => (nimSum === 1) === (n === m),
      mutantSays: 'n + m = 1',
    }),
    law({
      id: 'three-plus-seven',
      source: 'nimbers, the first worked sum',
      says: '3 + 7 = (011) + (111) = (100) = 4',
      where: ({ n, m }) => n === 3 && m === 7,
      holds: ({ nimSum }) => nimSum === 4,
      mutant: ({ nimSum }) => nimSum === 5,
      mutantSays: '3 + 7 = 5',
    }),
    law({
      id: 'five-plus-eleven-printed',
      source: 'nimbers, the second worked sum',
      says: '5 + 11 = (0101) + (1011) = (1010) = 10',
      where: ({ n, m }) => n === 5 && m === 11,
      holds: ({ nimSum }) => nimSum === 10,
      mutant: ({ nimSum }) => nimSum === 11,
      mutantSays: '5 + 11 = 11',
      erratum: {
        nature: 'slip',
        printed: '5 + 11 = (0101) + (1011) = (1010) = 10',
        right: '5 + 11 = (0101) + (1011) = (1110) = 14',
        why: 'The third binary digit is 1 + 0 = 1.',
        fails: { says: 'always', where: () => true },
        correctedBy: 'five-plus-eleven',
      },
    }),
    law({
      id: 'five-plus-eleven',
      source: 'saltus, the second worked sum corrected',
      says: '5 + 11 = (1110) = 14',
      where: ({ n, m }) => n === 5 && m === 11,
      holds: ({ nimSum }) => nimSum === 14,
      mutant: ({ nimSum }) => nimSum === 10,
      mutantSays: '5 + 11 = 10',
    }),
    law({
      id: 'second-player',
      source: 'nimbers, the winning strategy, for two heaps',
      says: 'the second player wins if and only if the nim-sum is 0, else the first player has a winning move',
      holds: ({ nimSum, winningMoves }, _, { winner }) =>
        (winner === 'previous') === (nimSum === 0) && winningMoves > 0 === nimSum > 0,
      mutant: ({ nimSum, winningMoves }, _, { winner }) =>
        (winner === 'previous') === nimSum <= 1 && winningMoves > 0 === nimSum > 1,
      mutantSays: 'if and only if the nim-sum is at most 1',
    }),
  ],
});
