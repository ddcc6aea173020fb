import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { say } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-questions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saltus = (...argv: string[]) =>
  say(argv, { places: () => ({ ...placesOf(join(folder, 'out')), chosen: false }) });

const TWO = ['--over', 'a=1..20', '--over', 'b=a+1..30'];
const MISERE = ['--objective', 'last-player-loses'];

/** Questions that people asked in public, each with one command and a part of its answer. */
const QUESTIONS: readonly (readonly [
  question: string,
  argv: readonly string[],
  code: number,
  answer: string,
])[] = [
  ['1: the period of {1, 3, 4}', ['game', '{1, 3, 4}'], 0, 'period 7'],
  [
    '2: a bound on the period before computing',
    ['game', '{1, 4, 9}', '--bound'],
    0,
    'at most 4^9 for nim-values',
  ],
  [
    '3: heaps of {1, 2, 3}, the last player loses',
    ['move', '{1,2,3}:5', '{1,2,3}:6', ...MISERE],
    0,
    'next player wins',
  ],
  [
    '4: when the second player wins Double Take',
    [
      ...['ask', '{1,2,3}:m + {1,2,3}:n', '--over', 'm=0..9', '--over', 'n=0..9', ...MISERE, '--law'],
      'second player wins iff (m mod 4 = n mod 4 and m mod 4 > 1) or (m mod 4 < 2 and n mod 4 < 2 and m mod 4 != n mod 4)',
    ],
    0,
    'holds in 100 of 100',
  ],
  [
    '5: period 2a + b of {a, b, a+b}',
    ['ask', '{a, b, a+b}', ...TWO, '--law', 'period = 2a + b'],
    1,
    'smallest counterexample: {1, 3, 4}',
  ],
  ['6: period k + 1 if k is in S ⊆ {1..k}', ['game', 'S ⊆ {1..5}'], 0, '{2, 5}: preperiod 0, period 7'],
  ['9: take 2 to 5', ['game', '{2..5}'], 0, 'period 7'],
  ['10: S-Nim', ['move', '{2, 5}:5', '{2, 5}:12', '{2, 5}:14'], 0, 'previous player wins'],
  [
    '11: take-a-Fibonacci, counts',
    ['sequence', 'fibonacci', '--terms', '60000', '--format', 'counts'],
    0,
    '14,1,48652',
  ],
  ['12: take-a-factorial at heap 5050', ['game', 'factorials', '--heap', '5050'], 0, '4'],
  ['13: the 127 sets of Winning Ways', ['game', 'subsets of {1..7}'], 0, '{2, 4, 7}: preperiod 8, period 3'],
  ['14: whether a table holds', ['verify', 'data/records-three-moves.csv'], 0, 'verified'],
  [
    '15: a printed polynomial',
    ['ask', '{n, 2n, 4n+1}', '--over', 'n=1..9', '--law', 'period = n^2 + 3n - n n'],
    0,
    'holds in 9 of 9',
  ],
  ['17: the period of {1, 2}', ['game', '{1, 2}'], 0, 'period 3'],
  [
    '18: sets of three moves with period 22',
    ['find', '--period', '22', '--max', '10'],
    0,
    '{2, 5, 7}: preperiod 0, period 22',
  ],
  ['19: the inverse of a nimber', ['nim', 'inverse', '7'], 0, '11'],
  ['20: a start with a long period', ['game', '{3, 7}', '--start', '0,1,1,0,1,0,0'], 0, 'period'],
];

describe('questions that people asked', () => {
  test.each(QUESTIONS)('%s, is answered by one command', async (_, argv, code, answer) => {
    const said = await saltus(...argv);
    expect(said.out).toContain(answer);
    expect(said.code).toBe(code);
  });

  test.each([
    ['7: octal 0.07', '0.07'],
    ['19: partizan games', '{1,2 | 1,3}'],
  ])('%s, is refused', async (_, game) => {
    expect((await saltus('game', game)).code).toBe(2);
  });

  test('16: whether a published list of terms is right, is answered by its file of moves', async () => {
    const path = join(folder, 'squares.txt');
    writeFileSync(path, '1\n4\n9\n16\n25\n');
    const [own, named] = await Promise.all(
      [`file:${path}`, 'squares'].map(set => saltus('sequence', set, '--terms', '36')),
    );
    expect(own!.out).toBe(named!.out);
  });
});
