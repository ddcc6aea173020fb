import { expect, test } from 'vitest';
import { nimSum } from '../../../src/engine/sum/nim-sum.ts';
import { moveAdvice } from '../../../src/engine/sum/sum-of-heaps.ts';
import type { Game } from '../../../src/game/index.ts';
import { movesByRules, optionTables, type Position, positionsUpTo, pPositionsByPlay } from './play.ts';

// The theorem and the lemmas of the nim-2 post, over all positions of up to three heaps of up to 15.

const NIM: Game = { kind: 'all-but', excluded: [] };
const LARGEST = 15;
const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;

const sum = (position: Position) => Number(nimSum(position.map(BigInt)));
const options = optionTables([NIM, NIM, NIM], 'normal', LARGEST);
const movesFrom = (position: Position) => movesByRules(options, position);
const positions = [0, 1, 2, 3].flatMap(heaps => positionsUpTo(heaps, LARGEST));

test('Theorem: the second player has a winning strategy iff the nim-sum of the piles is 0', () => {
  for (const heaps of [0, 1, 2, 3]) {
    const pPositions = pPositionsByPlay(Array(heaps).fill(NIM), 'normal', 'last-player-wins', LARGEST);
    for (const position of positionsUpTo(heaps, LARGEST)) {
      const isZero = sum(position) === 0;
      expect(pPositions.has(position.join(' '))).toBe(isZero);
      const { winner } = moveAdvice(
        position.map(heap => ({ game: NIM, heap })),
        RULE,
      );
      expect(winner).toBe(isZero ? 'previous' : 'next');
    }
  }
});

test("Lemma 1: the nim-sum after a move is X' = X + (x_i + x'_i)", () => {
  for (const position of positions) {
    for (const next of movesFrom(position)) {
      const i = position.findIndex((heap, j) => heap !== next[j]);
      expect(sum(next)).toBe(sum([sum(position), sum([position[i]!, next[i]!])]));
    }
  }
});

test('Lemma 2: if the nim-sum is 0, it is not 0 after any move', () => {
  for (const position of positions.filter(p => sum(p) === 0)) {
    expect(movesFrom(position).every(next => sum(next) !== 0)).toBe(true);
  }
});

test('Lemma 3: if the nim-sum is not 0, some move makes it 0, and the advice is every such move', () => {
  for (const position of positions.filter(p => sum(p) !== 0)) {
    const zeros = movesFrom(position).filter(next => sum(next) === 0);
    expect(zeros.length).toBeGreaterThan(0);
    const { moves } = moveAdvice(
      position.map(heap => ({ game: NIM, heap })),
      RULE,
    );
    expect(moves.map(({ heap, to }) => position.with(heap - 1, to))).toEqual(zeros);
  }
});
