// Changes one place of `src/` at a time, and names the unit test that notices. Takes about an hour on two cores:
// node --import tsx test/mutants/main.ts [--seed 1] [--count 150] [--workers 2]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { drawMutants } from './draw.ts';

const FOLDERS = ['game', 'engine', 'claim', 'plan', 'run', 'view', 'cli', 'check'];
const MAX_MS_PER_MUTANT = 240_000;

type TestFile = { file: string; ms: number; reached: number[] };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '150' },
    workers: { type: 'string', default: '2' },
  },
});
const mutants = drawMutants(FOLDERS, Number(values.seed), Number(values.count));
const folder = mkdtempSync(join(tmpdir(), 'saltus-mutants-'));
const list = join(folder, 'mutants.json');
writeFileSync(list, JSON.stringify(mutants));

const reachedFile = join(folder, 'reached.jsonl');
const unchanged = await runTests(
  [],
  { SALTUS_REACHED: reachedFile },
  ['--maxWorkers', values.workers],
  3_600_000,
);
if (unchanged.failed !== '')
  throw new Error(`a test fails without any mutant: ${unchanged.failed}\n${unchanged.log}`);
const testFiles: TestFile[] = readFileSync(reachedFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line));

const outcomes: string[] = mutants.map(() => '');
let next = 0;
await Promise.all(Array.from({ length: Number(values.workers) }, killNext));
const rows = mutants.map(({ file, line, mutation }, index) => ({
  file,
  line,
  mutation,
  killed_by: outcomes[index],
}));
writeFileSync('test/mutants/mutants.csv', stringify(rows, { header: true }));
const killed = outcomes.filter(outcome => outcome !== 'none').length;
console.log(`${killed} of ${mutants.length} mutants are killed`);
rmSync(folder, { recursive: true });

async function killNext(): Promise<void> {
  for (let index = next++; index < mutants.length; index = next++) {
    outcomes[index] = await killerOf(index);
    console.log(
      `${index} ${mutants[index]?.file}:${mutants[index]?.line} ${mutants[index]?.mutation}: ${outcomes[index]}`,
    );
  }
}

/** Runs the test files that reach a mutant, the fastest first, and returns the first that fails. */
async function killerOf(index: number): Promise<string> {
  const reaching = testFiles
    .filter(({ reached }) => reached.includes(index))
    .sort((first, second) => first.ms - second.ms);
  if (reaching.length === 0) return 'none';
  const names = reaching.map(({ file }) => relative('.', file));
  const expected = reaching.reduce((sum, { ms }) => sum + ms, 0);
  const options = ['--bail', '1', '--maxWorkers', '1'];
  const environment = { SALTUS_MUTANT: String(index), SALTUS_ORDER: JSON.stringify(names) };
  const { failed } = await runTests(
    names,
    environment,
    options,
    Math.min(60_000 + 4 * expected, MAX_MS_PER_MUTANT),
  );
  return failed === '' ? 'none' : failed;
}

/** Runs test files and returns the name of the first that fails, or an empty text. */
function runTests(names: string[], environment: Record<string, string>, options: string[], limit: number) {
  const output = join(folder, `${environment.SALTUS_MUTANT ?? 'unchanged'}.json`);
  const reporter = ['--reporter', 'json', '--outputFile', output];
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/mutants/vitest.config.ts',
      ...reporter,
      ...options,
      ...names,
    ],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SALTUS_MUTANTS: list, ...environment },
    },
  );
  return new Promise<{ failed: string; log: string }>(resolve => {
    let log = '';
    let late = false;
    child.stdout.on('data', text => (log += text));
    child.stderr.on('data', text => (log += text));
    const timer = setTimeout(() => {
      late = true;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }, limit);
    child.on('close', code => {
      clearTimeout(timer);
      if (late) return resolve({ failed: 'no answer in time', log });
      if (code === 0) return resolve({ failed: '', log });
      resolve({ failed: firstFailure(output) || 'the tests do not load', log });
    });
  });
}

function firstFailure(output: string): string {
  try {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
      testResults: { name: string; status: string }[];
    };
    return relative('.', testResults.find(({ status }) => status === 'failed')?.name ?? '.');
  } catch {
    return '';
  }
}
