import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-questions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saltus = (...argv: string[]) =>
  say(argv, { places: () => ({ ...placesOf(join(folder, 'out')), chosen: false }) });

const TWO = ['--over', 'a=1..20', '--over', 'b=a+1..30'];
const MISERE = ['--objective', 'last-player-loses'];

const OGS = 'try ogs (https://github.com/beling/impartial-games) or CGSuite (https://www.cgsuite.org)';

/** Page 27 of Flammenkamp, entry 11. */
const PRINTED = 'T = 896n⁵ - 1386n⁴ + 1491n³ - 502n² + 45n + 140';

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
      'winner = previous iff (m mod 4 = n mod 4 and m mod 4 > 1) or (m mod 4 < 2 and n mod 4 < 2 and m mod 4 != n mod 4)',
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
  [
    '14: whether the table on page 40 of Flammenkamp holds',
    ['audit', join(ROOT, 'data', 'published', 'flammenkamp-1997-periods-below-30.csv'), '--as', 'set=game'],
    0,
    'agrees: 44 of 44 rows agree',
  ],
  [
    '15: a printed polynomial',
    [
      ...['ask', '{4n+1, 13n+3, 28n+6, 32n+7}', '--over', 'n=2..3', '--law'],
      'T = 928n^6 - 1168n^5 - 114n^4 - 382n^3 - 172n^2 - 62n - 10',
    ],
    0,
    'holds in 2 of 2',
  ],
  [
    '15: a printed polynomial with raised exponents',
    ['ask', '{12n+4, 31n+10, 40n+13, 52n+17}', '--over', 'n=4..4', '--law', PRINTED],
    0,
    'holds in 1 of 1',
  ],
  ['17: the periods of {1, 2} and {1, 3}', ['game', '{1, 2}', '{1, 3}'], 0, 'period 3 heaps\n'],
  [
    '18: sets of three moves with period 22',
    ['find', '--period', '22', '--max', '10'],
    0,
    '{2, 5, 7}: preperiod 0, period 22',
  ],
  ['19: the inverse of a nimber', ['nim', 'inverse', '7'], 0, '11'],
  [
    '20: a start of {12, 28, 40} with period 1,233,180',
    [
      'game',
      '{12, 28, 40}',
      '--start',
      [...'1111110101111111101111110111111111111111'].join(','),
      '--terms',
      '0',
    ],
    0,
    'outcomes: preperiod 0 heaps, period T = 1233180 heaps',
  ],
];

describe('questions that people asked', () => {
  test.each(QUESTIONS)('%s, is answered by one command', async (_, argv, code, answer) => {
    const said = await saltus(...argv);
    expect(said.out).toContain(answer);
    expect(said.code).toBe(code);
  });

  test.each([
    ['7: octal 0.07', '0.07', '`0.07`, an octal game\n', OGS],
    ['8: {1, 2, 4, 9} with splitting', '{1, 2, 4, 9} with splitting', 'which splits heaps\n', OGS],
    [
      '19: partizan games',
      '{1,2 | 1,3}',
      '`{1,2 | 1,3}`, a partizan game\n',
      'try CGSuite (https://www.cgsuite.org)',
    ],
  ])('%s, is refused with the program to use', async (_, game, received, hint) => {
    const { code, err } = await saltus('game', game);
    expect(code).toBe(2);
    expect(err).toContain(`game: expected a subtraction game, received `);
    expect(err).toContain(received);
    expect(err.split('\n').at(-1)).toBe(`  hint: ${hint}`);
  });

  test('6: whether each S ⊆ {1..k} that contains k has period k + 1, is answered by one command', async () => {
    const { code, out } = await saltus('game', 'S ⊆ {1..5}');
    const withFive = out.split('\n').filter(line => line.includes('5}:'));
    expect([code, withFive.length]).toEqual([0, 16]);
    expect(withFive.filter(line => line.endsWith(' period 6'))).toEqual([
      '{1, 2, 3, 4, 5}: preperiod 0, period 6',
    ]);
  });

  test('16: whether a published list of terms is right, is answered by one command', async () => {
    const path = join(folder, 'primes_1000.csv');
    writeFileSync(path, '0\n0\n1\n1\n2\n2\n3\n3\n4\n0\n0\n1\n1\n2\n2\n3\n3\n4\n');
    const { code, out } = await saltus('audit', path, '--game', 'primes');
    expect([code, out]).toEqual([0, `${path}: agrees: 18 of 18 nim-values agree`]);
  });
});
