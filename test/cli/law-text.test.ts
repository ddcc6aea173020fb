import { expect, test } from 'vitest';
import { lawsAsText } from '../../src/cli/law-text.ts';
import type { Word } from '../../src/game/index.ts';
import type { KnownLaw } from '../../src/run/index.ts';

/** Returns the words of a law on {1, c}, as printed. */
function wordsOf(before: Word, repeated: Word): string | undefined {
  const numbers = { preperiod: [0, 0], period: [1, 1], saltus: [0, 0] } as const;
  const common = { letter: 'c', modulus: 2, residue: 0, from: 1, sequence: 'nim-values', ...numbers };
  const certificate = { format: 'saltus-law-certificate-1', ...common, before, repeated };
  const law = { ...common, status: 'proved', certificate } as unknown as KnownLaw;
  const rule = { ending: 'normal', objective: 'last-player-wins' } as const;
  return lawsAsText('{1, c}', rule, [law]).split('\n').at(-1)?.trim();
}

test('a power has an exponent, in parentheses unless it is a number or parameter, and 1 is omitted', () => {
  expect(
    wordsOf(
      [
        ['0', [0, 1]],
        ['01', [0, 3]],
      ],
      [
        ['2', [1, 0]],
        ['12', [1, 1]],
        ['0', [0, 12]],
        ['1', [2, 0]],
      ],
    ),
  ).toBe('G = 0 (01)^3<2^k (12)^(k + 1) 0^12 1^(2k)>');
});
