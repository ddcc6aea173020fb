import { expect, test } from 'vitest';
import { analyseGame, type GameAnswer, runToEnd } from '../../src/engine/index.ts';
import {
  describeConclusion,
  describeFindings,
  describeLostHeaps,
  describeRepetition,
} from '../../src/explorer/conclusion.ts';
import { readGameOfAnySize } from '../../src/explorer/large-game.ts';
import { lawsOfGame } from '../../src/explorer/law-of-game.ts';

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

test('the summary of an all-but game contains its saltus', () => {
  expect(describeConclusion('N - {2, 3, 6, 8}', { ...NOTHING, nimSequence: proved(42, 9, 3) })).toBe(
    'N - {2, 3, 6, 8}: nim-sequence proved, preperiod 42, period 9, saltus 3.',
  );
});

test('the summary of a finite set contains its outcomes, and its result number if that is short', () => {
  const withNumber = (resultNumber: string): GameAnswer => ({
    ...NOTHING,
    nimSequence: proved(6, 8, 0),
    outcomes: { status: 'proved', preperiod: 0, period: 4, string: '<0111>', resultNumber, terms: [] },
  });
  const sentence =
    '{3, 5, 6}: nim-sequence proved, preperiod 6, period 8; outcomes proved, preperiod 0, period 4';
  expect(describeConclusion('{3, 5, 6}', withNumber('14/15'))).toBe(`${sentence}; result number 14/15.`);
  expect(describeConclusion('{3, 5, 6}', withNumber('1'.repeat(50)))).toBe(`${sentence}.`);
});

test('the summary of a game by the theorem says so with all digits', () => {
  const theorem = { status: 'theorem', reference: '', preperiod: 0, terms: [] } as const;
  const nimSequence = { ...theorem, period: 3n * 10n ** 20n, saltus: 10n ** 20n };
  expect(describeConclusion('N - {…}', { ...NOTHING, nimSequence })).toBe(
    'N - {…}: nim-sequence known by a theorem, preperiod 0, period 300000000000000000000, saltus 100000000000000000000.',
  );
});

test('the summary of an undecided game contains the limit', () => {
  const open = { status: 'undecided', limit: 1000, why: 'none', terms: [] } as const;
  expect(describeConclusion('primes', { ...NOTHING, nimSequence: open })).toBe(
    'primes: nim-sequence undecided within 1000 heaps.',
  );
});

test('the repetition of values is described in plain words', () => {
  const sentence = (...numbers: [number, number, number]) =>
    describeRepetition({ ...NOTHING, nimSequence: proved(...numbers) });
  expect(sentence(42, 9, 3)).toBe(
    'From heap 42 onwards, each value recurs 9 heaps later, 3 higher: the saltus is 3.',
  );
  expect(sentence(0, 7, 0)).toBe('Each value recurs 7 heaps later.');
  expect(sentence(0, 1, 1)).toBe('Each value recurs one heap later, 1 higher: the saltus is 1.');
  expect(describeRepetition(NOTHING)).toBeUndefined();
});

test('the lost heaps of a finite set with a short period are described by remainders', () => {
  const lost = (moves: readonly number[], objective: GameAnswer['objective'] = 'last-player-wins') =>
    describeLostHeaps(
      runToEnd(
        analyseGame({ kind: 'finite', moves }, { ending: 'normal', objective, terms: 100, limits: [1e4] }),
      ),
    );
  const rule = (text: string) =>
    `the player to move loses exactly if the number of stones divided by ${text}.`;
  // Heaps 0, 2, 7, 9, 14, … of {1, 3, 4} are lost, as are the even ones of {1, 3}.
  expect(lost([1, 3, 4])).toBe(`T${rule('7 leaves the remainder 0 or 2').slice(1)}`);
  expect(lost([1, 3])).toBe(`T${rule('2 leaves the remainder 0').slice(1)}`);
  // Heaps 0 and 1 of {2, 4, 7} are lost, and from heap 4 onwards 6, 9, 12, …
  expect(lost([2, 4, 7])).toBe(`From heap 4 onwards, ${rule('3 leaves the remainder 0')}`);
  expect(lost([1, 3, 4], 'last-player-loses')).toBeUndefined();
  expect(lost([20, 30])).toBeUndefined();
});

test('a game with very large numbers is described by its laws', () => {
  const read = readGameOfAnySize('{1, 2, 3000000000}');
  if ('issues' in read || read.value.kind !== 'large') throw new Error('no large game');
  const laws = lawsOfGame(read.value, { ending: 'normal', objective: 'last-player-wins' });
  expect(describeFindings('it', { laws })).toBe(
    'it: nim-values by the law for {1, 2, c} with c = 3k, k ≥ 1, preperiod 0, period 3000000001; outcomes by the law for {1, 2, c} with c = 3k, k ≥ 1, preperiod 0, period 3000000001.',
  );
  const sink = lawsOfGame(read.value, { ending: 'sink', objective: 'last-player-wins' });
  expect(describeFindings('it', { laws: sink })).toBe('it: nim-values not known; outcomes not known.');
  expect(describeFindings('it', {})).toBe('');
});
