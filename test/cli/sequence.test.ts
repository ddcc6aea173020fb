import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nimSequenceByDefinition } from '../engine/all-but/definition.ts';
import { nimValuesByDefinition } from '../engine/finite/definition.ts';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-sequence-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sequence = async (notation: string, terms: number, ...flags: string[]) =>
  (await say(['sequence', notation, '--terms', String(terms), ...flags])).out;

describe('sequence', () => {
  test('prints one term per line for every kind of game', async () => {
    expect((await sequence('N - {2, 3, 6, 8}', 200)).split('\n').map(Number)).toEqual(
      nimSequenceByDefinition([2, 3, 6, 8], 200),
    );
    expect((await sequence('{2, 5, 7}', 200)).split('\n').map(Number)).toEqual(
      nimValuesByDefinition([2, 5, 7], 'normal', 200),
    );
    expect(await sequence('N', 4)).toBe('0\n1\n2\n3');
    expect((await sequence('primes - {2}', 16)).replaceAll('\n', '')).toBe('0001112223034143');
  });

  test('prints the first 100 terms of take-a-prime as in the post', async () => {
    const printed =
      '0,0,1,1,2,2,3,3,4,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,0,4,1,5,2,6,3,4,7,0,0,1,1,2,2,3,3,4,8,5,7,6,8,9,' +
      '0,4,1,5,2,6,0,4,1,5,2,6,3,4,7,5,8,4,10,5,7,6,8,4,7,5,8,6,10,9,7,4,8,5,10,6,0,4,1,5,2,6,0,4,1,5,2,6,3,4,7';
    expect((await sequence('primes', 100)).split('\n').join(',')).toBe(printed);
  });

  test('prints an OEIS b-file, data, CSV and counts', async () => {
    expect(await sequence('{1, 3, 4}', 4, '--format', 'b-file')).toBe('0 0\n1 1\n2 0\n3 1');
    expect(await sequence('{1, 3, 4}', 4, '--format', 'data')).toBe('0, 1, 0, 1');
    const data = await sequence('N', 1000, '--format', 'data');
    expect(data.split(', ').map(Number)).toEqual(
      Array.from({ length: data.split(', ').length }, (_, n) => n),
    );
    expect([data.length <= 260, `${data}, ${data.split(', ').length}`.length > 260]).toEqual([true, true]);
    expect(await sequence('{1, 3, 4}', 3, '--format', 'csv')).toBe('heap,value\n0,0\n1,1\n2,0');
    expect(await sequence('{1, 3, 4}', 14, '--format', 'counts')).toBe(
      'value,count,first\n0,4,0\n1,4,1\n2,4,4\n3,2,5',
    );
  });

  test('writes one complete file over many segments', async () => {
    const out = join(folder, 'b.txt');
    expect(await sequence('primes', 200_000, '--format', 'b-file', '--out', out)).toBe('');
    const lines = readFileSync(out, 'utf8').split('\n');
    expect(lines).toHaveLength(200_001);
    expect(lines[199_999]).toMatch(/^199999 \d+$/);
    expect(lines.at(-1)).toBe('');
    expect(readdirSync(folder).filter(name => name.startsWith('b.'))).toEqual(['b.txt']);
  });

  test('reads a set from a file, sorted or not, and reports up to which heap the terms are certain', async () => {
    const path = join(folder, 'moves.txt');
    writeFileSync(path, '4\n# my moves\n\n1\r\n3\n');
    const { out, err } = await say(['sequence', `file:${path}`, '--terms', '7']);
    expect(out).toBe('0\n1\n0\n1\n2\n3\n2');
    expect(err).toContain('3 numbers; if a longer set begins with them, terms are correct up to heap 4');
  });

  test('reads a set of numbers up to 2^31', async () => {
    const path = join(folder, 'moves.txt');
    writeFileSync(path, '1\n2147483648\n');
    expect(await say(['sequence', `file:${path}`, '--terms', '3'])).toMatchObject({
      code: 0,
      out: '0\n1\n0',
    });
  });

  test('leaves out numbers of a file that no heap reaches', async () => {
    const path = join(folder, 'factorials.txt');
    writeFileSync(path, Array.from({ length: 20 }, (_, i) => `${factorial(BigInt(i + 1))}\n`).join(''));
    const { code, out, err } = await say(['sequence', `file:${path}`, '--terms', '5051']);
    expect([code, out.split('\n').at(-1)]).toEqual([0, '4']);
    expect(err).toContain('12 numbers, and 8 above 2^31, which no heap here reaches');
    expect((await say(['sequence', `file:${path}`, '--terms', '2^31 + 1'])).code).toBe(2);
    expect((await say(['game', 'factorials', '--heap', '5050'])).out).toBe('4');
  });

  test.each([
    ['an empty file', '', 'at least one number, received nothing'],
    ['a binary file', '\0\u0001', 'a binary file'],
    ['a word', '1\ntwo\n', 'line 2: expected a positive integer, received "two"'],
    ['zero', '0\n', 'line 1'],
    ['a negative number', '-3\n', 'line 1'],
    ['a fraction', '2.5\n', 'line 1'],
    ['2^31 + 1 alone', '2147483649\n', 'expected at least one number'],
    ['a repeated number', '3\n1\n3\n', 'line 3: expected each number once, received 3, already in line 1'],
    ['two numbers per line', '1 3\n', 'line 1'],
  ])('rejects %s with its line, exit 2', async (_, text, message) => {
    const path = join(folder, 'moves.txt');
    writeFileSync(path, text);
    const { code, err, out } = await say(['sequence', `file:${path}`, '--terms', '5']);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(out).toBe('');
  });

  test.each([
    [['N - {2000000000}'], '0\n1\n2\n3\n4'],
    [['N - {1, 2147483648}'], '0\n0\n1\n1\n2'],
    [['{2, 2000000000}'], '0\n0\n1\n1\n0'],
    [['{2000000000}', '--format', 'csv'], 'heap,value\n0,0\n1,0\n2,0\n3,0\n4,0'],
    [['N - {2000000000}', '--format', 'counts'], 'value,count,first\n0,1,0\n1,1,1\n2,1,2\n3,1,3\n4,1,4'],
  ])('prints a few terms of %j without the memory for its moves', async (argv, printed) => {
    expect(await say(['sequence', ...argv, '--terms', '5'])).toEqual({ code: 0, out: printed, err: '' });
  });

  test.each([
    [['N - {2000000000}', '--terms', '4e9'], 'which may take 24 GB'],
    [['N', '--terms', '4e9', '--format', 'counts'], 'which may take 257 GB'],
    [['primes', '--terms', '1e11'], 'which may take 7 GB'],
    [
      ['squares', '--terms', '1e11'],
      'expected a number of terms of squares that fits in 4 GB of memory, received 100000000000',
    ],
  ])('rejects %j before anything is printed, with the memory needed', async (argv, message) => {
    const { code, out, err } = await say(['sequence', ...argv]);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  test('exits with 5 for a missing file', async () => {
    const { code, err } = await say(['sequence', `file:${join(folder, 'none.txt')}`, '--terms', '5']);
    expect(code).toBe(5);
    expect(err).toContain('none.txt');
  });

  test.each([['-1'], ['1e20'], ['1.5'], ['99999999999999999999'], ['x']])(
    'rejects %s terms, exit 2',
    async terms => {
      const { code, err } = await say(['sequence', 'primes', `--terms=${terms}`]);
      expect(code).toBe(2);
      expect(err).toContain('--terms: expected an integer');
    },
  );
});

describe('move', () => {
  test('prints the winner, the nim-sum, and every winning move', async () => {
    const { out, code } = await say(['move', 'N:2', 'N:6', 'N:5', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ winner: 'next', nimSum: 1, moves: [{ heap: 3, from: 5, to: 4 }] });
    expect((await say(['move', 'N:2', 'N:6', 'N:5'])).out).toBe(
      'the next player wins\nnim-sum 1\nwinning moves:\n  heap 3, N: take 1, from 5 to 4',
    );
    expect((await say(['move', 'N:2 + N:5 + 1', 'N:5', '--json'])).out).toBe(out);
  });

  test('accepts sums of different games', async () => {
    const { out } = await say(['move', '{1, 3, 4}:7', 'N:5', 'N - {2}:9', '--json']);
    expect(JSON.parse(out)).toEqual({ winner: 'previous', nimSum: 0, moves: [] });
  });

  test('answers heaps below 2^53 if a period is proved, and otherwise says why not', async () => {
    const { out } = await say(['move', 'N - {1, 3, 4}:1e15', 'N:5', '--json']);
    // The period is 12, the saltus 4, and 10^15 = 12 * 83333333333333 + 4; G(4) = 0, and heaps 14, 15 and 18 have value
    // 5.
    expect(JSON.parse(out)).toEqual({
      winner: 'next',
      nimSum: Number((4n * 83333333333333n) ^ 5n),
      moves: [18, 15, 14].map(to => ({ heap: 1, from: 1e15, to })),
    });
    const { code, out: text } = await say(['move', 'primes:1e9']);
    expect(code).toBe(3);
    expect(text).toBe(
      'undecided: the nim-values of primes up to heap 1000000000 would take too long, and no period is known',
    );
  });

  test('answers heaps of any size, with bigints as strings', async () => {
    const { code, out } = await say(['move', 'N - {2, 10^30, 10^30+2}:10^40', 'N:10^40', 'N:3', '--json']);
    expect(code).toBe(0);
    const { winner, nimSum, moves } = JSON.parse(out);
    expect([winner, typeof nimSum]).toEqual(['next', 'string']);
    expect(moves).toContainEqual({ heap: 2, from: `${10n ** 40n}`, to: `${BigInt(nimSum) ^ (10n ** 40n)}` });
    expect((await say(['move', 'N:9007199254740993'])).out).toBe(
      'the next player wins\nnim-sum 9007199254740993\nwinning moves:\n  heap 1, N: take 9007199254740993, from 9007199254740993 to 0',
    );
  });

  test('supports misère play', async () => {
    const lose = ['--objective', 'last-player-loses', '--json'];
    expect(JSON.parse((await say(['move', 'N:1', ...lose])).out).winner).toBe('previous');
    expect(JSON.parse((await say(['move', 'N:0', ...lose])).out).winner).toBe('next');
  });

  test('explains with --why, in binary, which heap changes to what', async () => {
    const { out } = await say(['move', 'N:3', 'N:5', '{1, 3, 4}:7', '--why']);
    expect(out.split('\n').slice(4)).toEqual([
      'why: a position loses if its nim-sum is 0, and only then',
      '  heap 1: nim-value 3  011',
      '  heap 2: nim-value 5  101',
      '  heap 3: nim-value 0  000',
      '  nim-sum 6            110',
      '  heap 2: leave nim-value 3 = 011',
    ]);
    const { values } = JSON.parse((await say(['move', 'N:3', '{1, 3, 4}:5', '--why', '--json'])).out);
    expect(values).toEqual([3, 3]);
    const large = (await say(['move', 'N:2^70 + N:1', '--why'])).out;
    expect(large).toContain(`\n  nim-sum ${2n ** 70n + 1n}\n  heap 1: leave nim-value 1`);
  });

  test.each<[string[], string]>([
    [['N:1', 'N:1', 'N:7', '--objective', 'last-player-loses'], 'in misère play, a position loses if'],
    [['N:0', '--objective', 'last-player-loses'], 'in misère play, a position loses if'],
    [
      ['{3, 5}:10', '--objective', 'last-player-loses', '--ending', 'take-all'],
      'the rule of nim-sums for misère play does not hold for these games',
    ],
    [
      ['{3, 5}:13', '--objective', 'last-player-loses', '--ending', 'take-all'],
      'the rule of nim-sums for misère play does not hold for these games',
    ],
    [
      ['{3, 5}:9', '--objective', 'last-player-loses', '--ending', 'take-all'],
      'in misère play, a position loses if',
    ],
  ])('names with --why the rule that decides %j', async (words, rule) => {
    expect((await say(['move', ...words, '--why'])).out).toContain(`why: ${rule}`);
  });

  test.each([
    [['N'], 'a game, a colon and a heap'],
    [['N:x'], 'expected a non-negative integer'],
    [['N:-1'], 'expected a non-negative integer'],
    [['file:moves.txt:9007199254740993'], 'expected heaps below 2^53'],
    [['{1, 1}:4', 'N:q'], 'expected'],
  ])('%j exits with 2', async (heaps, message) => {
    const { code, err } = await say(['move', ...heaps]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

test('nim add and multiply print only the result, of any size', async () => {
  expect((await say(['nim', 'add', '5', '11'])).out).toBe('14');
  expect((await say(['nim', 'multiply', '8', '8'])).out).toBe('13');
  const big = '340282366920938463463374607431768211456';
  expect((await say(['nim', 'add', big, big])).out).toBe('0');
  expect((await say(['nim', 'add', '2^64 + 1', '10^3 - 995'])).out).toBe('18446744073709551620');
  expect((await say(['nim', 'add', '1', '2.5'])).code).toBe(2);
  expect((await say(['nim', 'subtract', '1', '2'])).code).toBe(2);
});

function factorial(n: bigint): bigint {
  return n === 0n ? 1n : n * factorial(n - 1n);
}

test('nim divides, inverts, finds the mex, and prints tables', async () => {
  const nim = async (...argv: string[]) => (await say(['nim', ...argv])).out;
  for (const x of ['1', '2', '7', '200', '65535', '2^70 + 5']) {
    expect(await nim('multiply', x, await nim('inverse', x))).toBe('1');
  }
  expect(await nim('divide', '13', '8')).toBe('8');
  expect(await nim('mex', '0', '1', '3')).toBe('2');
  expect(await nim('table', '3')).toBe('0 0 0 0\n0 1 2 3\n0 2 3 1\n0 3 1 2');
  for (const bad of [
    ['inverse', '0'],
    ['inverse', '1', '2'],
    ['divide', '3'],
    ['divide', '3', '0'],
    ['table', '256'],
  ]) {
    expect((await say(['nim', ...bad])).code).toBe(2);
  }
});

test('find lists all sets with a period, and says whether the list is complete', async () => {
  const { code, out, err } = await say(['find', '--period', '22', '--max', '10']);
  const [known, ...rest] = err.split('\n');
  expect([code, out, ...rest]).toEqual([
    0,
    '{2, 5, 7}: preperiod 0, period 22',
    '1 found among all 120 sets of 3 numbers up to 10, and the list is complete',
  ]);
  expect(known).toMatch(/^known here for \{a, b, c\}: .* see reports\/three-moves-every-c\.md/);
  const allBut = await say(['find', '--saltus', '6', '--all-but', '--size', '1', '--max', '9', '--json']);
  expect(JSON.parse(allBut.out)).toMatchObject({
    found: ['N - {6}'],
    searched: 9,
    undecided: [],
    complete: true,
  });
  expect(JSON.parse(allBut.out).known[0].pipeline).toBe('fes-one');
  const open = await say(['find', '--period', '22', '--max', '10', '--limit', '20']);
  expect([open.code, open.err]).toEqual([
    3,
    expect.stringMatching(/\d+ sets? undecided within the limit, first \{/),
  ]);
  expect((await say(['find', '--max', '5'])).code).toBe(2);
  expect((await say(['find', '--period', '3', '--max', '1000'])).err).toContain(
    '--max: expected at most 200000 sets',
  );
});
