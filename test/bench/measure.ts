import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readDoubles, rowsOf, writeDoubles } from './doubles.ts';
import type { KernelName } from './kernels.ts';

/** How a contestant is started; it gets KERNEL GAMES ANSWERS LIMIT behind these arguments. */
export interface Command {
  readonly program: string;
  readonly before: readonly string[];
  readonly kernel: KernelName | string;
}

/** Medians over the runs of one contestant on one workload, and what it answered. */
export interface Measured {
  readonly runs: number;
  /** Between the first game and the last answer, by the contestant's own clock. */
  readonly kernelSeconds: number;
  /** From the start of the process to its end, by the clock of the benchmark. */
  readonly processSeconds: number;
  /** Process less kernel: start-up, reading the games, writing the answers. */
  readonly startSeconds: number;
  /** Peak of resident memory, in kilobytes, by the contestant's own reading. */
  readonly peakKilobytes: number;
  /** One row a game. */
  readonly answers: readonly (readonly number[])[];
}

/** A contestant whose first run took longer is not run again: a median of three is for short times. */
const SECONDS_FOR_ONE_RUN = 60;

/**
 * Runs a contestant in fresh processes, one after the other and nothing beside them.
 *
 * @throws if it fails, or answers otherwise in a second run
 */
export function measure(
  { program, before, kernel }: Command,
  { games, limit }: { readonly games: readonly (readonly number[])[]; readonly limit: number },
  repeats: number,
  folder: string,
): Measured {
  const [gamesPath, answersPath] = [join(folder, 'games'), join(folder, 'answers')];
  writeDoubles(gamesPath, [games[0]!.length, ...games.flat()]);
  const runs: { kernelSeconds: number; processSeconds: number; peakKilobytes: number }[] = [];
  let answers: Float64Array | undefined;
  for (let run = 0; run < repeats && (runs[0]?.processSeconds ?? 0) <= SECONDS_FOR_ONE_RUN; run++) {
    const started = performance.now();
    const args = [...before, kernel, gamesPath, answersPath, String(limit)];
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    const processSeconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: exit ${status}\n${stderr}`);
    runs.push({
      ...(JSON.parse(stdout) as { kernelSeconds: number; peakKilobytes: number }),
      processSeconds,
    });
    const received = readDoubles(answersPath);
    if (answers?.some((answer, i) => answer !== received[i])) {
      throw new Error(`${program} ${args.join(' ')}: another answer in run ${run + 1} than before`);
    }
    answers = received;
  }
  return {
    runs: runs.length,
    kernelSeconds: median(runs.map(run => run.kernelSeconds)),
    processSeconds: median(runs.map(run => run.processSeconds)),
    startSeconds: median(runs.map(run => run.processSeconds - run.kernelSeconds)),
    peakKilobytes: Math.max(...runs.map(run => run.peakKilobytes)),
    answers: rowsOf(answers ?? [], games.length),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((p, q) => p - q);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
