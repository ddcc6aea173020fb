import { type Figure, renderFigure } from '../../src/view/figure/figure.ts';
import type { CommandResult } from './command-line.ts';
import { type Comparison, SECONDS_FOR_MANY_RUNS, SECONDS_FOR_ONE_RUN } from './comparison.ts';
import type { Machine } from './machine.ts';
import type { SweepResult } from './sweeps.ts';
import { commandTable, markdown, type Ratio, ratiosOf, ratioTable, sweepTable, timeTable } from './tables.ts';

/** Returns the text of reports/benchmark.md: ratios first, no date. */
export function reportOf({
  comparisons,
  commands,
  sweeps,
  machine,
  repeats,
}: {
  readonly comparisons: readonly Comparison[];
  readonly commands: readonly CommandResult[];
  readonly sweeps: readonly SweepResult[];
  readonly machine: Machine;
  readonly repeats: number;
}): string {
  const shares = comparisons.flatMap(({ workload, results }) =>
    results
      .filter(({ games }) => games < workload.games.length)
      .map(({ title, games }) => `${workload.id}, ${title}: ${games} of ${workload.games.length} games`),
  );
  return `# Benchmark

How fast is the engine, in TypeScript, compared with plain C written for the purpose (\`test/bench/*.c\`)? The ratio below is
the engine's heaps per second divided by the C program's heaps per second, by kernel clocks. Above 1, TypeScript is faster.
The targets were set in advance. The answers of all implementations were compared for each game, and agree. This page is
written by \`npm run bench -- --write\`.

${markdown(ratioTable(ratiosOf(comparisons)))}
![TypeScript against our fastest plain C, by workload](benchmark.svg)

## Times

Machine: ${machine.cpu}; ${machine.cores} cores; Node ${machine.node}; ${machine.cc ?? 'no C compiler'}, \`cc -O3 -march=native\`.
One thread, except for the compiler and the garbage collector of Node. Times are medians of ${repeats} runs, each in a fresh
process, with the implementations taking turns. There are ${3 * repeats} runs if the first took less than ${SECONDS_FOR_MANY_RUNS} s, and one run if it took more than
${SECONDS_FOR_ONE_RUN} s.

- *kernel*: processor time of all threads from the first game to the last answer, as measured by the implementation itself.
  Nothing runs before it, so it includes the cost of compiling in Node.
- *warm*: processor time of a second pass over all games in the same process, with code that is already compiled. It is
  measured only if there are many games and the first pass took less than a second. C programs are not measured twice.
- *heaps*: the heaps that decide the games: the preperiod and the period of each game, or the terms. An implementation may
  compute more heaps to find a period.
- *start-up*: the rest of the processor time: loading, reading the games, writing the answers.
- *process*: wall-clock time from start to end; other programs were running on the machine.
${shares.length === 0 ? '' : `- A slow implementation computes only an evenly spaced share of the games, and rates are compared: ${shares.join('; ')}.\n`}
${markdown(timeTable(comparisons))}
## The command line

These are whole processes, each in an empty folder. The folder is in memory if the system allows it, so the disk is not
measured. The files are the same to the byte for every number of jobs.

${markdown(commandTable(commands))}
## Whole sweeps

A whole sweep is a pipeline with many small games. Both \`saltus run\` and a C program (\`test/bench/sweep-*.c\`) compute it from
start to end, with the same tables to the byte and the same counts for each claim. Speed is in cases per second of
wall-clock time of the whole process. The ratio of processor times, *C / processor s*, counts all threads, including those
in which Node compiles and collects garbage. Start-up and compiling take about 0.3 s, or 0.6 s with these threads, for any
number of cases. The C program writes no checksums and no checkpoints to resume from.

${markdown(sweepTable(sweeps))}`;
}

/** Draws the ratio to the best C program for each workload, on a logarithmic axis. */
export function chartOf(comparisons: readonly Comparison[]): Promise<Figure> {
  const best = new Map<string, Ratio>();
  for (const ratio of ratiosOf(comparisons)) {
    if (ratio.times < (best.get(ratio.id)?.times ?? Number.POSITIVE_INFINITY)) best.set(ratio.id, ratio);
  }
  const rows = [...best.values()].map(({ id, says, against, times }) => ({
    workload: `${id}  ${says}`,
    against,
    times: Number(times.toPrecision(3)),
  }));
  return drawRatios(rows);
}

interface RatioRow extends Readonly<Record<string, unknown>> {
  readonly times: number;
}

/** Draws one row per workload, and a rule at equal speed. */
export function drawRatios(rows: readonly RatioRow[]): Promise<Figure> {
  const axis = { title: '← C is faster · heaps per second, TypeScript / C · TypeScript is faster →' };
  const sort = { field: 'times', op: 'max', order: 'descending' };
  const faster = rows.filter(({ times }) => times > 1).length;
  return renderFigure(
    {
      title: {
        text: `TypeScript is faster than our plain C in ${faster} of ${rows.length} workloads`,
        anchor: 'start',
        frame: 'group',
      },
      width: 360,
      height: { step: 20 },
      layer: [
        { mark: { type: 'rule', color: '#999999' }, encoding: { x: { datum: 1, type: 'quantitative' } } },
        {
          mark: { type: 'point', size: 60 },
          encoding: {
            y: { field: 'workload', type: 'nominal', sort, title: null, axis: { labelLimit: 640 } },
            x: { field: 'times', type: 'quantitative', scale: { type: 'log', padding: 12 }, ...axis },
            color: { field: 'against', type: 'nominal', title: 'best C' },
            shape: { field: 'against', type: 'nominal', title: 'best C' },
          },
        },
      ],
    },
    rows,
    { name: 'benchmark' },
  );
}
