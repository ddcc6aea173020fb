import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../src/run/index.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Commands of the README that take long, made smaller; what is said of them stays the same. */
const SMALLER: readonly (readonly [string, string])[] = [
  ['--terms 32452843', '--terms 10000'],
  ['a=1..50 ', 'a=1..35 '],
  ['--limit 1e9', '--limit 1e6'],
];

/** The lines of the README that call the program, without the comments behind them. */
const COMMANDS = [...README.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block]) => block!.split('\n'))
  .filter(line => line.startsWith('npm run -s saltus -- '))
  .map(line => line.replace('npm run -s saltus -- ', '').replace(/\s+#.*$/, ''));

const folder = mkdtempSync(join(tmpdir(), 'saltus-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'moves.txt'), '2\n3\n7\n');
cpSync(join(ROOT, 'data', 'fes-saltus.csv'), join(folder, 'data', 'fes-saltus.csv'));

/** A line as a shell reads it: words, and words in single quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

test('the README has commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(12);
});

describe('the README says what works:', () => {
  test.each(COMMANDS)('saltus %s', command => {
    const line = SMALLER.reduce((text, [large, small]) => text.replace(large, small), command);
    const [name, ...rest] = wordsOf(line);
    const out = ['run', 'plan', 'shard', 'merge', 'recheck'].includes(name!) ? ['--out', folder] : [];
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'src', 'cli', 'saltus.mjs'), name!, ...rest, ...out],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stderr).not.toContain('expected');
    expect(status, stderr).toBe(0);
    expect(stdout).not.toBe('');
  });
});
