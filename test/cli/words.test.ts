import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-words-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a number', () => {
  const limits = { '1000': '1000', '1e3': '1000', '1.5e3': '1500', '2^10': '1024', '007': '7' };

  test.each(Object.entries(limits))('%s is read in the same way by every option', async (text, digits) => {
    const terms = JSON.parse((await say(['game', 'N', '--terms', text, '--json'])).out).nimSequence.terms;
    expect(terms).toHaveLength(Number(digits));
    expect((await say(['sequence', 'N', '--terms', text])).out.split('\n')).toHaveLength(Number(digits));
    expect(JSON.parse((await say(['move', `N:${text}`, '--json'])).out).nimSum).toBe(Number(digits));
    expect((await say(['nim', 'add', text, '0'])).out).toBe(digits);
    const { out, code } = await say(['game', 'N - {100, 273, 373}', '--limit', text, '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).nimSequence.limit).toBe(Number(digits));
  });
});

test.each(['run', 'plan', 'list', 'new', 'game', 'sequence', 'move', 'nim', 'verify'])(
  'saltus %s --help describes every option and positional',
  async command => {
    const { out, code } = await say([command, '--help']);
    expect(code).toBe(0);
    const [options] = out.split(/\n\n(?:Examples|Exit codes)/);
    const lines = options!.split('\n').filter(line => /^ {2}\S/.test(line));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter(line => !/^ {2}\S+ {2,}[A-Za-z0-9]/.test(line))).toEqual([]);
  },
);
