import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../src/run/index.ts';
import { say } from './cli/terminal.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Commands of the README that take long, made smaller; what is said of them stays the same. */
const SMALLER: readonly (readonly [string, string])[] = [
  ['--terms 32452843', '--terms 10000'],
  ['a=1..50 ', 'a=1..8 '],
  ['--limit 1e9', '--limit 1e6'],
  [' --jobs 2', ''],
];

/** The lines of the README that call the program, without the comments behind them. */
const COMMANDS = [...README.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block]) => block!.split('\n'))
  .filter(line => line.startsWith('npm run -s saltus -- '))
  .map(line => line.replace('npm run -s saltus -- ', '').replace(/\s+#.*$/, ''));

const [folder, cwd] = [mkdtempSync(join(tmpdir(), 'saltus-readme-')), process.cwd()];
beforeAll(() => {
  writeFileSync(join(folder, 'moves.txt'), '2\n3\n7\n');
  cpSync(join(ROOT, 'data', 'fes-saltus.csv'), join(folder, 'data', 'fes-saltus.csv'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});

/** The program in this thread alone, as it writes elsewhere. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  run: ['--out', folder, '--jobs', '1'],
  shard: ['--out', folder],
  merge: ['--out', folder],
  plan: ['--out', folder],
  recheck: ['--out', folder],
};

/** A line as a shell reads it: words, and words in single quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

test('the README has commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(12);
});

describe('the README says what works:', () => {
  test.each(COMMANDS)('saltus %s', async command => {
    const line = SMALLER.reduce((text, [large, small]) => text.replace(large, small), command);
    const words = wordsOf(line);
    const { code, err, out } = await say([...words, ...(MORE[words[0]!] ?? [])]);
    expect(err).not.toContain('expected');
    expect(code, err).toBe(0);
    expect(out).not.toBe('');
  });
});
