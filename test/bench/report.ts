import { type Figure, renderFigure } from '../../src/view/figure/figure.ts';
import type { HouseResult } from './house.ts';
import type { Machine } from './machine.ts';
import { type Race, SECONDS_FOR_MANY_RUNS, SECONDS_FOR_ONE_RUN } from './race.ts';
import type { SweepResult } from './sweeps.ts';
import { houseTable, markdown, type Ratio, ratiosOf, ratioTable, sweepTable, timeTable } from './tables.ts';

/** The text of reports/benchmark.md: ratios first, no date. */
export function reportOf({
  races,
  house,
  sweeps,
  machine,
  repeats,
}: {
  readonly races: readonly Race[];
  readonly house: readonly HouseResult[];
  readonly sweeps: readonly SweepResult[];
  readonly machine: Machine;
  readonly repeats: number;
}): string {
  const shares = races.flatMap(({ workload, results }) =>
    results
      .filter(({ games }) => games < workload.games.length)
      .map(({ title, games }) => `${workload.id}, ${title}: ${games} of ${workload.games.length} games`),
  );
  return `# Benchmark

Written by \`npm run bench -- --write\`. Heaps per second of the TypeScript engine, by those of plain C that was written for
the purpose (\`test/bench/*.c\`), by kernel clocks; above 1 TypeScript is faster. Targets are what was aimed at. The answers
of all contestants were compared, game by game, and agree.

${markdown(ratioTable(ratiosOf(races)))}
![TypeScript against the best C](benchmark.svg)

## Times

Machine: ${machine.cpu}; ${machine.cores} cores; Node ${machine.node}; ${machine.cc ?? 'no C compiler'}, \`cc -O3 -march=native\`.
One thread, but for the compiler and the garbage collector of Node. Medians of ${repeats} runs, each in a fresh process,
contestants in turn; of ${3 * repeats} where the first took less than ${SECONDS_FOR_MANY_RUNS} s, of one where it took more than ${SECONDS_FOR_ONE_RUN} s.

- *kernel*: processor time from the first game to the last answer, of all threads, by the contestant's own reading. Nothing
  is run before it, so what compiling costs in Node is in it.
- *warm*: the same of all games once more in the same process, by code that is compiled by then; where there are many, and
  the first time took less than a second. Programs in C are not measured twice.
- *heaps*: what decides the games, preperiod and period of each, or the terms. To find a period a contestant may pass
  more.
- *start-up*: the rest of the processor time: loading, reading the games, writing the answers.
- *process*: from start to end by the clock on the wall; other programs were running on the machine.
${shares.length === 0 ? '' : `- A slow contestant plays a share of the games, every so many of them, and rates are compared: ${shares.join('; ')}.\n`}
${markdown(timeTable(races))}
## The command line

Whole processes, each in an empty folder, in memory where the system has one there: programs are measured, no disk. The files are the same to the byte however many jobs there are.

${markdown(houseTable(house))}
## Whole sweeps

Many small games: a pipeline from start to end by \`saltus run\`, and by a program in C that does the same (\`test/bench/sweep-*.c\`):
the same tables to the byte, the same counts of each claim. Speed is in cases a second of the whole process, as one waits for
it; the ratio of processor times, *C / processor s*, counts all threads, also those in which Node compiles and collects
beside the one that computes. Start and compiling take some 0.3 s, with these threads 0.6 s, however many cases there are.
The program in C writes no checksums and keeps nothing that a run could go on from.

${markdown(sweepTable(sweeps))}`;
}

/** Ratio to the best C of each workload, on a logarithmic axis. */
export function chartOf(races: readonly Race[]): Promise<Figure> {
  const best = new Map<string, Ratio>();
  for (const ratio of ratiosOf(races)) {
    if (ratio.times < (best.get(ratio.id)?.times ?? Number.POSITIVE_INFINITY)) best.set(ratio.id, ratio);
  }
  const rows = [...best.values()].map(({ id, says, against, times }) => ({
    workload: `${id}  ${says}`,
    against,
    times: Number(times.toPrecision(3)),
  }));
  return drawRatios(rows);
}

/** A row a workload, and a rule where both are equally fast. */
export function drawRatios(rows: readonly Readonly<Record<string, unknown>>[]): Promise<Figure> {
  const axis = { title: 'heaps per second, TypeScript / best C' };
  return renderFigure(
    {
      title: 'TypeScript against the best plain C',
      width: 360,
      height: { step: 20 },
      layer: [
        { mark: { type: 'rule', color: '#999999' }, encoding: { x: { datum: 1, type: 'quantitative' } } },
        {
          mark: { type: 'point', size: 60 },
          encoding: {
            y: { field: 'workload', type: 'nominal', sort: null, title: null, axis: { labelLimit: 640 } },
            x: { field: 'times', type: 'quantitative', scale: { type: 'log' }, ...axis },
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
