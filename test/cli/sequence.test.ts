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

  test('leaves out numbers of a file that no heap reaches', async () => {
    const path = join(folder, 'factorials.txt');
    writeFileSync(path, Array.from({ length: 20 }, (_, i) => `${factorial(BigInt(i + 1))}\n`).join(''));
    const { code, out, err } = await say(['sequence', `file:${path}`, '--terms', '5051']);
    expect([code, out.split('\n').at(-1)]).toEqual([0, '4']);
    expect(err).toContain('12 numbers, and 8 above 2^31, which no heap here reaches');
    expect((await say(['sequence', `file:${path}`, '--terms', '2^31 + 1'])).code).toBe(2);
    expect((await say(['game', 'factorials', '--heap', '5050'])).out).toBe('4');
  });
});

describe('move', () => {
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
