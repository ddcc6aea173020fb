import { expect, test } from 'vitest';
import type { GameAnswer } from '../../src/engine/index.ts';
import { saysConclusion } from '../../src/explorer/conclusion.ts';

const NOTHING: GameAnswer = {
  game: '',
  ending: 'normal',
  objective: 'last-player-wins',
  nimSequence: null,
  outcomes: null,
  certificate: null,
};

function proved(preperiod: number, period: number, saltus: number) {
  return { status: 'proved', preperiod, period, saltus, terms: [] } as const;
}

test('an all-but game is told with its saltus', () => {
  expect(saysConclusion('N - {2, 3, 6, 8}', { ...NOTHING, nimSequence: proved(42, 9, 3) })).toBe(
    'N - {2, 3, 6, 8}: nim-sequence proved, preperiod 42, period 9, saltus 3.',
  );
});

test('a finite set is told with its outcomes and result number, if that is short', () => {
  const withNumber = (resultNumber: string): GameAnswer => ({
    ...NOTHING,
    nimSequence: proved(6, 8, 0),
    outcomes: { status: 'proved', preperiod: 0, period: 4, string: '<0111>', resultNumber, terms: [] },
  });
  const said =
    '{3, 5, 6}: nim-sequence proved, preperiod 6, period 8; outcomes proved, preperiod 0, period 4';
  expect(saysConclusion('{3, 5, 6}', withNumber('14/15'))).toBe(`${said}; result number 14/15.`);
  expect(saysConclusion('{3, 5, 6}', withNumber('1'.repeat(50)))).toBe(`${said}.`);
});

test('what rests on a theorem says so, with all digits', () => {
  const theorem = { status: 'theorem', reference: '', preperiod: 0, terms: [] } as const;
  const nimSequence = { ...theorem, period: 3n * 10n ** 20n, saltus: 10n ** 20n };
  expect(saysConclusion('N - {…}', { ...NOTHING, nimSequence })).toBe(
    'N - {…}: nim-sequence known by a theorem, preperiod 0, period 300000000000000000000, saltus 100000000000000000000.',
  );
});

test('what is undecided is told with its limit', () => {
  const open = { status: 'undecided', limit: 1000, why: 'none', terms: [] } as const;
  expect(saysConclusion('primes', { ...NOTHING, nimSequence: open })).toBe(
    'primes: nim-sequence undecided within 1000 heaps.',
  );
});
