import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotYet } from '../../../src/check/law/affine-for-all-k.ts';
import { insistOnLeastPeriod } from '../../../src/check/law/least-period.ts';
import { Refused } from '../../../src/check/refused.ts';
import type { Word } from '../../../src/game/index.ts';

function verdict(word: Word, marks: readonly string[], k0: number): string {
  try {
    insistOnLeastPeriod(word, marks, k0);
    return 'least';
  } catch (error) {
    if (error instanceof NotYet) return 'not yet';
    if (error instanceof Refused) return 'refused';
    throw error;
  }
}

/** Whether a text is v^n with n ≥ 2, letter by letter. */
function isPower(text: string): boolean {
  for (let d = 1; d < text.length; d++) {
    if (text.length % d === 0 && [...text].every((letter, i) => letter === text[i % d])) return true;
  }
  return false;
}

describe('a word that is a square at one k', () => {
  const word: Word = [
    ['01', [1, 0]],
    ['1', [0, 1]],
    ['01', [0, 4]],
    ['1', [0, 1]],
  ];
  it('insistOnLeastPeriod proves the word primitive only after that k', () => {
    expect([1, 3, 4, 5].map(k => verdict(word, ['11'], k))).toEqual([
      'not yet',
      'not yet',
      'not yet',
      'least',
    ]);
  });
});

it('a mark that occurs once suffices', () => {
  const word: Word = [
    ['0', [1, 0]],
    ['1', [1, 1]],
  ];
  expect(verdict(word, ['01'], 1)).toBe('least');
  expect(verdict(word, ['0'], 1)).toBe('refused');
});

it('a mark that is longer than the powers next to it needs a larger k', () => {
  const word: Word = [
    ['0', [1, 0]],
    ['1', [0, 1]],
  ];
  expect([1, 3, 4].map(k => verdict(word, ['00100'], k))).toEqual(['not yet', 'not yet', 'least']);
});

it('several marks exclude that a word occurs twice', () => {
  const word: Word = [
    ['0', [1, 0]],
    ['1', [0, 1]],
    ['0', [1, 0]],
    ['2', [0, 1]],
  ];
  expect(verdict(word, ['1'], 1)).toBe('least');
  expect(verdict([...word, ...word], ['1', '2'], 1)).toBe('not yet');
});

it('insistOnLeastPeriod never accepts a word that is a power at a later k', () => {
  const power = fc.tuple(
    fc.constantFrom('0', '1', '01', '011'),
    fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })),
  );
  const seen = { least: 0, 'not yet': 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.array(power, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.uniqueArray(fc.constantFrom('11', '00', '000', '111', '1100', '0110', '10', '001', '1011'), {
        minLength: 1,
      }),
      (powers, twice, marks) => {
        const word = (twice ? [...powers, ...powers] : powers) as Word;
        const found = verdict(word, marks, 2) as keyof typeof seen;
        seen[found]++;
        if (found !== 'least') return;
        for (let k = 2; k < 16; k++) {
          const text = word.map(([text, [slope, constant]]) => text.repeat(slope * k + constant)).join('');
          expect(isPower(text), `${JSON.stringify(word)} by ${marks} at ${k}`).toBe(false);
        }
      },
    ),
    { seed: 19, numRuns: 3000 },
  );
  expect(seen.least).toBeGreaterThan(100);
});
