import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '../cli/terminal.ts';
import { SALTUS, shell } from './command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-terminal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a full disk for standard output is an environment error, reported in a sentence', async () => {
  for (const command of ['game N --json', 'sequence N --terms 1e6']) {
    const ended = await shell(`saltus ${command} > /dev/full`, folder);
    expect(ended).toEqual({
      code: 5,
      out: '',
      err: 'cannot write standard output: the disk is full (ENOSPC)\n',
    });
  }
});

test('a full disk for standard error loses the message, not the exit code', async () => {
  expect(await shell("saltus game '{1' 2> /dev/full", folder)).toMatchObject({ code: 2, err: '' });
});

test('a command ends silently when its reader closes, but not as if its verdict were expected', async () => {
  const some = await shell('set -o pipefail; saltus sequence N --terms 1e7 | head -n 1', folder);
  expect(some).toEqual({ code: 141, out: '0\n', err: '' });
  const none = await shell("set -o pipefail; saltus game '{1' 2>&1 >/dev/null | true", folder);
  expect(none.code).toBe(2);
});

test('32 open files are too few for eight threads, which is reported', async () => {
  const { code, err } = await shell(`ulimit -n 32; saltus run fes-two --jobs 8 --out few`, folder);
  expect(code).toBe(5);
  expect(err).toMatch(/\(EMFILE\)|^EMFILE: too many open files/);
  expect(err).not.toMatch(/^ +at /m);
});

test('control characters in names and contents of files never reach the terminal', async () => {
  const name = 'a\u001b[2Jb\u202e.txt';
  writeFileSync(join(folder, name), '7\u001b]0;title\u0007\n\u009b31m\n');
  const { code, err } = await shell(`FORCE_COLOR=1 saltus game $'file:a\\u001b[2Jb\\u202e.txt'`, folder);
  expect(code).toBe(2);
  expect(err).toContain('a\\u001b[2Jb\\u202e.txt');
  expect(err.replaceAll('\u001b[31m', '').replaceAll('\u001b[39m', '').replaceAll('\n', '')).not.toMatch(
    /\p{Cc}|\p{Bidi_Control}/u,
  );
});

test('standard output, pipes and devices are written to if they are named as files', async () => {
  const line = [
    'saltus sequence N --terms 3 --out /dev/stdout',
    'saltus sequence N --terms 3 --out /dev/stdout > file && cat file',
    'saltus sequence N --terms 3 --out /dev/stdout | cat',
    'saltus sequence N --terms 3 --out /dev/null && test -c /dev/null',
  ].join(' && ');
  expect(await shell(line, folder)).toEqual({ code: 0, out: '0\n1\n2\n'.repeat(3), err: '' });
});

test('a slow reader of a socket gets all output', async () => {
  const { out } = await shell('saltus sequence N --terms 1e6 --out /dev/stdout', folder);
  expect(out.length).toBe(6888890);
});

test('a folder is rejected where a file is to be written', async () => {
  for (const command of [
    ['sequence', 'N', '--terms', '3', '--out', folder],
    ['game', '{1, 2}', '--certificate', folder],
    ['plan', 'fes-one', '--save', folder],
  ])
    expect(await say(command)).toMatchObject({
      code: 5,
      err: expect.stringMatching(
        new RegExp(`^(known here .*\\n)?cannot write ${folder}: it is a folder [(]EISDIR[)]$`),
      ),
    });
});

test.each([1, 2])(
  'Ctrl-C leaves the terminal unchanged and reports what is saved, with --jobs %d',
  async jobs => {
    const blocks = `interrupted-${jobs}/data/runs/blocks`;
    const run = `run conjecture-12 --over a=1..40 --jobs ${jobs} --out interrupted-${jobs}`;
    writeFileSync(join(folder, 'command'), `trap : INT; ${SALTUS} ${run}; echo code $?`);
    // The terminal converts the character to the signal, after a block is stored.
    const typed = `until find ${blocks} -name '*.tally' 2> /dev/null | grep -q .; do sleep 0.1; done; printf '\\003'`;
    const { out } = await shell(`(${typed}) | script --quiet --command 'bash command' /dev/null`, folder);
    expect(out).toMatch(
      /interrupted: \d+ of \d+ blocks saved; to resume, repeat the same command\r\ncode 130\r\n$/,
    );
    // Neither line wrap nor the cursor was switched off.
    expect(out).not.toContain('\u001b[?');
  },
);

test('a command that is silent for two seconds reports in a terminal that it is still computing', async () => {
  // Searching up to the limit takes minutes and finds no period.
  writeFileSync(
    join(folder, 'command'),
    `trap : INT; ${SALTUS} game '{5, 1000000, 1000003, 2000001}'; echo code $?`,
  );
  const typed = "until grep -qs 'still computing' typescript; do sleep 0.1; done; printf '\\003'";
  const { out } = await shell(
    `(${typed}) | script --quiet --flush --command 'bash command' typescript`,
    folder,
  );
  expect(out).toMatch(/^\r\S*still computing, \d+ s \(Ctrl-C to stop\)[\s\S]*code 130\r\n$/);
});

test('endless input is rejected, as a line, a file or a device', async () => {
  const { code, err } = await shell("yes 1, | tr -d '\\n' | saltus game -", folder);
  expect({ code, err }).toEqual({
    code: 2,
    err: 'standard input: expected lines of at most 16777216 characters, received a longer line\n',
  });
  for (const command of ['verify /dev/zero', 'game file:/dev/zero', 'shard --plan /dev/zero --index 0']) {
    const refused = await say(command.split(' '));
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('/dev/zero: expected a file of at most 16777216 bytes, received more');
  }
});
