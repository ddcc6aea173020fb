import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Places } from '../../src/cli/places.ts';
import { fileDigest, pipelineIds, pipelinePaths, ROOT } from '../../src/run/index.ts';
import { committed } from '../committed.ts';
import { STALE_FILES } from '../stale-files.ts';
import { SmallPipeline } from './small-pipeline.ts';
import { playground, type Said, say } from './terminal.ts';

/** Three pipelines of two sources, which are run once, with the output. */
const ONCE = ['fes-saltus', 'fes-worked-example', 'kisses'];
const once = playground();
let saidOnce: Said;
beforeAll(async () => {
  saidOnce = await say(['run', ...ONCE], { places: once.places });
});
afterAll(() => rmSync(once.folder, { recursive: true, force: true }));

let folder: string;
let places: (out: string | undefined) => Places;
beforeEach(() => {
  ({ folder, places } = playground());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies that folder to the folder of the test. */
const asItWasRun = () => cpSync(once.folder, folder, { recursive: true });
const run = (...argv: string[]) => say(['run', ...argv], { places });
const read = (name: string) => readFileSync(join(folder, name));

/** Reads the files of a folder, by name. */
const snapshotOf = (at: string) =>
  Object.fromEntries(readdirSync(at).map(name => [name, readFileSync(join(at, name), 'latin1')]));

describe('run', () => {
  test('reproduces the published tables, prints every verdict, and writes the committed bytes', async () => {
    const { code, out, err } = saidOnce;
    asItWasRun();
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/sleator-slusky-2012 +holds in 320 of 320$/m);
    expect(out).toMatch(/before-the-step-of-k +fails in 1 of 1 .*N - \{2, 3, 6, 8\}.*as its erratum says/);
    expect(out).toMatch(/sharp-12 +theorem in 320 of 320/);
    for (const name of ['fes-saltus.csv', 'fes-worked-example.terms.csv'].map(committed)) {
      expect(read(name).equals(readFileSync(join(ROOT, name))), `${name}: ${STALE_FILES.data}`).toBe(true);
    }
    const drawn = readdirSync(join(ROOT, 'reports', 'fes-saltus'));
    expect(drawn.length).toBeGreaterThanOrEqual(6);
    for (const name of drawn) {
      const path = join('reports', 'fes-saltus', name);
      expect(read(path).equals(readFileSync(join(ROOT, path))), `${path}: ${STALE_FILES.data}`).toBe(true);
    }
  });

  test('judges again without computing, exits with 1 and names the row, if a printed cell is changed', async () => {
    asItWasRun();
    const table = join(folder, 'data', 'published', 'sleator-slusky-2012.csv');
    const text = readFileSync(table, 'utf8');
    const changed = text.replace(/^(5,9,"\{5, 26, 31\}",5,26,31,5 \* )30,150$/m, '$131,155');
    expect(changed).not.toBe(text);
    writeFileSync(table, changed);
    const { code, out } = await run('fes-saltus');
    expect(out).toContain('up to date');
    expect(out).toMatch(
      /sleator-slusky-2012 +fails +in 1 of 320 +N - \{5, 26, 31\}: saltus: printed 155, computed 150/,
    );
    expect(code).toBe(1);
  });

  test('repairs edited figures, even if all rows are up to date', async () => {
    asItWasRun();
    const drawn = snapshotOf(join(folder, 'reports', 'kisses'));
    for (const name of Object.keys(drawn)) writeFileSync(join(folder, 'reports', 'kisses', name), 'changed');
    const { code, out } = await run('kisses', '--json');
    expect(code).toBe(0);
    expect(snapshotOf(join(folder, 'reports', 'kisses'))).toEqual(drawn);
    const { files } = JSON.parse(out).pipelines[0];
    expect(files.length).toBeGreaterThan(6);
    expect(new Set(files).size).toBe(files.length);
  });

  test('reports a truncated block by its file, computes only that one again, and writes the same bytes', async () => {
    const small = new SmallPipeline();
    const first = await small.say('run', 'small');
    const whole = small.written();
    const victim = small.path(small.names('rows')[1]!);
    truncateSync(victim, readFileSync(victim).length - 7);
    const { code, out, err } = await small.say('run', 'small');
    expect(code).toBe(first.code);
    expect(err).toContain(victim);
    expect(err).toMatch(/corrupt .* recomputing it/);
    expect(out.match(/\d+ of \d+ blocks? computed/g)).toEqual([expect.stringMatching(/^1 of /)]);
    expect(small.written()).toEqual(whole);
    small.remove();
  });

  test('resumes a stopped run that left some blocks, one of them half-written', async () => {
    const small = new SmallPipeline();
    const first = await small.say('run', 'small');
    const whole = small.written();
    const rows = small.names('rows').map(name => small.path(name));
    expect(rows.length).toBeGreaterThan(2);
    for (const block of rows.filter((_, i) => i % 2 === 0)) rmSync(block);
    for (const name of ['data/small.csv', 'data/claims.csv', 'reports'])
      rmSync(join(small.folder, 'out', name), { recursive: true });
    const halfWritten = `${rows[1]}.123.tmp`;
    writeFileSync(halfWritten, 'half a blo');
    const { code } = await small.say('run', 'small');
    expect(code).toBe(first.code);
    rmSync(halfWritten);
    expect(small.written()).toEqual(whole);
    small.remove();
  });

  test('stores other ranges under the hash of their plan, and compares the printed rows among them', async () => {
    const { code, out } = await run('fes-saltus', '--over', 'a=2..3', '--over', 'b=3a..40', '--json');
    expect(code).toBe(0);
    const { pipelines } = JSON.parse(out);
    expect(pipelines[0]).toMatchObject({ id: 'fes-saltus', rows: 38 });
    expect(pipelines[0].claims[0]).toMatchObject({ id: 'sleator-slusky-2012', verdict: 'holds', cases: 38 });
    expect(existsSync(join(folder, committed('fes-saltus.csv')))).toBe(false);
    const [hash] = readdirSync(join(folder, 'data', 'runs')).filter(name => name !== 'blocks');
    expect(existsSync(join(folder, 'data', 'runs', hash!, committed('fes-saltus.csv')))).toBe(true);
  });

  test('links files written by people if they are in the output folder, and otherwise names them', async () => {
    const pipeline = 'pipelines/sleator-slusky-2012/fes-worked-example.ts';
    const table = 'data/published/sleator-slusky-2012-example.csv';
    const page = readFileSync(join(ROOT, 'reports', 'fes-worked-example.md'), 'utf8');
    for (const path of [pipeline, table]) expect(page).toContain(`[${path}](../${path})`);
    await run('fes-worked-example', '--out', join(folder, 'out'));
    const written = read('out/reports/fes-worked-example.md').toString();
    expect(written).toContain(`- ${pipeline}\n`);
    expect(written).toContain(`** ${table}\n`);
    for (const [, path] of written.matchAll(/\]\(\.\.\/([^)]*)\)/g))
      expect(existsSync(join(folder, 'out', path!)), path).toBe(true);
  });

  test('writes everything below --out, whatever the range', async () => {
    const out = join(folder, 'elsewhere');
    const { code } = await run('fes-saltus', '--over', 'a=2', '--over', 'b=3a..12', '--out', out);
    expect(code).toBe(0);
    for (const name of [committed('fes-saltus.csv'), 'data/claims.csv', 'reports/fes-saltus.md']) {
      expect(existsSync(join(out, name)), name).toBe(true);
    }
    expect(readdirSync(join(out, 'data', 'runs')).sort()).toEqual(['blocks']);
    // The descriptor lists exactly the files in the folder.
    const { resources } = JSON.parse(readFileSync(join(out, 'data', 'datapackage.json'), 'utf8'));
    const files = readdirSync(join(out, 'data'), { recursive: true, encoding: 'utf8' });
    const tables = files.filter(name => name.endsWith('.csv'));
    expect(tables).toContain('claims.csv');
    expect(resources.map(({ path }: { readonly path: string }) => path).sort()).toEqual(tables.sort());
    for (const { path, hash } of resources) {
      expect(`sha256:${fileDigest(join(out, 'data', path))?.sha256}`, path).toBe(hash);
    }
  });

  test('exits with 3 if a game is undecided within the limit, and records it', async () => {
    const { code, out } = await run('fes-saltus', '--over', 'a=5', '--limit', '300');
    expect(code).toBe(3);
    expect(out).toContain('undecided');
    const [hash] = readdirSync(join(folder, 'data', 'runs')).filter(name => name !== 'blocks');
    const csv = readFileSync(join(folder, 'data', 'runs', hash!, committed('fes-saltus.csv')), 'utf8');
    expect(csv).toContain('undecided,undecided,undecided,undecided,within 300: preperiod + period');
    expect(csv).not.toMatch(/,,/);
  });

  test('reports how many undecided cases belong to no group of a summary', async () => {
    const small = new SmallPipeline(
      '',
      "measure: ['period'], claims: [], summaries: [{ name: 'even', title: 'By period', by: { even: 'period mod 4' } }],",
    );
    await small.say('run', 'small', '--limit', '20');
    const title = () =>
      JSON.parse(readFileSync(join(small.folder, 'out', 'data', 'small.result.json'), 'utf8')).tables[1]
        .title;
    expect(title()).toBe('By period (without 2 of 12 cases, whose group is not known within the limit)');
    await small.say('run', 'small');
    expect(title()).toBe('By period');
    small.remove();
  });

  test('exits with 2 and names the option if a parent folder is a file, and writes nothing', async () => {
    const file = join(folder, 'not-a-folder');
    writeFileSync(file, 'kept');
    const { code, err } = await say(['run', 'fes-saltus', '--out', join(file, 'deep')]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^--out: expected a folder, or a path where a folder can be created, received .*not-a-folder/,
    );
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  test('exits with 5 at once if a folder cannot be created in its parent', async () => {
    const { code, err } = await say(['run', 'fes-saltus', '--out', '/proc/saltus/deep']);
    expect(code).toBe(5);
    expect(err).toMatch(/cannot write \/proc\/saltus\/deep.*cannot create the folder \/proc\/saltus/);
  });

  test('exits with 5 in a read-only folder', async () => {
    const { code, err } = await say(['run', 'fes-saltus', '--out', '/sys/saltus']);
    expect(code).toBe(5);
    expect(err).toMatch(/cannot write \/sys\/saltus.*(no permission|not permitted|read-only)/);
  });

  test.each([
    [['run', 'fes-satlus'], 'or all, received fes-satlus'],
    [['run', 'all', 'nosuch'], 'or all, received nosuch'],
    [['plan', 'nosuch', 'all'], 'or all, received nosuch'],
    [['run', '--over', 'a'], 'a parameter, = and a range'],
    [['run', 'fes-saltus', '--over', 'q=1..2'], 'a parameter of the sweep'],
    [['run', 'fes-saltus', '--over', 'a=8..1'], '--over a=8..1: expected an increasing range'],
    [['run', '--jobs', '0'], '--jobs: expected an integer'],
    [['run', 'fes-saltus', '--limit', '1.5'], '--limit'],
    [['run', '--frsh'], 'run: expected only its own arguments and options, received --frsh'],
    [['rnu'], 'saltus: expected a command, received rnu\n  hint: did you mean run?'],
    [['--frsh', '--foo=7'], 'saltus: expected a command, received --frsh --foo=7'],
    [[], 'Name a command.'],
  ])('%j exits with 2 and names what was expected', async (argv, message) => {
    const { code, err, out } = await say(argv, { places });
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(out).toBe('');
  });
});

describe('the claims of a run', () => {
  test('a run counts claims by source and verdict, with a line for each that does not hold', () => {
    const { out } = saidOnce;
    expect(out).toMatch(/claims by source +fails +holds +unexpected/);
    const counts = [...out.matchAll(/^([\w-]+) +(\d+) +(\d+) +0$/gm)];
    expect(counts.map(([, source]) => source)).toEqual(['nim-2', 'saltus', 'sleator-slusky-2012', 'all']);
    for (const column of [2, 3]) {
      const [all, ...ofSources] = counts.map(row => Number(row[column])).reverse();
      expect(ofSources.reduce((sum, count) => sum + count, 0)).toBe(all);
    }
    expect(out).toMatch(
      /failing claims and unexpected results:\n(.*\n)* {2}fails {2}sleator-slusky-2012, .*: first for N - \{2, 3, 6, 8\} \(fes-worked-example\/before-the-step-of-k\)\n/,
    );
    expect(out).not.toContain('unexpected  ');
  });

  test('--source and --verdict select the claims that are shown', async () => {
    asItWasRun();
    // With only these pipeline files, nothing else needs to be run.
    symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
    const files = pipelinePaths([join(ROOT, 'pipelines')]);
    const isImported = (name: string) => /^_|[.]charts[.]ts$/.test(name);
    for (const path of ONCE.map(id => files.get(id)![0]!)) {
      const imported = readdirSync(dirname(path)).filter(isImported);
      for (const file of [path, ...imported.map(name => join(dirname(path), name))])
        cpSync(file, join(folder, relative(ROOT, file)));
    }
    const few = (out: string | undefined) => ({ ...places(out), pipelines: [join(folder, 'pipelines')] });
    const asked = ['run', '--source', 'sleator-slusky-2012', '--verdict', 'fails'];
    const { code, out } = await say(asked, { places: few });
    expect(code).toBe(0);
    expect(out).toMatch(/^fes-worked-example: (.*\n)* {2}before-the-step-of-k +fails .*\n/);
    expect(out).not.toMatch(/^(fes-saltus:|kisses:| {2}[\w-]+ +(holds|theorem) )/m);
    expect(out).not.toContain('kisses');
    const unknown = await say(['run', '--source', 'numbers'], { places: few });
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/--source: expected a source of the pipelines: .*nim-2.*, received numbers/);
  });

  test('results of another version are not mixed with those of this version', async () => {
    asItWasRun();
    const file = join(folder, committed('fes-worked-example.result.json'));
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('saltus-result-1', 'saltus-result-0'));
    const { code, err } = await run('kisses');
    expect(code).toBe(2);
    expect(err).toMatch(
      /fes-worked-example\.result\.json: expected a result that this version writes: run its pipeline again, received a result of another version/,
    );
    writeFileSync(file, text);
    expect((await run('kisses')).code).toBe(0);
    expect(String(read('data/claims.csv'))).toContain('fes-worked-example,before-the-step-of-k,');
  });
});

describe('plan', () => {
  test('reports quickly if there are too many cases to count', async () => {
    const { code, out, err } = await say(['plan', 'fes-saltus', '--over', 'a=1..1000000000'], { places });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/more than \d{5,} cases in more than 20000 blocks, 0 done/);
    expect(out).toContain('a run would compute more than 20000 blocks in more than ');
    expect(out).toContain('only the first 20000 blocks were planned; use --over with a smaller range');
  });

  test('reports quickly if few of many parameter values are cases, and says that there may be more', async () => {
    const few = ['--over', 'a=1..1e9', '--over', 'b=a+1..1e9', '--over', 'c=a+b..max(a+b, 7-a)'];
    const { code, out } = await say(['plan', 'three-moves', ...few], { places });
    expect(code).toBe(0);
    expect(out).toContain('more than 6 cases in more than 1 block, 0 done, more than 1 missing');
    expect(out).toContain('would compute more than 1 block in ');
    expect(out).toContain('only the first 1 block was planned; use --over');
  });

  test('does not walk ranges without cases', async () => {
    const { out } = await say(['plan', 'smallest-move', '--over', 'a=1..1e9', '--json'], { places });
    expect(JSON.parse(out)).toMatchObject({ cases: 715, moreCases: false });
    // The same holds for laws on all c: a < b < c ≤ 60 with c ≠ a + b.
    const wide = ['--over', 'a=1..1e9', '--over', 'b=a+1..1e9'];
    const every = await say(['plan', 'three-moves-every-c', ...wide, '--json'], { places });
    expect(JSON.parse(every.out)).toMatchObject({ cases: 34_220 - 870, moreCases: false });
  });

  test('writes one block in the singular', async () => {
    const { out } = await say(['plan', 'kisses'], { places });
    expect(out).toMatch(/1 case in 1 block, 0 done, 1 missing\n {2}a run would compute 1 block in about/);
  });

  test('counts done and missing blocks', async () => {
    const before = await say(['plan', 'fes-saltus', '--json'], { places });
    const { blocks, ...looks } = JSON.parse(before.out);
    expect(looks).toMatchObject({ cases: 320, done: 0, missing: blocks });
    asItWasRun();
    const after = await say(['plan', 'fes-saltus'], { places });
    expect(after.out).toContain(`320 cases in ${blocks} blocks, ${blocks} done, 0 missing`);
    expect(after.out).toContain('it is up to date');
  });

  test('reports up to where a sweep is done, for each way of storing rows', async () => {
    const small = new SmallPipeline();
    await small.say('run', 'small', '--over', 'a=1..7', '--rows', 'none');
    const none = await small.say('plan', 'small', '--rows', 'none');
    const all = await small.say('plan', 'small');
    small.remove();
    // Blocks are aligned, so a block that ends at a = 7 contains nothing beyond.
    expect(none.out).toContain('finished up to a = 7');
    expect(all.out).toContain(', 0 done,');
    expect(all.out).not.toContain('all are done');
  });
});

test('list names every pipeline on a line, and shows the range of a selected one', async () => {
  const all = await say(['list'], { places });
  expect(all.code).toBe(0);
  expect(all.out).toMatch(/^fes-saltus +What is the saltus of the all-but game N - \{a, b, a\+b\}\?$/m);
  expect(all.out.split('\n')).toHaveLength(pipelineIds().length);
  const { out, code } = await say(['list', 'fes-saltus'], { places });
  expect(code).toBe(0);
  expect(out).toContain('fes-saltus\n  What is the saltus of the all-but game N - {a, b, a+b}?');
  expect(out).toContain('a = 1..8; b = 3a..; gcd(a, b) = 1; first 40 values of b');
});
