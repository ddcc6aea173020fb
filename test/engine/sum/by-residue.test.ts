import { expect, test } from 'vitest';
import { moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { byResidue, openHeapGame } from '../../../src/engine/sum/open-heap-game.ts';
import { moveAdvice } from '../../../src/engine/sum/sum-of-heaps.ts';
import { parseGame } from '../../../src/game/index.ts';

const WINS = { ending: 'normal', objective: 'last-player-wins' } as const;
const game = parseGame('primes | {1}');

test('values by the residue proof agree with a table under both endings', () => {
  const byProof = byResidue({ game, set: moveSetOf(game), ending: 'normal' })!;
  for (const ending of ['normal', 'take-all'] as const) {
    const tabled = openHeapGame({ game, set: moveSetOf(game), ending }, 500)!;
    expect(tabled.takesAll).toBe(false);
    const heaps = Array.from({ length: 501 }, (_, heap) => BigInt(heap));
    expect(heaps.map(byProof.value)).toEqual(heaps.map(tabled.value));
  }
});

test('the residue proof does not apply to a sink, where a heap may be taken whole', () => {
  expect(byResidue({ game, set: moveSetOf(game), ending: 'sink' })).toBeNull();
});

test('a set without a residue proof has no game by residue', () => {
  for (const text of ['primes', 'squares', 'primes | {4}']) {
    const other = parseGame(text);
    expect(byResidue({ game: other, set: moveSetOf(other), ending: 'normal' })).toBeNull();
  }
});

test('the winner is known for huge heaps, but winning moves are reported as unlisted', () => {
  const nim = parseGame('N');
  expect(
    moveAdvice(
      [
        { game, heap: 1e15 + 1 },
        { game: nim, heap: 2 },
      ],
      WINS,
    ),
  ).toEqual({
    winner: 'next',
    nimSum: 3,
    moves: [{ heap: 2, from: 2, to: 1 }],
    unlisted: [{ heap: 1, why: expect.stringContaining('mod 4') }],
  });
  expect(
    moveAdvice(
      [
        { game, heap: 1e15 + 1 },
        { game: nim, heap: 1 },
      ],
      WINS,
    ),
  ).toEqual({
    winner: 'previous',
    nimSum: 0,
    moves: [],
  });
});

test('unlisted moves leave a misère search undecided', () => {
  const sum = [
    { game, heap: 1e15 },
    { game: parseGame('{3, 5}'), heap: 20 },
  ];
  const advice = moveAdvice(sum, { ending: 'take-all', objective: 'last-player-loses' });
  expect(advice.winner).toBe('undecided');
  expect(advice.undecided?.why).toContain('not all moves can be listed');
});
