import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MachineError } from '../../src/errors.ts';
import { follow, shardsPerTask, submit } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';
import { say } from './terminal.ts';

let folder: string;
let path: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-on-slurm-'));
  path = process.env.PATH;
  process.env.PATH = `${folder}${delimiter}${path}`;
  standIn('scontrol', 'echo "MaxArraySize = 1001"');
  standIn('squeue', 'true');
  // Records the arguments and script of each submission, and answers with a job id.
  standIn('sbatch', `echo "$@" >> ${folder}/arguments; cat >> ${folder}/script; echo 7`);
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces a command of Slurm by a script. */
function standIn(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

const config = () => join(folder, 'config.json');
const run = (...more: string[]) =>
  say(['run', 'conjecture-12', '--over', 'a=1..3', '--out', join(folder, 'out'), ...more]);
const onSlurm = (text: string, ...more: string[]) => {
  writeFileSync(config(), text);
  return run('--on', 'slurm', '--config', config(), ...more);
};
const submitted = () => ({
  arguments: readFileSync(join(folder, 'arguments'), 'utf8'),
  script: readFileSync(join(folder, 'script'), 'utf8'),
});

test('only shards with missing or corrupt blocks are submitted', async () => {
  const small = new SmallPipeline();
  const slurm = () => small.say('run', 'small', '--on', 'slurm', '--shards', '3');
  expect((await slurm()).err).toMatch(/3 of 3 shards, then 7[\s\S]*3 of 3 shards not done/);
  await small.say('run', 'small', '--jobs', '1');
  rmSync(join(folder, 'arguments'));
  expect((await slurm()).err).not.toMatch(/job|corrupt/);
  expect(existsSync(join(folder, 'arguments'))).toBe(false);
  const name = small.names('rows')[1]!;
  small.forge(name, text => text.replace(/(\d+)\]\n/, (_, n) => `${Number(n) + 2}]\n`));
  const { code, err } = await slurm();
  expect(code).toBe(5);
  expect(err).toContain(`${small.path(name)}: corrupt (its rows are not the evaluated ones); recomputing it`);
  expect(err).toMatch(/small: job 7, 1 of 3 shards, then 7/);
  expect(submitted().arguments).toMatch(/--array=\d /);
  // The tasks must find the user's pipelines on any machine.
  const env = `exec 'env' 'SALTUS_WORKSPACE=${small.workspace}' '${process.execPath}'`;
  expect(submitted().script.split(env)).toHaveLength(5);
  small.remove();
});

test('a task has as many shards as the cluster requires, and is submitted if any is missing', async () => {
  standIn('scontrol', 'echo "MaxArraySize = 2"');
  const perTask = await shardsPerTask(4);
  const commands = { shards: ['shard'], merge: ['merge'] };
  for (const missing of [[0, 1, 2, 3], [1]])
    await submit({ missing, perTask, name: 'small', logs: folder }, commands, {});
  expect(submitted().arguments.match(/--array=\S+/g)).toEqual(['--array=0-1', '--array=0']);
  expect(submitted().script).toContain('--index $((SLURM_ARRAY_TASK_ID * 2)) --count 2');
});

test('a queue that fails now and then is queried again, and one that always fails ends the waiting', async () => {
  const looks = join(folder, 'looks');
  standIn('squeue', `echo x >> ${looks}; [ $(wc -l < ${looks}) -gt 3 ] || { echo busy >&2; exit 1; }`);
  let seen = 0;
  const look = () => seen++;
  await follow(['7'], look, { between: 1, mostFailed: 3 });
  expect(seen).toBe(4);
  rmSync(looks);
  await expect(follow(['7'], look, { between: 1, mostFailed: 2 })).rejects.toThrow(MachineError);
  standIn('squeue', 'echo "slurm_load_jobs error: Invalid job id specified" >&2; exit 1');
  await follow(['7'], look, { mostFailed: 0 });
});

test.each([
  [['--fresh'], '--fresh: expected no --on slurm with this option'],
  [['--jobs', '2'], '--jobs: expected no --on slurm with this option, received 2'],
  [['--name', 'Bad Name'], '--name: expected '],
])(
  'an option that does not apply to a cluster is rejected before anything is submitted: %j',
  async (words, message) => {
    const { code, err } = await run('--on', 'slurm', ...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(existsSync(join(folder, 'arguments'))).toBe(false);
  },
);

test.each([
  ['MaxArraySize = 2', [2, 3, 4, 5], [1, 2, 2, 3]],
  ['MaxJobCount = 2', [1001, 1002], [1, 2]],
])(
  'a task has as few shards as possible, for an array of at most 1001 tasks or with %s',
  async (line, shards, perTask) => {
    standIn('scontrol', `echo "${line}"`);
    expect(await Promise.all(shards.map(shardsPerTask))).toEqual(perTask);
  },
);

const SECTION = { partition: 'main', time: '02:00:00', memory: '2G', modules: ['node/20', "o'dd"] };

test('the section of a configuration file applies to the array and to the merge', async () => {
  const { code, err } = await onSlurm(JSON.stringify({ slurm: SECTION }));
  const { arguments: given, script } = submitted();
  expect(given.match(/--partition=main --time=02:00:00 --mem=2G/g)).toHaveLength(2);
  expect(given).toMatch(/--array=0 --requeue .*\n.*--dependency=afterok:7 --kill-on-invalid-dep=yes/);
  expect(script.match(/module load 'node\/20'\nmodule load 'o'\\''dd'\nexec /g)).toHaveLength(2);
  // The shard counts as missing because its files are, whatever the queue says.
  expect({ code, err }).toMatchObject({ code: 5, err: expect.stringMatching(/1 of 1 shard not done/) });
});

test('an option on the command line overrides the configuration file, which supplies the others', async () => {
  await onSlurm(JSON.stringify({ slurm: SECTION }), '--partition', 'short', '--time', '5');
  expect(submitted().arguments).toMatch(/--partition=short --time=5 --mem=2G/);
  expect(submitted().script).toContain("module load 'node/20'");
});

test('options work without a file, and without options nothing is requested', async () => {
  await run('--on', 'slurm', '--memory', '1G');
  expect(submitted().arguments).toMatch(/--mem=1G/);
  expect(submitted().arguments).not.toMatch(/--partition|--time/);
  expect(submitted().script).not.toMatch(/\bmodule load/);
});

test.each([
  ['invalid JSON', '{', /config\.json: expected a JSON configuration/],
  [
    'no section',
    '{}',
    /config\.json: slurm: expected an object with some of partition, .*, received nothing/,
  ],
  ['a list', '{"slurm": []}', /slurm: expected an object .*, received \[\]/],
  ['a list at the top', '[]', /slurm: expected an object .*, received nothing/],
  ['another section', '{"slurm": {}, "sge": {}}', /expected only the key slurm, received sge/],
  [
    'an unknown key',
    '{"slurm": {"queue": "main"}}',
    /slurm\.queue: expected one of partition, .*, received queue/,
  ],
  ['a number instead of text', '{"slurm": {"time": 60}}', /slurm\.time: expected a string, received 60/],
  [
    'text instead of a list',
    '{"slurm": {"modules": "node"}}',
    /slurm\.modules: expected a list of strings, received "node"/,
  ],
  [
    'a list of numbers',
    '{"slurm": {"modules": [20]}}',
    /slurm\.modules: expected a list of strings, received \[20\]/,
  ],
])('a configuration file with %s is rejected, and nothing is submitted', async (_, text, message) => {
  const { code, err } = await onSlurm(text);
  expect(code).toBe(2);
  expect(err).toMatch(message);
  expect(existsSync(join(folder, 'arguments'))).toBe(false);
});

test('all errors of a configuration file are reported together', async () => {
  const { err } = await onSlurm('{"slurm": {"queue": "main", "time": 60}}');
  expect(err).toMatch(/slurm\.queue[\s\S]*slurm\.time/);
});

test('a missing configuration file is reported', async () => {
  const { code, err } = await run('--on', 'slurm', '--config', join(folder, 'none.json'));
  expect(code).toBe(5);
  expect(err).toMatch(/cannot read .*none\.json: it does not exist/);
});

test('options for a cluster are rejected without --on slurm', async () => {
  const { code, err } = await run('--partition', 'main', '--config', config(), '--shards', '3');
  expect(code).toBe(2);
  for (const name of ['partition', 'config', 'shards']) {
    expect(err).toContain(`--${name}: expected --on slurm with this option`);
  }
});
