import { describe, expect, test } from 'vitest';
import {
  formatLetters,
  lettersOf,
  readFamilyAt,
  readLetters,
  runningFamily,
} from '../../src/explorer/letters.ts';
import { formatFamilyOfOneLetter, formatGame } from '../../src/game/index.ts';

const at = (family: string, letters: string) => {
  const read = readFamilyAt(family, letters);
  if ('issues' in read) return read.issues.map(({ where, received }) => `${where}: ${received}`);
  return `${formatGame(read.value.game)} at ${formatLetters(read.value.letters)}`;
};

test('parameters are found between braces, alone or after a number, each once in written order', () => {
  expect(lettersOf('N - {b, 3a, a+b}')).toEqual(['b', 'a']);
  expect(lettersOf('{n, gcd(n, 6)}')).toEqual(['n']);
  expect(lettersOf('{e, 2e, 2e3, 1e2c, c+1}')).toEqual(['e', 'c']);
  for (const game of ['N', 'n - {2, 3}', 'primes', '{1, 3}', '{a}:3 + {b}:4', 'squares | {1}', '{1e6, 7}']) {
    expect(lettersOf(game), game).toEqual([]);
  }
});

test('a family at its parameter values is a game', () => {
  expect(at('N - {a, b, a+b}', 'a=3,b=10')).toBe('N - {3, 10, 13} at a=3,b=10');
  expect(at('{n, 4n, 12n+1}', 'n=2')).toBe('{2, 8, 25} at n=2');
});

test('parameters without a value get small ones that give a game', () => {
  expect(at('N - {a, b, a+b}', '')).toBe('N - {3, 10, 13} at a=3,b=10');
  expect(at('N - {a, b, 2a}', '')).toBe('N - {3, 6, 10} at a=3,b=10');
  expect(at('{1, 2, c}', '')).toBe('{1, 2, 3} at c=3');
  expect(at('{1, 4, c}', '')).toBe('{1, 4, 5} at c=5');
  expect(at('N - {a, b, a+b}', 'b=3')).toBe('N - {1, 3, 4} at a=1,b=3');
});

test('values that give no game, or are not numbers, are reported', () => {
  expect(at('N - {a, b, a+b}', 'a=3,b=3')).toEqual(['game: 3 twice at a = 3, b = 3']);
  expect(at('N - {a, b}', 'a=x')).toEqual(['a: `x`']);
  expect(at('N - {a, b', 'a=1')).toEqual([expect.stringMatching(/^game: /)]);
});

describe('the family in which the last parameter varies', () => {
  test.each([
    ['N - {a, b, a+b}', 'a=3,b=10', 'N - {3, b, b + 3}'],
    ['{1, b, 2b+1}', 'b=7', '{1, b, 2b + 1}'],
    ['{a, 3a, c}', 'a=3,c=30', '{3, 9, c}'],
  ])('%s at %s belongs to the family %s', (text, letters, family) => {
    const running = runningFamily(text, readLetters(letters));
    expect(running && formatFamilyOfOneLetter(running)).toBe(family);
  });

  test.each([
    ['{1, c^2}', 'c=5'],
    ['primes - {p}', 'p=3'],
    ['{1, 2, 3, 4, 5, 6, 7, 8, 9, c}', 'c=12'],
    ['{a, b}', 'a=0,b=3'],
  ])('%s at %s belongs to no such family', (text, letters) => {
    expect(runningFamily(text, readLetters(letters))).toBeUndefined();
  });
});
