import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MachineError } from '../errors.ts';
import { shellWord } from './shell-word.ts';

/** The settings of a job on a cluster. */
export interface SlurmSettings {
  readonly partition?: string | undefined;
  /** Time limit of one task, as sbatch takes it. */
  readonly time?: string | undefined;
  /** Memory of one task, as sbatch takes it. */
  readonly memory?: string | undefined;
  /** Modules to be loaded before the task. */
  readonly modules?: readonly string[] | undefined;
}

/** Time between two queries of the queue, in ms. */
const QUERY_INTERVAL = 2000;
/** Maximum number of consecutive queries that may fail, since a busy or restarting scheduler does not answer: ten minutes. */
const MAX_FAILED_QUERIES = 300;

const run = promisify(execFile);

async function slurm(command: string, args: readonly string[], input?: string): Promise<string> {
  try {
    const child = run(command, args);
    if (input !== undefined) child.child.stdin?.end(input);
    return (await child).stdout.trim();
  } catch (thrown) {
    const { code, stderr = '' } = Object(thrown) as { code?: unknown; stderr?: string };
    const why = code === 'ENOENT' ? 'command not found: is Slurm installed?' : stderr.trim();
    throw new MachineError(`${command} failed: ${why || thrown}`, { cause: thrown });
  }
}

/** Returns the number of shards per task, so that the array is no larger than the cluster allows. */
export async function shardsPerTask(shards: number): Promise<number> {
  const config = await slurm('scontrol', ['show', 'config']);
  const maxSize = Number(/^MaxArraySize\s*=\s*(\d+)/m.exec(config)?.[1] ?? 1001);
  return Math.ceil(shards / maxSize);
}

/**
 * Submits an array whose task T computes `perTask` shards starting at T times `perTask`, for each T with a missing shard,
 * and a merge that depends on it.
 *
 * @returns the ids of both jobs
 */
export async function submit(
  {
    missing,
    perTask,
    name,
    logs,
  }: { missing: readonly number[]; perTask: number; name: string; logs: string },
  commands: { readonly shards: readonly string[]; readonly merge: readonly string[] },
  settings: SlurmSettings,
): Promise<string[]> {
  const tasks = [...new Set(missing.map(shard => Math.floor(shard / perTask)))];
  const common = [
    '--parsable',
    `--job-name=${name}`,
    ...(settings.partition === undefined ? [] : [`--partition=${settings.partition}`]),
    ...(settings.time === undefined ? [] : [`--time=${settings.time}`]),
    ...(settings.memory === undefined ? [] : [`--mem=${settings.memory}`]),
  ];
  // Without exec, a cancelled task could leave its process running.
  const script = (command: readonly string[], after = '') =>
    [
      '#!/bin/bash',
      ...(settings.modules ?? []).map(module => `module load ${shellWord(module)}`),
      `exec ${command.map(shellWord).join(' ')}${after}`,
      '',
    ].join('\n');
  const index = ` --index $((SLURM_ARRAY_TASK_ID * ${perTask})) --count ${perTask}`;
  const array = await slurm(
    'sbatch',
    [...common, `--array=${ranges(tasks)}`, '--requeue', `--output=${logs}/%A_%a.log`],
    script(commands.shards, index),
  );
  const id = array.split(';')[0]!;
  const dependent = [`--dependency=afterok:${id}`, '--kill-on-invalid-dep=yes', `--output=${logs}/%j.log`];
  const merge = await slurm('sbatch', [...common, ...dependent], script(commands.merge));
  return [id, merge.split(';')[0]!];
}

/**
 * Waits until no task of the jobs is in the queue. The files, not the queue, show the results.
 *
 * @param between two queries, in ms; for tests, as is `mostFailed`
 * @throws MachineError if more than `mostFailed` consecutive queries fail; the jobs continue
 */
export async function follow(
  jobs: readonly string[],
  update: () => void,
  { between = QUERY_INTERVAL, mostFailed = MAX_FAILED_QUERIES } = {},
): Promise<void> {
  for (let failed = 0; ; ) {
    update();
    try {
      if ((await slurm('squeue', ['-h', '-o', '%i', '-j', jobs.join(',')])) === '') return;
      failed = 0;
    } catch (thrown) {
      // Slurm forgets a job some time after its end.
      if (/invalid job id/i.test(String(thrown))) return;
      if (++failed > mostFailed) throw thrown;
    }
    await sleep(between);
  }
}

/** Writes numbers as ranges: `0,3-5` for 0, 3, 4, 5. */
export function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const n of numbers.toSorted((p, q) => p - q)) {
    const last = parts.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else parts.push([n, n]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
