import { definePipeline, law, type Row } from '../src/index.ts';

/** Whether the case is the position G'(2) + G'(b) + G'(c) of the worked game. */
const at = (b: number, c: number) => (row: Row) => row.a === 2 && row.b === b && row.c === c;

export default definePipeline({
  id: 'nimbers-games',
  question: 'How is Nim with three heaps won?',
  source: 'nimbers, the games',
  published: true,
  sweep: { game: 'N:a + N:b + N:c', over: { a: '0..8', b: '0..8', c: '0..8' } },
  measure: ['nimSum', 'winner', 'winningMoves', { series: 'winningMoves', upTo: '1' }],
  limit: '1e6 heaps',
  claims: [
    law({
      id: 'bouton',
      source: "nim-2, Bouton's theorem",
      says: 'the second player has a winning strategy if and only if the nim-sum of the piles is 0',
      holds: ({ nimSum }, _, { winner }) => (winner === 'previous') === (nimSum === 0),
      mutant: ({ a, b, c }, _, { winner }) => (winner === 'previous') === (a === b && c === 0),
      mutantSays: 'if and only if two piles are equal and the third is empty',
    }),
    law({
      id: 'move-5-to-4',
      source: "nimbers, the game G'(2)+G'(6)+G'(5)",
      says: 'the nim-sum is 1 and the one winning move leaves 4 in the last heap',
      where: at(6, 5),
      holds: ({ nimSum }, { winningMoves }) => nimSum === 1 && String(winningMoves) === '3,5,4',
      mutant: ({ nimSum }, { winningMoves }) => nimSum === 1 && String(winningMoves) === '3,5,3',
      mutantSays: 'leaves 3 in the last heap',
    }),
    law({
      id: 'balanced',
      source: "nimbers, the game G'(2)+G'(6)+G'(4)",
      says: 'the nim-sum is 0, and whatever the opponent does disturbs the balance',
      where: at(6, 4),
      holds: ({ nimSum, winningMoves }) => nimSum === 0 && winningMoves === 0,
      mutant: ({ nimSum, winningMoves }) => nimSum === 1 && winningMoves === 0,
      mutantSays: 'the nim-sum is 1, as "2+6+4 = (001)" is printed',
    }),
    law({
      id: 'move-4-to-1',
      source: "nimbers, the game G'(2)+G'(3)+G'(4)",
      says: 'the nim-sum is (101) and the player leaves 1 in the last heap',
      where: at(3, 4),
      holds: ({ nimSum }, { winningMoves }) => nimSum === 5 && String(winningMoves) === '3,4,1',
      mutant: ({ nimSum }, { winningMoves }) => nimSum === 4 && String(winningMoves) === '3,4,1',
      mutantSays: 'the nim-sum is (100)',
    }),
  ],
});
