import { definePipeline, ours, paper, type Row } from '../../src/index.ts';
import { binaryDigits, hasBinaryDigit } from './_binary.ts';

const { about, instead, claim, erratum } = paper('nimbers');

/** Whether the case is the position G'(2) + G'(b) + G'(c) of the worked game. */
const at = (b: number, c: number) => (row: Row) => row.a === 2 && row.b === b && row.c === c;

export default definePipeline({
  id: 'nimbers-games',
  question: 'How does one win Nim with three heaps?',
  answer: ['bouton'],
  ...about(),
  sweep: { game: 'N:a + N:b + N:c', over: { a: '0..12', b: '0..12', c: '0..12' } },
  measure: ['nimSum', 'winner', 'winningMoves', { series: 'winningMoves', upTo: '1' }],
  limit: '1e6 heaps',
  claims: [
    paper('nim-2').claim('bouton', "Bouton's theorem, and nimbers, the winning strategy", {
      says: 'a search through all moves finds that the second player has a winning strategy if and only if the nim-sum of the piles is 0; here for three piles up to 12',
      holds: ({ a, b, c, nimSum }, _, { winner }) =>
        isLost(a, b, c) === (nimSum === 0) && isLost(a, b, c) === (winner === 'previous'),
      mutant: ({ a, b, c, nimSum }) => isLost(a, b, c) === nimSum <= 1,
      mutantSays: 'the second player has a winning strategy if and only if the nim-sum is at most 1',
      theorem: { reference: "nim-2, Bouton's theorem", hypothesis: 'any piles' },
    }),
    erratum('property-3', 'property 3', {
      says: 'if the nim-sum has k digits, some heap has a 1 at the 2k-th position, counted from 1 at the right end',
      where: 'nimSum > 0',
      holds: row => aHeapHas(row, 2 * binaryDigits(row.nimSum)),
      nature: 'slip',
      printed: '"at least one nimber has a 1 at the 2k-th position"',
      right: 'at the k-th position, whose place value is 2^(k-1)',
      why: 'The first digit of the sum is a 1, so some heap has a 1 there, but no heap needs a 1 further left: 1 + 0 + 0 = (1). Property 2, with which it is used, needs this position too. Read as the place of value 2^k, it fails in the same way, again for the heaps 1, 0, 0.',
      fails: {
        says: 'every heap modulo 2^(2k) is less than 2^(2k-1)',
        where: row => {
          const place = 2 ** (2 * binaryDigits(row.nimSum) - 1);
          return heaps(row).every(heap => heap % (2 * place) < place);
        },
      },
      shows: row => [
        `a heap of ${heaps(row).join(', ')} with a 1 at position ${2 * binaryDigits(row.nimSum)}`,
        'one',
        'none',
      ],
      corrected: instead('property-3-corrected', 'property 3 with the k-th position', {
        says: 'if the nim-sum has k digits, some heap has a 1 at the k-th position',
        where: 'nimSum > 0',
        holds: row => aHeapHas(row, binaryDigits(row.nimSum)),
      }),
    }),
    claim('property-4', 'property 4', {
      says: 'if the nim-sum is 0 and one heap is replaced by a different nonzero one, the new nim-sum is not 0',
      where: 'nimSum = 0',
      holds:
        '(for x in 1..15: x != a implies x xor b xor c != 0) and (for y in 1..15: y != b implies a xor y xor c != 0) and for z in 1..15: z != c implies a xor b xor z != 0',
      mutant:
        '(for x in 1..15: x xor b xor c != 0) and (for y in 1..15: a xor y xor c != 0) and for z in 1..15: a xor b xor z != 0',
      mutantSays:
        'if the nim-sum is 0 and one heap is replaced by any nonzero heap, even an equal one, the new nim-sum is not 0',
    }),
    erratum('property-4-for-moves', 'winning strategy: "From Property (4)"', {
      says: 'if the nim-sum is 0, every move replaces a heap by a different nonzero one',
      where: 'nimSum = 0 and a + b + c > 0',
      holds: '(for x in 0..a-1: x > 0) and (for y in 0..b-1: y > 0) and for z in 0..c-1: z > 0',
      nature: 'step',
      printed:
        '"From Property (4), if the nim sum is already 0, take away any number of pieces from a heap cannot keep the nim sum be 0"',
      right: 'Property 4 holds, by the same proof, for a different heap whether it is 0 or not',
      why: 'A move may take a whole heap and leave 0. Property 4, with its "different nonzero nimber", does not cover this.',
      shows: row => [
        `what a move can leave of a heap of ${Math.max(...heaps(row))}`,
        'a nonzero heap',
        'also 0',
      ],
      corrected: ours('property-4-with-0', 'property 4 with 0', {
        says: 'if the nim-sum is 0 and one heap is replaced by a different one, 0 or not, the new nim-sum is not 0',
        where: 'nimSum = 0',
        holds:
          '(for x in 0..15: x != a implies x xor b xor c != 0) and (for y in 0..15: y != b implies a xor y xor c != 0) and for z in 0..15: z != c implies a xor b xor z != 0',
        mutant:
          '(for x in 0..15: x xor b xor c != 0) and (for y in 0..15: a xor y xor c != 0) and for z in 0..15: a xor b xor z != 0',
        mutantSays:
          'if the nim-sum is 0 and one heap is replaced by any heap, even an equal one, the new nim-sum is not 0',
      }),
    }),
    claim(
      'winning-moves',
      'the winning strategy: "take away some pieces fromt that heap so that there are n+m pieces left"',
      {
        says: 'if the nim-sum m has k digits, the winning moves are those that leave n + m in a heap n with a 1 at the k-th position',
        holds: (row, { winningMoves }) => String(winningMoves) === String(movesToBalance(row, 0)),
        mutant: (row, { winningMoves }) => String(winningMoves) === String(movesToBalance(row, 1)),
        mutantSays:
          'the winning moves are those that leave n + m in a heap n with a 1 at the (k + 1)-th position',
      },
    ),
    claim('sum-of-the-game', "the picture of G'(2)+G'(6)+G'(5)", {
      with: ['001', '011'],
      says: t => `2 + 6 + 5 = (010) + (110) + (101) = (${t})`,
      where: at(6, 5),
      holds: (t, { nimSum }) => nimSum === Number(`0b${t}`),
    }),
    erratum('sum-of-the-game-again', 'the worked game: "2+6+4=(10)+(110)+(100)=(001)"', {
      says: '2 + 6 + 4 = (10) + (110) + (100) = (001)',
      where: at(6, 4),
      holds: 'nimSum = 1',
      nature: 'slip',
      printed: '2+6+4=(10)+(110)+(100)=(001)',
      right: '2+6+5=(10)+(110)+(101)=(001)',
      why: 'The last heap of the game has 5 pieces; 2 + 6 + 4 is 0, the position after the move.',
      shows: ({ nimSum }) => ['2 + 6 + 4', 1, nimSum],
      corrected: 'sum-of-the-game',
    }),
    claim('move-5-to-4', "the game G'(2)+G'(6)+G'(5)", {
      with: [4, 3],
      says: t =>
        `only 5 has a 1 at the first position, (101) + (001) = (100) = 4, and the only winning move leaves ${t} in the last heap`,
      where: at(6, 5),
      holds: (t, { nimSum }, { winningMoves }) => nimSum === 1 && String(winningMoves) === `3,5,${t}`,
    }),
    claim('balanced', "the game G'(2)+G'(6)+G'(4)", {
      says: 'the nim-sum is 0, and every move of the opponent disturbs the balance',
      where: at(6, 4),
      holds: 'nimSum = 0 and winningMoves = 0',
    }),
    claim('move-4-to-1', "the game G'(2)+G'(3)+G'(4)", {
      with: [1, 2],
      says: t => `the nim-sum is (101), and the player leaves (100) + (101) = (001) = ${t} in the last heap`,
      where: at(3, 4),
      holds: (t, { nimSum }, { winningMoves }) => nimSum === 5 && String(winningMoves) === `3,4,${t}`,
    }),
    claim('balanced-again', "the game G'(2)+G'(3)+G'(1)", {
      says: 'the position that the player leaves is lost for the opponent',
      where: at(3, 1),
      holds: ({ nimSum }, _, { winner }) => nimSum === 0 && winner === 'previous',
      mutant: ({ nimSum }, _, { winner }) => nimSum === 0 && winner === 'next',
      mutantSays: 'that position is won for the opponent',
    }),
  ],
});

const known = new Map<string, boolean>();

/** Whether every move leads to a position that is won for the player who is to move there. */
function isLost(...position: number[]): boolean {
  const key = String(position);
  let lost = known.get(key);
  if (lost === undefined) {
    lost = position.every((heap, i) =>
      Array.from({ length: heap }, (_, to) => to).every(to => !isLost(...position.with(i, to))),
    );
    known.set(key, lost);
  }
  return lost;
}

function heaps({ a, b, c }: Row): number[] {
  return [a, b, c];
}

/** Whether a heap has a 1 at this position, counted from 1 on the right. */
function aHeapHas(row: Row, position: number): boolean {
  return heaps(row).some(heap => hasBinaryDigit(heap, position));
}

/** Returns the moves to n + m, by heap, in the heaps with a 1 `left` positions to the left of the first digit of m. */
function movesToBalance(row: Row, left: number): number[][] {
  const { nimSum } = row;
  const position = binaryDigits(nimSum) + left;
  return heaps(row).flatMap((heap, i) =>
    nimSum > 0 && hasBinaryDigit(heap, position) ? [[i + 1, heap, heap ^ nimSum]] : [],
  );
}
