import { describe, expect, test } from 'vitest';
import { DefinitionError } from '../../src/errors.ts';
import { formatGame, parseFamily } from '../../src/game/index.ts';

function refusal(game: string, over: Record<string, string> = { a: '1..3' }): string {
  try {
    parseFamily({ game, over });
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return thrown.message;
    throw thrown;
  }
  return 'not refused';
}

describe('a sum of heaps with parameters', () => {
  test.each([
    { game: 'N:a + N:2a', at: [3], sum: 'N:3 + N:6' },
    { game: '{1, a}:a+1 + {a}:7', at: [3], sum: '{1, 3}:4 + {3}:7' },
    { game: 'N - {a, a+1}:a + primes | {1}:9+a', at: [2], sum: 'N - {2, 3}:2 + primes | {1}:11' },
    { game: 'squares:a', at: [0], sum: 'squares:0' },
  ])('$game at $at is $sum', ({ game, at, sum }) => {
    expect(formatGame(parseFamily({ game, over: { a: '0..3' } }).gameAt(at))).toBe(sum);
  });

  test('needs no parameters', () => {
    const family = parseFamily({ game: 'N:2 + N:6 + N:5' });
    expect([...family.cases()]).toEqual([[]]);
    expect(family.gameAt([])).toEqual({
      kind: 'sum',
      heaps: [2, 6, 5].map(heap => ({ game: { kind: 'all-but', excluded: [] }, heap })),
    });
  });

  test('can be enumerated like a family of games', () => {
    const family = parseFamily({ game: 'N:a + N:b', over: { a: '0..2', b: 'a..2' } });
    expect(family.count()).toBe(6);
    expect([...family.cases()].map(at => formatGame(family.gameAt(at)))[3]).toBe('N:1 + N:1');
  });

  test.each([
    ['N:a + N', 'a game, a colon and a heap'],
    ['N:a + {1, b}:3', 'b'],
    ['N:3 + N:4', 'a parameter of the game'],
    ['N:a + {0}:3', 'sweep.game'],
    ['N:', 'sweep.game'],
    ['N:a + prmes:3', 'sweep.game'],
  ])('%s is rejected', (game, message) => {
    expect(refusal(game)).toContain(message);
    expect(refusal(game)).toContain('sweep.');
  });

  test('names the case in which a heap is negative', () => {
    expect(() => parseFamily({ game: 'N:a - 2', over: { a: '1..3' } }).gameAt([1])).toThrow(
      /a heap of at least 0/,
    );
  });
});
