import { execSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Places, placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

const TRANSCRIPTS = join(ROOT, 'test', 'cli', 'transcripts');

/** The working folder of a transcript, empty at its beginning. */
let folder: string;
const cwd = process.cwd();
beforeEach(async () => {
  // esbuild remembers the working folder of its first import for all later tests of this process.
  await import('esbuild');
  folder = mkdtempSync(join(tmpdir(), 'saltus-transcript-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs every command of every transcript and compares everything printed; `npx vitest -u` renews the transcripts.
 *
 * A line `# …` is prose, a line `$ …` a command, and all other lines are output: first standard output, then standard error,
 * marked `2>`, then an exit code other than 0. Commands other than saltus are run by a shell.
 */
test.each(readdirSync(TRANSCRIPTS))(
  '%s shows what each command prints',
  async name => {
    const path = join(TRANSCRIPTS, name);
    const written = readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => /^[#$] /.test(line));
    const lines: string[] = [];
    for (const line of written) {
      if (line.startsWith('# ') && !lines.at(-1)?.startsWith('# ') && lines.length > 0) lines.push('');
      lines.push(line);
      if (line.startsWith('$ ')) lines.push(...(await outputOf(line.slice(2))));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path);
  },
  120_000,
);

async function outputOf(command: string): Promise<string[]> {
  const [, piped, saltus] = /^(?:(.*) \| )?saltus (.*)$/.exec(command) ?? [];
  if (saltus === undefined) return runInShell(command);
  const input = piped === undefined ? [] : runInShell(piped);
  const { code, out, err } = await say(wordsOf(saltus), { input, places });
  const printed = [
    ...linesOf(out),
    ...linesOf(err).map(line => `2> ${line}`),
    ...(code === 0 ? [] : [`exit ${code}`]),
  ];
  const misread = printed.find(line => /^[#$] /.test(line));
  if (misread !== undefined) throw new Error(`a transcript cannot contain the output line ${misread}`);
  return printed.map(line => withoutMachine(withoutKnown(line)).trimEnd());
}

/** Shortens what is known in JSON, which changes with the pipelines and has tests of its own. */
function withoutKnown(line: string): string {
  if (!line.startsWith('{') || !line.includes('"known":[{')) return line;
  return JSON.stringify(JSON.parse(line), (key, value) => (key === 'known' ? ['…'] : value));
}

/** Replaces absolute paths, digests of plans, and what is known. */
const withoutMachine = (line: string) =>
  line
    .replaceAll(`${folder}/`, '')
    .replaceAll(`${ROOT}/`, '')
    .replace(/\b[0-9a-f]{16}([0-9a-f]{48})?\b/g, '…')
    .replace(/^(2> known here for [^:]*): .*/, '$1: …');

/** Places as in a clone, with everything written below the working folder. */
const places = (out: string | undefined): Places => ({
  ...placesOf(out),
  ...(out === undefined && { blocks: join(folder, 'data', 'runs', 'blocks'), out: folder }),
  workspace: join(folder, 'saltus'),
});

/** Runs a command in the working folder, where the variable DATA names the folder of the committed tables. */
const runInShell = (command: string) =>
  linesOf(execSync(command, { encoding: 'utf8', env: { ...process.env, DATA: join(ROOT, 'data') } }));

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** Splits a line as a shell does, with words in single quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/((?:'[^']*'|[^\s'])+)/g)].map(([word]) => word.replaceAll("'", ''));
