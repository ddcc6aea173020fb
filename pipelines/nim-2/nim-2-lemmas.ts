import { definePipeline, paper, type Row } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('nim-2');

export default definePipeline({
  id: 'nim-2-lemmas',
  question: "Which of the steps of the post's proof of Bouton's theorem hold?",
  ...about(),
  sweep: { game: 'N:a + N:b + N:c', over: { a: '0..10', b: '0..10', c: '0..10' } },
  measure: ['nimSum', 'winningMoves', { series: 'winningMoves', upTo: '3' }],
  limit: '1e6 heaps',
  claims: [
    claim('group', 'proof: ⊕ on {0,1}^m forms an Abelian group', {
      with: [0, 1],
      says: t =>
        `X does not depend on the order and grouping of the piles; y ⊕ ${t} = y and y ⊕ y = 0 for every pile y`,
      holds: (t, { a, b, c, nimSum }) =>
        [add(add(a, b), c), add(a, add(b, c)), add(c, add(b, a))].every(sum => sum === nimSum) &&
        [a, b, c].every(y => add(y, t) === y && add(y, y) === 0),
    }),
    claim('lemma-1', 'Lemma 1', {
      says: 'after a move that turns pile x into x′, the nim-sum is X′ = X ⊕ (x ⊕ x′)',
      holds: row => moves(row).every(({ x, to, after }) => after === add(row.nimSum, add(x, to))),
      mutant: row => moves(row).every(({ x, to, after }) => after === add(row.nimSum, x - to)),
      mutantSays: 'X′ = X ⊕ (x - x′)',
      theorem: { reference: 'nim-2, Lemma 1', hypothesis: 'any piles' },
    }),
    claim('lemma-2', 'Lemma 2', {
      says: 'if X = 0, then X′ ≠ 0 after every move',
      where: 'nimSum = 0',
      holds:
        '(for x in 0..a-1: x xor b xor c != 0) and (for y in 0..b-1: a xor y xor c != 0) and for z in 0..c-1: a xor b xor z != 0',
      mutant: 'for x in 0..a-1: x xor b xor c != 1',
      mutantSays: 'if X = 0, then X′ ≠ 1 after every move',
      theorem: { reference: 'nim-2, Lemma 2', hypothesis: 'any piles' },
    }),
    claim('lemma-3', 'Lemma 3', {
      says: 'if X ≠ 0, some move makes X′ = 0',
      where: 'nimSum != 0',
      holds:
        '(exists x in 0..a-1: x xor b xor c = 0) or (exists y in 0..b-1: a xor y xor c = 0) or exists z in 0..c-1: a xor b xor z = 0',
      mutant:
        '(exists x in 0..a-1: x xor b xor c = 1) or (exists y in 0..b-1: a xor y xor c = 1) or exists z in 0..c-1: a xor b xor z = 1',
      mutantSays: 'if X ≠ 0, some move makes X′ = 1',
      theorem: { reference: 'nim-2, Lemma 3', hypothesis: 'any piles' },
    }),
    claim('lemma-3-pile', 'Lemma 3, proof: the pile and the move', {
      says: 'X ≠ 0 with leftmost bit b: some pile x has a 1 at bit b, and for each such x, x′ = X ⊕ x < x and makes X′ = 0',
      where: 'nimSum != 0',
      holds: row => chosen(row, 0).length > 0 && chosen(row, 0).every(x => balances(row, x)),
      mutant: row => chosen(row, 1).length > 0 && chosen(row, 1).every(x => balances(row, x)),
      mutantSays: 'X ≠ 0 with leftmost bit b: some pile x has a 1 at bit b + 1',
      theorem: { reference: 'nim-2, Lemma 3', hypothesis: 'any piles' },
    }),
    claim(
      'lemma-3-winning-moves',
      '"the winning strategy … is to make moves which turn in nim-sum of the piles to 0"',
      {
        says: 'there are as many winning moves as piles with a 1 at bit b',
        where: 'nimSum != 0',
        holds: row => row.winningMoves === chosen(row, 0).length,
        mutant: row => row.winningMoves === chosen(row, 1).length,
        mutantSays: 'there are as many winning moves as piles with a 1 at bit b + 1',
      },
    ),
    erratum('lemma-3-right-of-b', 'Lemma 3, proof: the leftmost bit of X ⊕ x', {
      says: 'in X ⊕ x, the leftmost 1 is to the right of bit b',
      where: 'nimSum != 0',
      holds: row => chosen(row, 0).every(x => add(row.nimSum, x) < leading(row.nimSum)),
      nature: 'step',
      printed:
        '"b was the leftmost bit of X which is 1. So in X ⊕ x_{i*}, the leftmost bit with a 1 in it is to the right of b"',
      right: 'left of b, X ⊕ x_{i*} has the bits of x_{i*}; at b it has a 0',
      why: 'b is the leftmost 1 of X, not of x_{i*}. For the piles 2 and 3, X = (01), x_{i*} = (11) and X ⊕ x_{i*} = (10). The proof needs only x′ < x, which still holds.',
      fails: {
        says: 'some pile with a 1 at bit b also has a 1 further left',
        where: row => chosen(row, 0).some(x => x >= 2 * leading(row.nimSum)),
      },
      shows: row => {
        const x = chosen(row, 0).find(one => one >= 2 * leading(row.nimSum))!;
        return [
          `X ⊕ x for X = ${row.nimSum}, x = ${x}`,
          `less than 2^b = ${leading(row.nimSum)}`,
          add(row.nimSum, x),
        ];
      },
      corrected: instead(
        'lemma-3-decrease',
        'Lemma 3: how the bits change; and the post: "decreased by 2^b", "at most 2^b - 1"',
        {
          says: 'a winning move turns a pile x into X ⊕ x, which agrees with x left of bit b, loses 2^b, gains at most 2^b - 1 to the right, and is therefore smaller than x',
          where: 'nimSum != 0',
          holds: ({ nimSum }, { winningMoves }) =>
            winningMoves.length > 0 &&
            winningMoves.every(([, x, to]) => to === add(nimSum, x) && isDecrease(x, to, leading(nimSum))),
        },
      ),
    }),
    erratum('smaller-pile', 'proof: "because we removed items from pile i*, x_{i*} < x_i"', {
      says: 'for every move, if it is made in pile i*, then x_{i*} < x_i for all other piles i',
      where: 'a + b + c > 0',
      ofLetters: true,
      holds: row => moves(row).every(({ x, others }) => others.every(other => x < other)),
      nature: 'slip',
      printed: '"because we removed items from pile i*, x_{i*} < x_i"',
      right: 'x′_{i*} < x_{i*}',
      why: 'A move makes its own pile smaller. The other piles need not be larger, and a move in the largest pile is always possible. For i = i*, the printed inequality says x < x.',
      shows: row => {
        const move = moves(row).find(({ x, others }) => others.some(other => x >= other))!;
        return [
          `the size of a pile other than the one moved in, which has ${move.x} ${move.x === 1 ? 'item' : 'items'}`,
          `more than ${move.x}`,
          Math.min(...move.others),
        ];
      },
      corrected: instead(
        'smaller-after-the-move',
        '"x′_{i*} < x_{i*}", and the post: "the number of items in play is strictly decreasing"',
        {
          says: 'every winning move, as listed for play, leaves fewer items in its pile i*',
          where: 'nimSum > 0',
          holds: ({ a, b, c }, { winningMoves }) =>
            winningMoves.length > 0 &&
            winningMoves.every(([pile, from, to]) => from === [a, b, c][pile - 1] && 0 <= to && to < from),
        },
      ),
    }),
  ],
});

/** Returns the sum of binary digits, position by position, modulo 2. */
function add(x: number, y: number): number {
  if (x === 0 && y === 0) return 0;
  return 2 * add(Math.floor(x / 2), Math.floor(y / 2)) + (((x % 2) + (y % 2)) % 2);
}

/** Returns every move: the pile before and after, the other piles, and the nim-sum after it. */
function moves({ a, b, c }: Row) {
  return [a, b, c].flatMap((x, i, piles) =>
    Array.from({ length: x }, (_, to) => {
      const others = piles.toSpliced(i, 1);
      return { x, to, others, after: others.reduce(add, to) };
    }),
  );
}

/** Returns the place value 2^b of the leftmost 1. */
function leading(x: number): number {
  return 2 ** Math.floor(Math.log2(x));
}

/** Returns the piles with a 1 so many bits left of the leftmost one of the nim-sum. */
function chosen({ a, b, c, nimSum }: Row, left: number): number[] {
  const place = leading(nimSum) * 2 ** left;
  return [a, b, c].filter(x => Math.floor(x / place) % 2 === 1);
}

function balances(row: Row, x: number): boolean {
  const to = add(row.nimSum, x);
  return to < x && moves(row).some(move => move.x === x && move.to === to && move.after === 0);
}

/** Whether x lacks its `place` after a move, has left of it the same, and right of it at most place - 1 more. */
function isDecrease(x: number, to: number, place: number): boolean {
  const isSameLeft = Math.floor(to / (2 * place)) === Math.floor(x / (2 * place));
  return isSameLeft && Math.floor(x / place) % 2 === 1 && Math.floor(to / place) % 2 === 0 && to < x;
}
