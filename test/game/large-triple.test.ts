import { describe, expect, test } from 'vitest';
import { formatGame, parseGame, parseGameOfAnySize, wholeSumOf } from '../../src/game/index.ts';
import { headlines, marked, refusal } from './messages.ts';

const GOOGOL = 10n ** 100n;

describe('parseGameOfAnySize', () => {
  test.each([
    ['N - {7, 10^100, 10^100+7}', 7n, GOOGOL],
    ['N-{ 1e100 + 7, 7, 1e100 }', 7n, GOOGOL],
    ['ℕ ∖ {10^100} - {1} - {10^100 + 1}', 1n, GOOGOL],
    ['N - {1, 2147483648, 2147483649}', 1n, 2n ** 31n],
    ['N - {2^64, 3e20, 3e20 + 2^64}', 2n ** 64n, 3n * 10n ** 20n],
    ['N - {1e20, 3e20, 4e20}', 10n ** 20n, 3n * 10n ** 20n],
  ])('reads %s, and reads what formatGame writes', (text, a, b) => {
    const game = parseGameOfAnySize(text);
    expect(game).toEqual({ kind: 'large-triple', a, b });
    expect(parseGameOfAnySize(formatGame(game))).toEqual(game);
  });

  test.each([
    'N - {1, 2147483647, 2147483648}',
    'N - {1, 2, 3}',
    '{2^3, 5}',
    'N',
    'primes | {1}',
    'file:moves.txt',
  ])('reads %s as parseGame does', text => {
    expect(parseGameOfAnySize(text)).toEqual(parseGame(text));
  });

  test('rejects a name next to large numbers', () => {
    expect(() => parseGameOfAnySize('N - {x, 10^100, 10^100+1}')).toThrow('expected');
  });

  test.each([
    ['N - {2, 5^20}', ['5^20']],
    ['N - {7, 10^100, 10^100+8}', ['10^100', '10^100+8']],
    ['N - {4, 11, 10^30}', ['10^30']],
    ['N - {10^30, 2e30, 3e30}', ['10^30', '2e30', '3e30']],
    ['{7, 10^100, 10^100+7}', ['10^100', '10^100+7']],
    ['N | {7} - {10^100, 10^100+7}', ['7', '10^100', '10^100+7']],
    ['N - {0, 10^100, 10^100}', ['0', '10^100', '10^100']],
  ])('rejects %s, and says which games may have larger numbers', (text, marks) => {
    expect(marked(() => parseGameOfAnySize(text)).toSorted()).toEqual(marks.toSorted());
    expect(refusal(() => parseGameOfAnySize(text))).toContain(
      'larger numbers work only in N - {a, b, a+b} with b >= 3a',
    );
  });

  test('accepts larger numbers than parseGame', () => {
    expect(headlines(() => parseGame('N - {1, 2^40, 2^40 + 1}'))).toEqual([
      'game: expected a number of at most 2^31, received 2^40',
      'game: expected a number of at most 2^31, received 2^40 + 1',
    ]);
  });
});

test.each([
  ['0', 0n],
  ['-3', -3n],
  ['10^2 - 1', 99n],
  ['0 + 2.5e3+1', 2501n],
  [' 7 ', 7n],
  ['9007199254740993', 2n ** 53n + 1n],
  ['3*10^6', 3_000_000n],
  ['-2 * 3 + 4*5*6 - 2^2*1e1', 74n],
  ['2**3', undefined],
  ['*3', undefined],
  ['3*', undefined],
  ['3*-2', undefined],
  ['', undefined],
  ['+', undefined],
  ['+3', undefined],
  ['3 +', undefined],
  ['3 - -2', undefined],
  ['3 4', undefined],
  ['a + 1', undefined],
  ['2.5', undefined],
  ['1e-3', undefined],
])('the sum %j is %s', (text, sum) => {
  expect(wholeSumOf(text)).toBe(sum);
});
