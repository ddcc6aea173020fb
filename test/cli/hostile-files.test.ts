import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const NESTED = `${'['.repeat(8000)}${']'.repeat(8000)}`;
/** Texts that overflow the stack of a regular expression for strings. */
const LONG = { letters: 'x'.repeat(12_000_000), escapes: '\\u0041'.repeat(2_000_000) };

let certificate: string;
beforeAll(async () => {
  const path = join(folder, 'certificate.json');
  await say(['game', '{1, 3, 4}', '--certificate', path]);
  certificate = readFileSync(path, 'utf8');
});

describe('JSON nested 8,000 levels deep is rejected with a message', () => {
  test.each([
    ['verify', (text: string) => ['verify', file('a.json', text)]],
    ['verify, within a certificate', (text: string) => ['verify', file('a.json', nestedIn(text))]],
    ['shard', (text: string) => ['shard', '--plan', file('plan.json', text), '--index', '0']],
    ['merge', (text: string) => ['merge', '--plan', file('plan.json', text)]],
    ['run', (text: string) => ['run', 'fes-two', '--on', 'slurm', '--config', file('slurm.json', text)]],
  ])('%s', async (_, words) => {
    const { code, err } = await say(words(NESTED));
    expect(code).toBe(2);
    expect(err).toMatch(/received brackets nested \d+ levels deep/);
    expect(err.length).toBeLessThan(1000);
  });

  const nestedIn = (text: string) => certificate.replace('"preperiod"', () => `"more": ${text}, "preperiod"`);
});

describe('a text of 12 MB', () => {
  test.each(['letters', 'escapes'] as const)(
    'verify reads a certificate with such a text, as %s',
    async kind => {
      const path = file(
        'long.json',
        certificate.replace(/"game": ?"[^"]*"/, () => `"game": "${LONG[kind]}"`),
      );
      const { code, out, err } = await say(['verify', path]);
      expect(code).toBe(kind === 'letters' ? 1 : 2);
      // The long texts are not compared directly, because showing a difference would take minutes.
      const said = `${out}${err}`;
      const isTold = said.includes(
        kind === 'letters' ? 'expected a set such as {1, 3, 4}' : 'in another spelling',
      );
      expect(isTold).toBe(true);
    },
  );

  test('verify reads a table with such a text in a quoted cell', async () => {
    const path = file('long.csv', `game,preperiod\n"${LONG.letters}",1\n"{1, 3, 4}",0\n`);
    const { code, out } = await say(['verify', path]);
    expect(code).toBe(1);
    expect(out).toContain('2 rows, 1 refused');
    expect(out.length).toBeLessThan(2000);
  });
});
