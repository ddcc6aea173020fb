import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-game-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('game', () => {
  test('proves preperiod, period and saltus', async () => {
    const { code, out } = await say(['game', 'N - {2, 3, 6, 8}']);
    expect(code).toBe(0);
    expect(out).toContain('preperiod 42 heaps, period 9 heaps, saltus 3');
    expect(out).toContain('G(0..29)  0 1 0 1 2 3 2 3 0 1 4 5');
  });

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

  test('answers as one JSON object', async () => {
    const { out } = await say(['game', 'N-{4,1,3}', '--terms', '5', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'N - {1, 3, 4}',
      ending: 'normal',
      objective: 'last-player-wins',
      nimSequence: { status: 'proved', preperiod: 0, period: 12, saltus: 4, terms: [0, 0, 1, 1, 0] },
      outcomes: null,
      certificate: { format: 'saltus-certificate-1', game: 'N - {1, 3, 4}', period: 12 },
    });
  });

  test('is undecided, exit 3, where the limit comes first', async () => {
    const { code, out } = await say([
      'game',
      'N - {100, 273, 373}',
      '--limit',
      '1e6',
      '--terms',
      '3',
      '--json',
    ]);
    expect(code).toBe(3);
    const answer = JSON.parse(out);
    expect(answer.nimSequence).toMatchObject({ status: 'undecided', limit: 1e6, terms: [0, 1, 2] });
    expect(answer.certificate).toBeNull();
  });

  test('answers each line of standard input in order, a bad one in its place', async () => {
    const { code, out } = await say(['game', '-', '--json'], { input: ['N', '', 'N - {2, 2}', 'N - {7}'] });
    expect(code).toBe(2);
    const lines = out.split('\n').map(line => JSON.parse(line));
    expect(lines.map(line => line.game ?? line.line)).toEqual(['N', 'N - {2, 2}', 'N - {7}']);
    expect(lines[1].error).toContain('^');
  });

  test.each([
    [['N - {2, 3, 2}'], 'N - {2, 3, 2}'],
    [['<1, 3, 4>'], 'hint'],
    [['{1, b}'], 'famil'],
    [['{1, 3, 4}'], 'this version computes all-but games'],
    [['N', '--terms', '-1'], '--terms'],
    [['N', '--terms', '1e20'], '--terms: expected a whole number'],
    [['N', '--steps', '0'], '--steps'],
    [['N', 'N - {1}', '--certificate', 'x.json'], '--certificate: expected one game'],
  ])('%j exits 2 and says why', async (argv, message) => {
    const { code, err, out } = await say(['game', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(out).toBe('');
  });
});

describe('verify', () => {
  test('accepts the certificate that game wrote, and refuses it with one number changed', async () => {
    const path = join(folder, 'proof.json');
    await say(['game', 'N - {2, 3, 6, 8}', '--certificate', path]);
    expect(await say(['verify', path])).toMatchObject({ code: 0, out: expect.stringContaining('true') });
    const certificate = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...certificate, preperiod: 41 }));
    expect(await say(['verify', path])).toMatchObject({ code: 1, out: expect.stringContaining('refused') });
  });

  test.each([
    ['no JSON', '{', 2],
    ['another object', '{"a":1}', 2],
  ])('exits %s with 2', async (_, text, code) => {
    const path = join(folder, 'proof.json');
    writeFileSync(path, text);
    expect((await say(['verify', path])).code).toBe(code);
  });

  test('exits 5 for a file that is not there', async () => {
    expect((await say(['verify', join(folder, 'none.json')])).code).toBe(5);
  });
});
