import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHeaps } from '../../src/game/index.ts';
import { refusal } from './messages.ts';

describe('parseHeaps', () => {
  test.each([
    ['1e11 heaps', 100_000_000_000],
    ['1e9', 1_000_000_000],
    ['2.5e9', 2_500_000_000],
    ['250000', 250_000],
    ['2^31', 2_147_483_648],
    ['2^31 + 1', 2_147_483_649],
    ['2^10 - 1 heaps', 1023],
    ['1 heap', 1],
    [' 1E3  heaps ', 1000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i', (text, heaps) => {
    expect(parseHeaps(text, '--limit')).toBe(heaps);
  });

  test('reads every safe integer as itself, and every power as a repeated product', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 15 }),
        (heaps, base, exponent) => {
          expect(parseHeaps(`${heaps}`, 'limit')).toBe(heaps);
          expect(BigInt(parseHeaps(`${base}^${exponent} heaps`, 'limit'))).toBe(
            BigInt(base) ** BigInt(exponent),
          );
        },
      ),
      { seed: 20260101, numRuns: 300 },
    );
  });

  test.each([
    '',
    '0',
    '-5',
    '1.5',
    '1.25e1',
    '4503599627370496.25',
    '1e16',
    '2^53',
    '9007199254740992',
    '2^999',
    '1e999',
    '5 steps',
    '1e',
    'heaps',
    '0x10',
    'Infinity',
    '1_000',
    '5heaps',
  ])('rejects %j', text => {
    expect(refusal(() => parseHeaps(text, '--limit'))).toMatch(
      /^--limit: expected a number of heaps from 1 to 2\^53 - 1, such as /,
    );
  });

  test('puts the caret under the text', () => {
    expect(
      refusal(() => parseHeaps('1e20', 'limit'))
        .split('\n')
        .slice(1),
    ).toEqual(['  1e20', '  ^^^^']);
  });
});
