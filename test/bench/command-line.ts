import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measure.ts';

/** A measurement of whole processes: the command line as users call it. */
export interface CommandRun {
  readonly id: string;
  readonly says: string;
  readonly args: readonly string[];
  /** Numbers of jobs to compare, whose files must be equal byte for byte. */
  readonly jobs: readonly number[];
}

export interface CommandResult {
  readonly run: CommandRun;
  readonly times: readonly { readonly jobs: number; readonly runs: number; readonly seconds: number }[];
  readonly disagreements: readonly string[];
}

export const LIST: CommandRun = { id: 'f1', says: 'start-up: saltus list', args: ['list'], jobs: [1] };
export const COMMANDS: readonly CommandRun[] = [
  LIST,
  { id: 'f2', says: 'the whole npm start, without stored blocks', args: ['run'], jobs: [1, 2] },
  {
    id: 'f3',
    says: 'a sweep: run conjecture-12 --over a=700..705 --rows none',
    args: ['run', 'conjecture-12', '--over', 'a=700..705', '--rows', 'none'],
    jobs: [1, 2],
  },
  {
    id: 'f4',
    says: 'a sweep and its figures, 120 small charts: run fes-saltus --over a=1..60',
    args: ['run', 'fes-saltus', '--over', 'a=1..60'],
    jobs: [1, 2],
  },
];

/** If a run takes longer, it is not repeated; longer than for an implementation. */
const SECONDS_FOR_ONE_RUN = 30;

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const SALTUS = join(ROOT, 'src/cli/saltus.mjs');

/**
 * Measures wall-clock medians of whole processes, each in an empty folder, after a run that does not count, because the
 * first command after a change of the sources makes a build. A non-zero exit code is a disagreement, and so are files
 * that differ between runs.
 */
export function measureCommand(run: CommandRun, repeats: number, folder: string): CommandResult {
  const digests = new Map<string, string>();
  const disagreements: string[] = [];
  const seconds = new Map(run.jobs.map(jobs => [jobs, [] as number[]]));
  spawnSync(process.execPath, [SALTUS, '--version'], { cwd: ROOT });
  for (let round = 0; round < repeats; round++) {
    for (const [jobs, times] of seconds) {
      if ((times[0] ?? 0) > SECONDS_FOR_ONE_RUN) continue;
      const out = mkdtempSync(join(folder, 'command-'));
      const places = run.args[0] === 'run' ? ['--fresh', '--out', out, '--jobs', String(jobs)] : [];
      const started = performance.now();
      const { status, stderr } = spawnSync(process.execPath, [SALTUS, ...run.args, ...places], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      times.push((performance.now() - started) / 1000);
      if (status !== 0) disagreements.push(`saltus ${run.args.join(' ')}: exit ${status}\n${stderr}`);
      for (const [name, digest] of digestsOf(out)) {
        if ((digests.get(name) ?? digest) !== digest) disagreements.push(`${name} differs with ${jobs} jobs`);
        digests.set(name, digest);
      }
      rmSync(out, { recursive: true });
    }
  }
  const times = run.jobs.map(jobs => {
    const all = seconds.get(jobs)!;
    return { jobs, runs: all.length, seconds: median(all) };
  });
  return { run, times, disagreements };
}

function digestsOf(folder: string): [name: string, digest: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [
      path.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]);
}
