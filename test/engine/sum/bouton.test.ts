import { expect, test } from 'vitest';
import { nimSum } from '../../../src/engine/sum/nim-sum.ts';
import { moveAdvice } from '../../../src/engine/sum/sum-of-heaps.ts';
import type { Game } from '../../../src/game/index.ts';
import { keyOf, movesByRules, optionTables, type Position, positionsUpTo, pPositionsByPlay } from './play.ts';

// The theorem and Lemma 3 of the nim-2 post, for all positions of up to three heaps of up to 15.

const NIM: Game = { kind: 'all-but', excluded: [] };
const LARGEST = 15;
const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;

const sum = (position: Position) => Number(nimSum(position.map(BigInt)));
const options = optionTables([NIM, NIM, NIM], 'normal', LARGEST);
const movesFrom = (position: Position) => movesByRules(options, position);
const positions = [0, 1, 2, 3].flatMap(heaps => positionsUpTo(heaps, LARGEST));

const advice = (position: Position) =>
  moveAdvice(
    position.map(heap => ({ game: NIM, heap })),
    RULE,
  );

test('Theorem: the second player has a winning strategy iff the nim-sum of the piles is 0', () => {
  const isP = [0, 1, 2, 3].map(heaps =>
    pPositionsByPlay(Array(heaps).fill(NIM), 'normal', 'last-player-wins', LARGEST),
  );
  const wrong = positions.filter(position => {
    const isZero = sum(position) === 0;
    const winner = isZero ? 'previous' : 'next';
    return isP[position.length]!.has(keyOf(position)) !== isZero || advice(position).winner !== winner;
  });
  expect(wrong).toEqual([]);
});

test('Lemma 3: if the nim-sum is not 0, some move makes it 0, and the advice is every such move', () => {
  const wrong = positions.filter(position => {
    if (sum(position) === 0) return false;
    const zeros = movesFrom(position).filter(next => sum(next) === 0);
    const advised = advice(position).moves.map(({ heap, to }) => position.with(heap - 1, to));
    return zeros.length === 0 || zeros.map(keyOf).join() !== advised.map(keyOf).join();
  });
  expect(wrong).toEqual([]);
});
