import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nimSegments } from '../../src/engine/index.ts';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-game-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('game', () => {
  test('prints the worked example of the paper with --steps 6', async () => {
    const { out } = await say(['game', 'N - {2, 3, 6, 8}', '--steps', '6']);
    const filled = out
      .split('\n')
      .filter(line => line.startsWith('G(n)'))
      .map(line => line.slice(4).trim().replace(/\s+/g, ' '));
    expect(filled).toEqual([
      '0 0 0',
      '0 1 0 1 0 1',
      '0 1 0 1 2 2 0 1 2',
      '0 1 0 1 2 3 2 3 0 1 2 3',
      '0 1 0 1 2 3 2 3 0 1 4 2 3 4 4',
      '0 1 0 1 2 3 2 3 0 1 4 5 2 3 5 4 5 4',
    ]);
    const h3 = out.split('\n').find(line => line.startsWith('H_3'))!;
    expect(h3.slice(3).trim().split(/\s+/).join('')).toMatch(/^\*{5}␣\*␣\*\*␣␣\*␣+$/);
    expect([...h3].filter(cell => cell === '*')).toHaveLength(9);
  });

  test('agrees with the Pascal program of the stone-picking paper', async () => {
    const { out } = await say(['game', '{3, 5, 6}', '--ending', 'take-all', '--terms', '2011', '--json']);
    const { outcomes } = JSON.parse(out);
    expect(outcomes.string).toBe('<0111>');
    expect(outcomes.terms).toHaveLength(2011);
    expect(outcomes.terms.every((f: number, n: number) => f === (n % 4 === 0 ? 0 : 1))).toBe(true);
  });

  test('answers 80 games from standard input, one object per line, in order', async () => {
    const input = Array.from({ length: 80 }, (_, i) => `{1, ${i + 2}, ${2 * i + 5}}`);
    const { out, code } = await say(['game', '-', '--json'], { input });
    expect(code).toBe(0);
    expect(out.split('\n').map(line => JSON.parse(line).game)).toEqual(input);
  });
});

describe('verify', () => {
  test('accepts the proof that primes with 1 have n mod 4, and refuses it for another set or modulus', async () => {
    const path = join(folder, 'proof.json');
    await say(['game', 'primes | {1}', '--certificate', path]);
    expect((await say(['verify', path])).code).toBe(0);
    const proof = JSON.parse(readFileSync(path, 'utf8'));
    for (const change of [
      { modulus: 5 },
      { modulus: 3 },
      { game: 'primes' },
      { game: 'primes | {1, 4}' },
      { game: 'squares' },
    ]) {
      writeFileSync(path, JSON.stringify({ ...proof, ...change }));
      expect((await say(['verify', path])).code).toBe(1);
    }
  });

  test.each([
    ['42', '5, "preperiod": 42'],
    ['42', '42.00000000000000000001'],
    ['42', '4.2e1'],
    ['{2, 3, 6, 8}', '{2, 3, 6, 8}", "game": "N - {2, 3, 6, 8}'],
    ['"preperiod"', '"pre\\u0070eriod"'],
  ])('parses JSON strictly, but with any spaces: %s as %s is refused', async (from, to) => {
    const path = join(folder, 'proof.json');
    await say(['game', 'N - {2, 3, 6, 8}', '--certificate', path]);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, ` ${JSON.stringify(JSON.parse(text), null, '\t')}\r\n`);
    expect(await say(['verify', path])).toMatchObject({ code: 0 });
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const { code, err } = await say(['verify', path]);
    expect(code).toBe(2);
    expect(err).toContain('a duplicate key, or a number or string in another spelling');
  });
});

describe('all subsets of a set', () => {
  test('game prints one line per subset, as for the 127 sets of Winning Ways', async () => {
    const { code, out, err } = await say(['game', 'S ⊆ {1..7}']);
    const lines = out.split('\n');
    expect([code, err, new Set(lines).size]).toEqual([0, '', 127]);
    expect(lines.filter(line => !line.includes('preperiod 0,'))).toEqual([
      '{2, 4, 7}: preperiod 8, period 3',
    ]);
    expect(lines).toContain('{2, 5, 7}: preperiod 0, period 22');
    expect(lines).toContain('{1, 2, 3, 4, 5, 6, 7}: preperiod 0, period 8');
  });
});

test('a heap of a sparse set is played beyond 2^20', async () => {
  const { out } = await say(['game', 'fibonacci', '--heap', '1100000']);
  expect(out).toBe(
    `${[...nimSegments({ kind: 'infinite', base: 'fibonacci', plus: [], minus: [] }, 1_100_001)].at(-1)!.values.at(-1)}`,
  );
  expect((await say(['game', 'squares', '--heap', '10^8'])).code).toBe(3);
});
