import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readDoubles, rowsOf, writeDoubles } from './doubles.ts';
import type { KernelName } from './kernels.ts';

/** The command of an implementation; KERNEL GAMES ANSWERS LIMIT follow these arguments. */
export interface Command {
  readonly program: string;
  readonly before: readonly string[];
  readonly kernel: KernelName | string;
}

/** Measurements of one process. */
export interface Run {
  /** Processor time between the first game and the last answer, measured by the implementation itself. */
  readonly kernelSeconds: number;
  /**
   * Processor time of a second pass over all games, if there are many short ones; not in C, where nothing is compiled
   * meanwhile.
   */
  readonly warmSeconds: number | null;
  /** Processor time of the whole process, measured by the implementation itself at its end. */
  readonly cpuSeconds: number;
  /** Wall-clock time from start to end of the process, measured by the benchmark. */
  readonly processSeconds: number;
  /** Peak of resident memory, measured by the implementation itself. */
  readonly peakKilobytes: number;
  readonly answers: Float64Array;
}

/** Medians over the runs of one implementation on one workload, with its answers. */
export interface Measured {
  readonly runs: number;
  readonly kernelSeconds: number;
  readonly warmSeconds: number | null;
  /** Processor time outside the kernel: start-up, reading the games, writing the answers. */
  readonly startSeconds: number;
  readonly processSeconds: number;
  readonly peakKilobytes: number;
  /** One row per game. */
  readonly answers: readonly (readonly number[])[];
}

/**
 * Runs an implementation once, in a new process.
 *
 * @throws if it fails
 */
export function runOnce(
  { program, before, kernel }: Command,
  { games, limit }: { readonly games: readonly (readonly number[])[]; readonly limit: number },
  folder: string,
): Run {
  const [gamesPath, answersPath] = [join(folder, 'games'), join(folder, 'answers')];
  writeDoubles(gamesPath, [games[0]!.length, ...games.flat()]);
  const started = performance.now();
  const args = [...before, kernel, gamesPath, answersPath, String(limit)];
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const processSeconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: exit ${status}\n${stderr}`);
  const measurement = JSON.parse(stdout) as Pick<Run, 'kernelSeconds' | 'cpuSeconds' | 'peakKilobytes'> &
    Partial<Pick<Run, 'warmSeconds'>>;
  return { warmSeconds: null, ...measurement, processSeconds, answers: readDoubles(answersPath) };
}

/** @throws if the answers of a run differ from those of the first run */
export function measured(runs: readonly Run[], games: number): Measured {
  const [first] = runs;
  for (const { answers } of runs) {
    if (answers.some((answer, i) => answer !== first!.answers[i]))
      throw new Error('another answer in another run');
  }
  const medianOf = (of: (run: Run) => number) => median(runs.map(of));
  return {
    runs: runs.length,
    kernelSeconds: medianOf(run => run.kernelSeconds),
    warmSeconds: runs.some(run => run.warmSeconds === null) ? null : medianOf(run => run.warmSeconds!),
    startSeconds: medianOf(run => run.cpuSeconds - run.kernelSeconds),
    processSeconds: medianOf(run => run.processSeconds),
    peakKilobytes: Math.max(...runs.map(run => run.peakKilobytes)),
    answers: rowsOf(first!.answers, games),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((p, q) => p - q);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
