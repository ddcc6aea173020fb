import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COMMANDS, LIST, measureCommand } from './command-line.ts';
import { compareImplementations } from './comparison.ts';
import { bundleImplementation, compile, compilerVersion } from './compile.ts';
import { machineOf } from './machine.ts';
import { profileRun, profileTables } from './profile.ts';
import { chartOf, reportOf } from './report.ts';
import { measureSweep, QUICK_SWEEPS, SWEEPS } from './sweeps.ts';
import { commandTable, plainText, ratiosOf, ratioTable, sweepTable, timeTable } from './tables.ts';
import { FULL, QUICK } from './workloads.ts';

const USAGE = `npm run bench -- [options]
  --quick        small workloads that take seconds; compares all answers with the definitions
  --only IDS     only these workloads: a1,b2,f3
  --repeats N    runs per implementation, three times as many if one takes less than 2 s (default: 3; 1 with --quick)
  --json FILE    file for machine, ratios and times
  --write        writes reports/benchmark.md and its chart; needs all workloads and a compiler
  --profile      shows where the time of a fresh \`npm start\` goes; with --only, of these pipelines
Exit: 0; 1 if implementations disagree on an answer, never for a time; 2 usage.`;

const REPORTS = fileURLToPath(new URL('../../reports/', import.meta.url));

/**
 * By quick workload: one row per game, the game followed by its answer, from the definitions
 * (answers-by-definition.ts).
 */
const ANSWERS: Readonly<Record<string, readonly number[][]>> = JSON.parse(
  readFileSync(new URL('quick-answers.json', import.meta.url), 'utf8'),
);

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';

/** Runs all implementations, one at a time, and prints the results. */
async function main(options: ReturnType<typeof optionsOf>): Promise<number> {
  const { repeats, wants } = options;
  const workloads = (options.quick ? QUICK : FULL).filter(({ id }) => wants(id));
  const commandRuns = (options.quick ? [LIST] : COMMANDS).filter(({ id }) => wants(id));
  const sweeps = (options.quick ? QUICK_SWEEPS : SWEEPS).filter(({ id }) => wants(id));
  const cc = compilerVersion();
  if (options.write && cc === null) throw new Error('a report needs a C compiler, but there is no cc');
  const machine = machineOf(cc);
  console.log(`${machine.cpu}; ${machine.cores} cores; Node ${machine.node}; ${cc ?? 'no C compiler'}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'saltus-bench-'));
  const outputs = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'saltus-bench-'));
  try {
    const kernels = cc === null ? [] : workloads.flatMap(({ rivals }) => rivals.map(({ source }) => source));
    const programs = compile(kernels, folder);
    const pipelines = compile(cc === null ? [] : sweeps.map(({ rival }) => rival), folder);
    const ours = bundleImplementation(folder);
    const comparisons = workloads.map(workload => {
      console.error(`${workload.id}: ${workload.says}`);
      const known = options.quick ? ANSWERS[workload.id] : [];
      if (known === undefined) throw new Error(`quick-answers.json has no answers for ${workload.id}`);
      return compareImplementations(workload, programs, { ours, repeats, folder, known });
    });
    const commands = commandRuns.map(run => {
      console.error(`${run.id}: ${run.says}`);
      return measureCommand(run, repeats, outputs);
    });
    const swept = sweeps.map(sweep => {
      console.error(`${sweep.id}: ${sweep.says}, rows ${sweep.rows}`);
      return measureSweep(sweep, pipelines, repeats, outputs);
    });
    const tables = [
      ratioTable(ratiosOf(comparisons)),
      timeTable(comparisons),
      commandTable(commands),
      sweepTable(swept),
    ];
    console.log(
      tables
        .filter(table => table.length > 1)
        .map(plainText)
        .join('\n'),
    );

    const disagreements = [
      ...comparisons.flatMap(({ workload, disagreements }) =>
        disagreements.map(text => `${workload.id} ${text}`),
      ),
      ...commands.flatMap(({ run, disagreements }) => disagreements.map(text => `${run.id} ${text}`)),
      ...swept.flatMap(({ sweep, disagreements }) => disagreements.map(text => `${sweep.id} ${text}`)),
    ];
    for (const text of disagreements.slice(0, 20)) console.error(`wrong answer: ${text}`);
    if (options.json !== undefined) {
      const times = comparisons.map(({ workload: { id, says }, results }) => ({ id, says, results }));
      const all = {
        machine,
        repeats,
        ratios: ratiosOf(comparisons),
        times,
        house: commands,
        sweeps: swept,
        disagreements,
      };
      writeFileSync(options.json, `${JSON.stringify(all, null, 2)}\n`);
    }
    if (disagreements.length > 0) return 1;
    if (options.write) {
      const { specJson, svg } = await chartOf(comparisons);
      writeFileSync(
        join(REPORTS, 'benchmark.md'),
        reportOf({ comparisons, commands, sweeps: swept, machine, repeats }),
      );
      writeFileSync(join(REPORTS, 'benchmark.vl.json'), specJson);
      writeFileSync(join(REPORTS, 'benchmark.svg'), svg);
    }
    console.log('all implementations agree on every answer');
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(outputs, { recursive: true });
  }
}

/** Prints where the time of a fresh run goes. */
function profile(ids: readonly string[]): number {
  const { profile, cpuSeconds } = profileRun(ids);
  console.log(
    `${cpuSeconds.toFixed(1)} s of processor time with V8's own threads, which compile and collect garbage; sampled in ${profile.threads} threads:\n`,
  );
  console.log(profileTables(profile).map(plainText).join('\n'));
  return 0;
}

/** @throws with the reason, if the command line is invalid */
function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      only: { type: 'string' },
      repeats: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const repeats = Number(values.repeats ?? (values.quick ? 1 : 3));
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(`--repeats ${values.repeats} is not a positive integer`);
  const only = values.only?.split(',');
  const known = [...FULL, ...COMMANDS, ...SWEEPS].map(({ id }) => id);
  const unknown = only?.filter(id => !known.includes(id)) ?? [];
  if (unknown.length > 0 && !values.profile)
    throw new Error(`--only ${unknown.join(',')}: there are ${known.join(', ')}`);
  if (values.write && (values.quick || only)) throw new Error('--write needs all full workloads');
  if (values.profile && (values.quick || values.write || values.json !== undefined))
    throw new Error('--profile allows only the option --only');
  return { ...values, ids: only ?? [], repeats, wants: (id: string) => only?.includes(id) ?? true };
}

function refuse(error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exit(2);
}

let options: ReturnType<typeof optionsOf>;
try {
  options = optionsOf(process.argv.slice(2));
} catch (error) {
  refuse(error);
}
process.exitCode = options.profile ? profile(options.ids) : await main(options);
