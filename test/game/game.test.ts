import { describe, expect, test } from 'vitest';
import { formatGame, type Game } from '../../src/game/index.ts';

describe('formatGame', () => {
  test.each<[string, Game]>([
    ['{1, 3, 4}', { kind: 'finite', moves: [1, 3, 4] }],
    ['N - {2, 3, 6, 8}', { kind: 'all-but', excluded: [2, 3, 6, 8] }],
    ['N', { kind: 'all-but', excluded: [] }],
    ['primes', { kind: 'infinite', base: 'primes', plus: [], minus: [] }],
    ['primes | {1}', { kind: 'infinite', base: 'primes', plus: [1], minus: [] }],
    ['primes - {2}', { kind: 'infinite', base: 'primes', plus: [], minus: [2] }],
    ['primes | {1, 4} - {2}', { kind: 'infinite', base: 'primes', plus: [1, 4], minus: [2] }],
    ['squares', { kind: 'infinite', base: 'squares', plus: [], minus: [] }],
    ['file:moves.txt', { kind: 'file', path: 'moves.txt' }],
  ])('writes %s', (text, game) => {
    expect(formatGame(game)).toBe(text);
  });
});
