import { describe, expect, test } from 'vitest';
import { termsOf } from '../../src/explorer/analysis.ts';
import {
  formatExplored,
  gameBelow,
  growsWithoutEnd,
  hasOutcomesAlone,
  type LargeGame,
  readGameOfAnySize,
} from '../../src/explorer/large-game.ts';
import { ENDINGS, formatFamilyOfOneLetter } from '../../src/game/index.ts';
import { nimValuesByDefinition, outcomesByDefinition } from '../engine/finite/definition.ts';

function readOf(text: string) {
  const read = readGameOfAnySize(text);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

describe('a game with numbers beyond 2^31', () => {
  test('uses the theorem if that applies', () => {
    expect(readOf('N - {999, 10^50, 10^50+999}')).toEqual({ kind: 'large-triple', a: 999n, b: 10n ** 50n });
  });

  test.each([
    ['{1, 2, 10^30}', '{1, 2, c}', 10n ** 30n],
    ['{5, 10^12+5, 10^12}', '{5, c, c + 5}', 10n ** 12n],
    ['N-{7, 10^20, 10^21}', 'N - {7, c, 10c}', 10n ** 20n],
    ['ℕ ∖ {7, 2^40, 2^41 - 3}', 'N - {7, c, 2c - 3}', 2n ** 40n],
    ['{2147483649}', '{c}', 2147483649n],
    ['{10^20, 10^22 + 1000}', '{c, 100c + 1000}', 10n ** 20n],
  ])('%s is read as a member of %s', (text, family, value) => {
    const game = readOf(text) as LargeGame;
    expect(formatFamilyOfOneLetter(game.family)).toBe(family);
    expect(game.value).toBe(value);
    expect(readOf(formatExplored(game))).toEqual(game);
  });

  test('stays a usual game if its numbers are at most 2^31', () => {
    expect(readOf('{1, 2147483648}')).toEqual({ kind: 'finite', moves: [1, 2147483648] });
  });

  test.each([
    ['{1, 10^20, 10^20 + 10^10}'],
    [`{10^20, 101${'0'.repeat(20)}}`],
    ['{10^20, 10^20 + 1001}'],
    ['{10^20, 10^20}'],
    ['{10^20, 102000000000000000000000}'],
    [`{1, 2, 3, 4, 5, 6, 7, 8, 9, 10^10}`],
  ])('%s is rejected', text => {
    expect('issues' in readGameOfAnySize(text)).toBe(true);
  });

  test('gets a suggestion of what to ask instead, if neither form applies', () => {
    const read = readGameOfAnySize('{1, 10^20, 2^70}');
    expect('issues' in read && read.issues[0]!.hint).toContain('N - {999, 10^50, 10^50+999}');
  });

  test.each([
    ['N - {2, 3}', true],
    ['N - {10^30}', true],
    ['N - {999, 10^50, 10^50+999}', true],
    ['{1, 2, 10^30}', false],
    ['{1, 3, 4}', false],
  ])('grows without bound if it is an all-but game: %s, %j', (text, grows) => {
    expect(growsWithoutEnd(readOf(text))).toBe(grows);
  });

  test('looks the same to small heaps whatever its large numbers are', () => {
    expect(gameBelow(readOf('{1, 2, 10^30}') as LargeGame, 100)).toEqual({
      kind: 'finite',
      moves: [1, 2, 100],
    });
    expect(gameBelow(readOf('N - {10^30}') as LargeGame, 100)).toEqual({ kind: 'all-but', excluded: [] });
    expect(gameBelow(readOf('{10^30}') as LargeGame, 100)).toEqual({ kind: 'finite', moves: [100] });
  });

  test.each(ENDINGS)('agrees with its own definition under the ending %s', ending => {
    const rule = { ending, objective: 'last-player-wins' } as const;
    for (const [text, moves] of [
      ['{1, 2, 10^30}', [1, 2, 1e30]],
      ['{3, 5, 10^30, 10^30 + 7}', [3, 5, 1e30, 1e30]],
      ['{10^30}', [1e30]],
    ] as const) {
      const { values, outcomes } = termsOf(readOf(text), rule);
      expect([...values!.subarray(0, 60)]).toEqual(nimValuesByDefinition(moves, ending, 60));
      expect([...outcomes!.subarray(0, 60)]).toEqual(outcomesByDefinition(moves, rule, 60));
    }
  });
});

test.each([
  ['{1, 2}', true],
  ['{1, 2, 10^30}', true],
  ['N - {1, 2}', false],
  ['N - {7, 10^20, 10^21}', false],
  ['{1, 2} from 1, 0', false],
  ['primes', false],
])('%s has only outcomes in misère play: %s', (text, isSo) => {
  const rule = { ending: 'normal', objective: 'last-player-loses' } as const;
  expect(hasOutcomesAlone(readOf(text), rule)).toBe(isSo);
  expect(hasOutcomesAlone(readOf(text), { ...rule, objective: 'last-player-wins' })).toBe(false);
});
