import type { CommandResult } from './command-line.ts';
import { type Comparison, OURS } from './comparison.ts';
import type { SweepResult } from './sweeps.ts';
import type { Target } from './workloads.ts';

/** A table of texts, starting with its header. */
export type Texts = readonly (readonly string[])[];

/** Ratio of heaps per second, TypeScript to a rival, by kernel clocks. */
export interface Ratio {
  readonly id: string;
  readonly says: string;
  readonly against: string;
  readonly times: number;
  /** The ratio for code that is already compiled, if measured. */
  readonly warm: number | null;
  readonly target: Target | null;
}

export function ratiosOf(comparisons: readonly Comparison[]): Ratio[] {
  return comparisons.flatMap(({ workload: { id, says, targets }, results: [ours, ...rivals] }) =>
    rivals.map(rival => ({
      id,
      says,
      against: rival.title,
      times: ours!.heapsPerSecond / rival.heapsPerSecond,
      warm: ours!.warmSeconds === null ? null : ours!.heaps / ours!.warmSeconds / rival.heapsPerSecond,
      target: targets.find(({ title }) => title === rival.title) ?? null,
    })),
  );
}

export function ratioTable(ratios: readonly Ratio[]): Texts {
  const rows = ratios.map(({ id, says, against, times, warm, target }) => [
    id,
    says,
    against,
    threeDigits(times),
    target === null ? '' : `≥ ${target.times}`,
    target === null ? '' : times >= target.times ? 'met' : 'missed',
    warm === null ? '' : threeDigits(warm),
  ]);
  return [['', 'workload', 'plain C', 'TypeScript / C', 'target', '', 'warm'], ...rows];
}

export function timeTable(comparisons: readonly Comparison[]): Texts {
  const rows = comparisons.flatMap(({ workload, results }) =>
    results.map(result => [
      workload.id,
      result.title === OURS ? OURS : `C: ${result.title}`,
      result.games === workload.games.length
        ? `${result.games}`
        : `${result.games} of ${workload.games.length}`,
      result.heaps.toExponential(2),
      `${result.runs}`,
      threeDigits(result.kernelSeconds),
      result.warmSeconds === null ? '' : threeDigits(result.warmSeconds),
      result.heapsPerSecond.toExponential(2),
      threeDigits(result.startSeconds),
      threeDigits(result.processSeconds),
      threeDigits(result.peakKilobytes / 1000),
    ]),
  );
  const header = [
    '',
    'implementation',
    'games',
    'heaps',
    'runs',
    'kernel s',
    'warm s',
    'heaps/s',
    'start-up s',
    'process s',
    'peak MB',
  ];
  return [header, ...rows];
}

export function commandTable(results: readonly CommandResult[]): Texts {
  const rows = results.flatMap(({ run, times }) =>
    times.map(({ jobs, runs, seconds }) => [
      run.id,
      run.says,
      `${jobs}`,
      `${runs}`,
      threeDigits(seconds),
      jobs === 1 ? '' : threeDigits(times[0]!.seconds / seconds),
    ]),
  );
  return [['', 'command line', 'jobs', 'runs', 'process s', 'one job / this'], ...rows];
}

/** Returns the table of sweeps: speed in cases per second of wall-clock time, next to the ratio of processor times. */
export function sweepTable(results: readonly SweepResult[]): Texts {
  const rows = results.flatMap(({ sweep, times }) => {
    const rival = times.find(({ title }) => title === 'C');
    return times.map(measurement => {
      const against = measurement === rival ? undefined : rival;
      const ratio = against && against.processSeconds / measurement.processSeconds;
      const target = measurement === times[0] && ratio !== undefined ? sweep.target : null;
      return [
        sweep.id,
        sweep.says,
        sweep.rows,
        measurement.title,
        `${measurement.runs}`,
        `${measurement.cases}`,
        Math.round(measurement.cases / measurement.processSeconds).toExponential(2),
        threeDigits(measurement.processSeconds),
        threeDigits(measurement.cpuSeconds),
        threeDigits(measurement.peakKilobytes / 1000),
        against ? threeDigits(against.cpuSeconds / measurement.cpuSeconds) : '',
        ratio === undefined ? '' : threeDigits(ratio),
        target === null ? '' : `≥ ${target}`,
        target === null ? '' : ratio! >= target ? 'met' : 'missed',
      ];
    });
  });
  const header = [
    '',
    'pipeline',
    'rows',
    'implementation',
    'runs',
    'cases',
    'cases/s',
    'process s',
    'processor s',
    'peak MB',
  ];
  return [[...header, 'C / processor s', 'speed / C', 'target', ''], ...rows];
}

/** Aligns columns by padding. */
export function plainText(table: Texts): string {
  const widths = table[0]!.map((_, i) => Math.max(...table.map(row => row[i]!.length)));
  return table
    .map(
      row =>
        `${row
          .map((text, i) => text.padEnd(widths[i]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

export function markdown([header, ...rows]: Texts): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ').replaceAll('|X|', '\\|X\\|')} |\n`;
  return [header!, header!.map(() => '---'), ...rows].map(line).join('');
}

/** Formats a number with three significant digits and no exponent. */
function threeDigits(x: number): string {
  if (x === 0 || !Number.isFinite(x)) return `${x}`;
  return x.toFixed(Math.max(0, 2 - Math.floor(Math.log10(Math.abs(x)))));
}
