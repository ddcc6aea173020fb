import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

let folder: string;
let pipelines: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-counterexamples-'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

const out = () => join(folder, 'out');
const command = (...argv: string[]) =>
  say(argv, {
    places: () => ({
      ...placesOf(out()),
      pipelines: [pipelines],
      published: [join(ROOT, 'data', 'published')],
    }),
  });
const sweep = (...more: string[]) => command('run', 'doubtful', '--over', 'a=100..110', ...more);

/**
 * Writes a claim on N - {a}, whose period is 2a, with one case per block. A new folder is needed each time, because
 * loaded modules are cached.
 */
function pipeline(holds = '({ period }) => period < 14', measure = "'preperiod', 'period'"): void {
  pipelines = mkdtempSync(join(folder, 'pipelines-'));
  const text = `import { claim, definePipeline } from '../src/index.ts';
export default definePipeline({
  id: 'doubtful',
  question: 'Is the period of N - {a} short?',
  source: 'my-notebook, page 3',
  sweep: { game: 'N - {a}', over: { a: '1..5' } },
  measure: [${measure}],
  limit: '1e6 heaps',
  cost: '9000000000',
  claims: [claim('short', { says: 'it is short', holds: ${holds}, mutant: () => false, mutantSays: 'no' })],
});
`;
  writeFileSync(join(pipelines, 'doubtful.ts'), text);
}

const files = () => {
  const at = join(out(), 'data', 'runs', 'counterexamples');
  return existsSync(at) ? readdirSync(at).map(name => join(at, name)) : [];
};

test('a counterexample is reported, replayed, shrunk and saved, each with a command to reproduce it', async () => {
  pipeline();
  const { code, err } = await sweep();
  expect(code).toBe(1);
  const [raw, settled] = err.split(/(?=doubtful\/short: first fails)/);
  expect(raw).toMatch(
    /^doubtful\/short: fails for N - \{100\}: a = 100, preperiod = 0, period = 200\n +npx saltus game 'N - \{100\}'\n +saved in .*\.json\n$/,
  );
  expect(settled).toMatch(/confirmed by the checker/);
  expect(settled).toMatch(
    /the smallest of all, in \d+ cases below the range: N - \{7\}: a = 7, .*period = 14/,
  );
  expect(settled).toContain("npx saltus game 'N - {7}'");
  const [path, ...others] = files();
  expect(others).toEqual([]);
  expect(err).toContain(path);
  expect(JSON.parse(readFileSync(path!, 'utf8'))).toMatchObject({
    pipeline: 'doubtful',
    claim: 'short',
    says: 'it is short',
    range: 'N - {a}; a = 100..110',
    game: 'N - {100}',
    at: { a: 100 },
    replay: "npx saltus game 'N - {100}'",
    replayed: { status: 'agrees' },
    smaller: { game: 'N - {7}', at: { a: 7 } },
  });
});

test('the saved file is the same for a run that only reads, and for merged shards', async () => {
  pipeline();
  await sweep();
  const [path] = files();
  const text = readFileSync(path!, 'utf8');
  rmSync(path!);
  expect((await sweep()).code).toBe(1);
  expect(readFileSync(path!, 'utf8')).toBe(text);
  rmSync(out(), { recursive: true });
  const plan = join(folder, 'plan.json');
  await command('plan', 'doubtful', '--over', 'a=100..110', '--save', plan, '--shards', '2');
  const { code, err } = await command('shard', '--plan', plan, '--index', '0');
  expect(code).toBe(0);
  expect(err).toMatch(/^doubtful\/short: fails for N - \{100\}/);
  expect(JSON.parse(readFileSync(path!, 'utf8'))).toMatchObject({ game: 'N - {100}' });
  await command('shard', '--plan', plan, '--index', '1');
  expect((await command('merge', '--plan', plan)).code).toBe(1);
  expect(readFileSync(path!, 'utf8')).toBe(text);
});

test('a counterexample is saved long before the run ends', async () => {
  const seen = join(folder, 'seen');
  const look = () => writeFileSync(seen, readdirSync(join(out(), 'data', 'runs', 'counterexamples')).join());
  // A pipeline may not access files, so the test observes them.
  vi.stubGlobal('lookAtFiles', look);
  pipeline('({ a, period }) => { if (a === 105) lookAtFiles(); return period < 14; }');
  expect((await sweep()).code).toBe(1);
  expect(readFileSync(seen, 'utf8')).toMatch(/^doubtful\.short\.[0-9a-f]{16}\.json$/);
});

test('a counterexample that cannot be saved is reported, and the exit code is 5', async () => {
  pipeline();
  mkdirSync(join(out(), 'data', 'runs'), { recursive: true });
  writeFileSync(join(out(), 'data', 'runs', 'counterexamples'), 'a file in the way');
  const { code, err } = await sweep();
  expect(code).toBe(5);
  expect(err).toMatch(/fails for N - \{100\}[\s\S]*cannot write .*counterexamples/);
});

test('nothing is reported if claims have the expected verdicts, and an old file is removed', async () => {
  pipeline();
  await sweep();
  expect(files()).toHaveLength(1);
  pipeline('({ period }) => period < 1000');
  expect(await sweep()).toMatchObject({ code: 0, err: '' });
  expect(files()).toEqual([]);
});

test('nothing is reported for an erratum that fails where it claims to', async () => {
  pipeline();
  const path = join(pipelines, 'doubtful.ts');
  const erratum = `erratum: { nature: 'slip', printed: '14', right: '2a', why: 'so', fails: { says: 'always', where: () => true } }`;
  const text = readFileSync(path, 'utf8').replace("mutant: () => false, mutantSays: 'no'", erratum);
  writeFileSync(path, text);
  const { code, out, err } = await sweep();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('fails');
  expect(files()).toEqual([]);
});

test('the report says if no smaller case fails, and how many were checked', async () => {
  pipeline('({ period }) => period !== 210');
  const { err } = await sweep();
  expect(err).toMatch(/first fails for N - \{105\}/);
  expect(err).toContain('none is smaller among all 99 cases below the range');
  expect(JSON.parse(readFileSync(files()[0]!, 'utf8'))).toMatchObject({
    all: true,
    looked: 99,
    open: 0,
    smaller: null,
  });
});

test('the report says if a smaller case has no verdict', async () => {
  pipeline('({ period }) => period !== 16 && period !== 32');
  const path = join(pipelines, 'doubtful.ts');
  const text = readFileSync(path, 'utf8');
  const other = "{ game: '{2, 5, a}', over: { a: '6..10' } }";
  writeFileSync(
    path,
    text.replace("{ game: 'N - {a}', over: { a: '1..5' } }", other).replace("'1e6 heaps'", "'35 heaps'"),
  );
  const { err } = await command('run', 'doubtful', '--over', 'a=26..60');
  // For {2, 5, 14}, the preperiod of 22 heaps and the period of 16 exceed the limit of 35.
  expect(err).toMatch(
    /first fails for \{2, 5, 27\}: .*\n.*\n.*\n {2}none is known to be smaller among all 20 cases below the range, \d+ of them without a verdict\n/,
  );
  expect(JSON.parse(readFileSync(files()[0]!, 'utf8')).open).toBeGreaterThan(0);
  rmSync(join(out(), 'data', 'runs', 'counterexamples'), { recursive: true });
  const within = await command('run', 'doubtful', '--over', 'a=6..60');
  expect(within.err).toContain(
    'none is known to be smaller in the range of the pipeline; the first without a verdict is {2, 5, 14}',
  );
});

test('the report says if no certificate covers the numbers of a counterexample', async () => {
  pipeline('(_, { terms }) => terms.length < 7', "{ series: 'terms', upTo: 'a' }");
  const { code, err } = await sweep();
  expect(code).toBe(1);
  expect(err).toMatch(/no certificate covers its numbers[\s\S]*N - \{7\}/);
});

test('only unexpected results of many pipelines are reported, and all with --verbose', async () => {
  pipeline('({ period }) => period < 5');
  const text = readFileSync(join(pipelines, 'doubtful.ts'), 'utf8');
  for (const id of ['sound-1', 'sound-2', 'sound-3', 'sound-4']) {
    const sound = text.replace("'doubtful'", `'${id}'`).replace('period < 5', 'period > 0');
    writeFileSync(join(pipelines, `${id}.ts`), sound);
  }
  const all = () => ['doubtful', 'sound-1', 'sound-2', 'sound-3', 'sound-4'];
  const brief = await command('run', ...all());
  expect(brief.code).toBe(1);
  expect(brief.out).toMatch(/^doubtful: 5 cases, .*\n {2}short {2}fails in 3 of 5 +N - \{3\}/);
  expect(brief.out).not.toContain('sound-1: ');
  expect(brief.out).not.toContain('written:');
  expect(brief.out.slice(brief.out.indexOf('claims by source')).split('\n').length).toBeLessThan(15);
  expect(brief.out).toMatch(/\n5 claims in 5 pipelines: 4 hold; 1 unexpected result\n/);
  expect(brief.out).toMatch(/--verbose/);
  const verbose = await command('run', ...all(), '--verbose');
  for (const id of ['doubtful', 'sound-1', 'sound-4'])
    expect(verbose.out).toContain(`${id}: 5 cases, up to date`);
  expect(verbose.out).toContain('written:');
  expect((await command('run', 'sound-1', 'sound-2')).out).toContain('sound-1: 5 cases');
});

test('the smallest counterexample is called so only among cases with a verdict', async () => {
  pipeline("({ a, period }) => { if (a === 3) throw new Error('no'); return period < 14; }");
  const { err } = await sweep();
  expect(err).toMatch(
    /the smallest found, in \d+ cases below the range, 1 of them without a verdict: N - \{7\}/,
  );
  expect(err).not.toContain('the smallest of all');
});
