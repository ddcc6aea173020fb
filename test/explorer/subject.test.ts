import { describe, expect, test } from 'vitest';
import {
  MAX_HEAP,
  readGameText,
  readHeapsText,
  readLimitText,
  ruleIssues,
} from '../../src/explorer/subject.ts';
import { formatGame } from '../../src/game/index.ts';

function issuesOf(read: object) {
  if (!('issues' in read)) throw new Error('nothing was refused');
  return read.issues as { where: string; expected: string; received: string; mark?: object; hint?: string }[];
}

describe('a game', () => {
  test('accepts the usual notation', () => {
    expect(readGameText(' {4, 1, 3} ')).toEqual({ value: { kind: 'finite', moves: [1, 3, 4] } });
  });

  test('reports all its errors with their carets', () => {
    expect(issuesOf(readGameText('{1, x, 0}'))).toMatchObject([
      { where: 'game', received: '`x`', mark: { text: '{1, x, 0}', at: 4, length: 1 } },
      { where: 'game', received: '0', mark: { at: 7, length: 1 } },
    ]);
  });

  test('rejects a parameter, with a hint for the explorer, which has no ranges', () => {
    const [first] = issuesOf(readGameText('{1, b}'));
    expect(first!.hint).toMatch(/^replace it with a number/);
    expect(first!.hint).not.toContain('`over`');
  });

  test('rejects a file, with a hint what to write instead', () => {
    expect(issuesOf(readGameText('file:moves.txt'))[0]!.hint).toContain('in braces');
  });

  test('accepts initial values, but only for normal play', () => {
    const read = readGameText(' {1, 3, 4} from 0, 0, 1 ');
    const game = 'value' in read ? read.value : undefined;
    expect(game).toEqual({ kind: 'started', moves: [1, 3, 4], start: [0, 0, 1] });
    expect(ruleIssues(game!, { ending: 'normal', objective: 'last-player-wins' })).toEqual([]);
    expect(ruleIssues(game!, { ending: 'take-all', objective: 'last-player-wins' })[0]!.received).toBe(
      'take-all ending, last player wins',
    );
    expect(ruleIssues(game!, { ending: 'normal', objective: 'last-player-loses' })).toHaveLength(1);
    expect(ruleIssues({ kind: 'finite' }, { ending: 'sink', objective: 'last-player-loses' })).toEqual([]);
  });
});

describe('a sum of heaps', () => {
  test('keeps its games', () => {
    const read = readHeapsText('{1, 3, 4}:7 + N - {2}:0 + primes | {1}:9');
    expect('value' in read && formatGame(read.value)).toBe('{1, 3, 4}:7 + N - {2}:0 + primes | {1}:9');
  });

  test.each([
    ['', 'a game, a colon and a heap'],
    ['N', 'a game, a colon and a heap'],
    ['N:3 + {1, 3}', 'a game, a colon and a heap'],
    ['N:-1', 'a heap of at least 0'],
    ['{0}:3', 'a number of at least 1'],
    ['N:a', 'no names here'],
    [`N:${MAX_HEAP + 1}`, 'heaps of at most 100000 stones'],
    [Array(13).fill('N:1').join(' + '), 'at most 12 heaps'],
    ['file:moves.txt:7', 'a game with its numbers written out'],
    ['N:1 + file:moves.txt:7', 'a game with its numbers written out'],
  ])('%s is rejected', (text, expected) => {
    const [first] = issuesOf(readHeapsText(text));
    expect(first!.where).toBe('heaps');
    expect(first!.expected).toContain(expected);
  });

  test('accepts up to the maximum heap and number of heaps', () => {
    expect('value' in readHeapsText(`N:${MAX_HEAP}`)).toBe(true);
    expect(readHeapsText('N:2^10 - 1 + N:1e3')).toEqual(readHeapsText('N:1023 + N:1000'));
    expect('value' in readHeapsText(Array(12).fill('N:1').join(' + '))).toBe(true);
  });
});

test('a limit is a number of heaps', () => {
  expect(readLimitText('2^31')).toEqual({ value: 2147483648 });
  expect(issuesOf(readLimitText('soon'))[0]!.where).toBe('limit');
});
