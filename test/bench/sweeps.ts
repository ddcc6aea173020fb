import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { committed } from '../committed.ts';
import { ROOT, SALTUS } from './command-line.ts';
import { median } from './measure.ts';

/** A whole pipeline, run by the command line and by a C program that writes the same tables. */
export interface Sweep {
  readonly id: string;
  readonly says: string;
  readonly pipeline: string;
  /** The ranges of the parameters. */
  readonly over: readonly string[];
  /** The argument of the C program: the greatest number of a set, or the last a. */
  readonly most: number;
  readonly rival: 'sweep-finite-three' | 'sweep-fes-four' | 'sweep-conjecture-12' | 'sweep-result-strings';
  readonly rows: 'none' | 'all';
  readonly jobs: readonly number[];
  /** Target for the ratio of cases per second to the C program, with one job. */
  readonly target: number | null;
}

export interface SweepTimes {
  readonly title: string;
  readonly runs: number;
  readonly cases: number;
  readonly cpuSeconds: number;
  readonly processSeconds: number;
  readonly peakKilobytes: number;
}

export interface SweepResult {
  readonly sweep: Sweep;
  /** Times by number of jobs, and finally in C, if there is a compiler. */
  readonly times: readonly SweepTimes[];
  readonly disagreements: readonly string[];
}

type Kind = Pick<Sweep, 'pipeline' | 'rival'> & {
  readonly of: (most: number) => string;
  readonly over: (most: number) => readonly string[];
};

const THREE: Kind = {
  pipeline: 'finite-three',
  rival: 'sweep-finite-three',
  of: most => `{a, b, c}, c ≤ ${most}`,
  over: most => [`a=1..${most - 2}`, `b=a+1..${most - 1}`, `c=b+1..${most}`],
};
const FOUR: Kind = {
  pipeline: 'fes-four',
  rival: 'sweep-fes-four',
  of: most => `N - {a, b, c, d}, d ≤ ${most}`,
  over: most => [`a=1..${most - 3}`, `b=a+1..${most - 2}`, `c=b+1..${most - 1}`, `d=c+1..${most}`],
};
const CONJECTURE: Kind = {
  pipeline: 'conjecture-12',
  rival: 'sweep-conjecture-12',
  of: most => `N - {a, b, a+b}, a = ${most - 3}..${most}`,
  over: most => [`a=${most - 3}..${most}`],
};
const STRINGS: Kind = {
  pipeline: 'result-strings',
  rival: 'sweep-result-strings',
  of: most => `B, T and E of {1, b, c}, c ≤ ${most}`,
  over: most => [`b=2..${most - 1}`, `c=b+1..${most}`],
};

/** Each kind in two sizes, except for the conjecture: start-up time matters only in the smaller one. */
const sweepsTo = (
  [three, largerThree]: readonly [number, number],
  [four, largerFour]: readonly [number, number],
  conjecture: number,
  [strings, largerStrings]: readonly [number, number],
): Sweep[] => [
  { ...of(THREE, 'g1', three), rows: 'none', jobs: [1, 2], target: 0.4 },
  { ...of(THREE, 'g2', three), rows: 'all', jobs: [1], target: 0.2 },
  { ...of(THREE, 'g3', largerThree), rows: 'none', jobs: [1, 2], target: 0.4 },
  { ...of(FOUR, 'g4', four), rows: 'none', jobs: [1, 2], target: 0.4 },
  { ...of(FOUR, 'g5', four), rows: 'all', jobs: [1], target: 0.2 },
  { ...of(CONJECTURE, 'g6', conjecture), rows: 'none', jobs: [1, 2], target: 0.4 },
  { ...of(STRINGS, 'g7', strings), rows: 'none', jobs: [1, 2], target: 0.4 },
  { ...of(FOUR, 'g8', largerFour), rows: 'none', jobs: [1, 2], target: 0.4 },
  { ...of(STRINGS, 'g9', largerStrings), rows: 'none', jobs: [1, 2], target: 0.4 },
];

function of({ pipeline, rival, of, over }: Kind, id: string, most: number) {
  return { id, says: `${pipeline}: ${of(most)}`, pipeline, rival, over: over(most), most };
}

export const SWEEPS: readonly Sweep[] = sweepsTo([100, 200], [40, 50], 303, [300, 600]);
export const QUICK_SWEEPS: readonly Sweep[] = sweepsTo([14, 20], [10, 12], 12, [20, 24]).map(sweep => ({
  ...sweep,
  jobs: [1],
  target: null,
}));

interface Usage {
  readonly cpuSeconds: number;
  readonly peakKilobytes: number;
  /** The counts of each claim, from the C program. */
  readonly tallies?: readonly Readonly<Record<string, number>>[];
}

interface Run extends Usage {
  readonly processSeconds: number;
  /** The folder of its tables. */
  readonly data: string;
}

/**
 * Measures medians of whole processes, all implementations in turn, each in an empty folder. Tables or counts of the C
 * program that differ from the pipeline's are disagreements.
 */
export function measureSweep(
  sweep: Sweep,
  programs: ReadonlyMap<string, string>,
  repeats: number,
  folder: string,
): SweepResult {
  const implementations = [
    ...sweep.jobs.map(jobs => ({
      title: `TypeScript, ${jobs === 1 ? '1 job' : `${jobs} jobs`}`,
      run: (out: string) => runOurs(sweep, jobs, out),
      runs: [] as Run[],
    })),
    ...(programs.has(sweep.rival)
      ? [
          {
            title: 'C',
            run: (out: string) => runRival(sweep, programs.get(sweep.rival)!, out),
            runs: [] as Run[],
          },
        ]
      : []),
  ];
  const disagreements: string[] = [];
  let cases = 0;
  for (let round = 0; round < repeats; round++) {
    const outs: string[] = [];
    for (const { run, runs } of implementations) {
      const out = mkdtempSync(join(folder, 'sweep-'));
      outs.push(out);
      runs.push(run(out));
    }
    const [ours, ...others] = implementations.map(({ runs }) => runs.at(-1)!);
    const result = JSON.parse(readFileSync(join(ours!.data, `${sweep.pipeline}.result.json`), 'utf8'));
    cases = result.cases;
    for (const other of others) disagreements.push(...differences(sweep, ours!, other, result));
    for (const out of outs) rmSync(out, { recursive: true });
  }
  const times = implementations.map(({ title, runs }) => ({
    title,
    runs: runs.length,
    cases,
    cpuSeconds: median(runs.map(run => run.cpuSeconds)),
    processSeconds: median(runs.map(run => run.processSeconds)),
    peakKilobytes: Math.max(...runs.map(run => run.peakKilobytes)),
  }));
  return { sweep, times, disagreements };
}

const USAGE = fileURLToPath(new URL('usage.mjs', import.meta.url));

function runOurs({ pipeline, over, rows }: Sweep, jobs: number, out: string): Run {
  const usage = join(out, 'usage.json');
  const letters = over.flatMap(range => ['--over', range]);
  const places = ['--rows', rows, '--fresh', '--out', out, '--jobs', `${jobs}`];
  const args = ['--import', USAGE, SALTUS, 'run', pipeline, ...letters, ...places];
  const processSeconds = timed(process.execPath, args, usage).seconds;
  return {
    ...JSON.parse(readFileSync(usage, 'utf8')),
    processSeconds,
    data: join(out, dirname(committed(`${pipeline}.csv`))),
  };
}

function runRival({ most, rows }: Sweep, program: string, out: string): Run {
  const { seconds, stdout } = timed(program, [`${most}`, out, rows]);
  return { ...(JSON.parse(stdout) as Usage), processSeconds: seconds, data: out };
}

/** @throws if it fails */
function timed(program: string, args: readonly string[], usage = '') {
  const started = performance.now();
  const env = { ...process.env, USAGE: usage };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, env, encoding: 'utf8' });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: exit ${status}\n${stderr}`);
  return { seconds, stdout };
}

interface ResultRead {
  readonly claims: readonly { readonly tally: Readonly<Record<string, number>> }[];
}

function differences(sweep: Sweep, ours: Run, other: Run, { claims }: ResultRead): string[] {
  const tables = readdirSync(other.data).filter(
    name => name.startsWith(`${sweep.pipeline}.`) && name.endsWith('.csv') && !name.includes('claims'),
  );
  // Without summaries and rows there are no tables, so only the counts are compared.
  if (tables.length === 0 && sweep.rows === 'all') return [`${sweep.says}: no tables`];
  const differing = tables.filter(
    name => !readFileSync(join(ours.data, name)).equals(readFileSync(join(other.data, name))),
  );
  const counts = (other.tallies ?? []).flatMap((tally, i) =>
    Object.entries(tally)
      .filter(([count, value]) => claims[i]?.tally[count] !== value)
      .map(([count, value]) => `claim ${i}: ${count} ${value}, and ${claims[i]?.tally[count]}`),
  );
  return [...differing.map(name => `${name} differs`), ...counts].map(text => `${sweep.says}: ${text}`);
}
