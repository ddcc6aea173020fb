import { describe, expect, it } from 'vitest';
import { formatFamilyOfOneLetter, parseFamilyOfOneLetter } from '../../src/game/index.ts';

describe('a family of one parameter', () => {
  it.each([
    ['{2,7,c}', '{2, 7, c}'],
    ['N-{b+5, 5, b}', 'N - {5, b, b + 5}'],
    ['{c, 2(c+1)-1, 3}', '{3, c, 2c + 1}'],
    ['{2c - 3, c*2}', '{2c - 3, 2c}'],
  ])('%s is %s', (text, canonical) => {
    const family = parseFamilyOfOneLetter(text);
    expect(formatFamilyOfOneLetter(family)).toBe(canonical);
    expect(parseFamilyOfOneLetter(canonical)).toEqual(family);
  });

  it('replaces parameters with given values by their numbers', () => {
    const family = parseFamilyOfOneLetter('N - {a, b + c, 2c - a}', 'family', { a: 3, b: 5 });
    expect(formatFamilyOfOneLetter(family)).toBe('N - {3, c + 5, 2c - 3}');
    expect(() => parseFamilyOfOneLetter('{a, c}', 'family', { a: 3, c: 5 })).toThrow(/exactly one parameter/);
  });

  it.each([
    ['{1, 2}', /expected exactly one parameter, received nothing/],
    ['{a, b}', /received a and b/],
    ['{2, c c}', /the parameter times a constant/],
    ['{2, c mod 3}', /the parameter times a constant/],
    ['{2, c div 2 + 4}', /the parameter times a constant/],
    ['{2, gcd(c, 4)}', /the parameter times a constant/],
    ['{2, 9 - c}', /a number that stays positive/],
    ['{0, c}', /a number that stays positive/],
    ['{c, 2, c}', /expected distinct numbers, received c twice/],
    ['primes - {c}', /a finite set/],
    ['N | {c}', /no number added to N/],
    ['file:moves', /a finite set/],
    ['{2, c', /\}/],
    ['{9007199254740991c, 9007199254740991 c c}', /times a constant/],
  ])('%s is rejected', (text, why) => {
    expect(() => parseFamilyOfOneLetter(text)).toThrow(why);
  });
});
