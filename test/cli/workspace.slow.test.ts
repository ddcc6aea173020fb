import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOfResult } from '../../src/cli/ids-of.ts';
import { homeOf, type Places, placesOf } from '../../src/cli/places.ts';
import { basisOf, isInstalled, loadPipeline, ROOT, workspaceOf } from '../../src/run/index.ts';
import { say } from './terminal.ts';

describe('workspaceOf', () => {
  const installed = '/project/node_modules/saltus';

  test('returns saltus in a clone, or in the working folder if the package is installed', () => {
    expect(workspaceOf(ROOT, '')).toBe(join(ROOT, 'saltus'));
    expect(workspaceOf(installed, '')).toBe(join(process.cwd(), 'saltus'));
  });

  test('returns the folder named by SALTUS_WORKSPACE, if set', () => {
    for (const root of [ROOT, installed]) expect(workspaceOf(root, 'mine')).toBe(join(process.cwd(), 'mine'));
  });

  test('treats a package folder that is not writable as installed', () => {
    expect(isInstalled(ROOT)).toBe(false);
    expect(isInstalled(installed)).toBe(true);
    expect(isInstalled('/proc/1/root/not-there')).toBe(true);
  });
});

describe('placesOf', () => {
  const named = process.env.SALTUS_WORKSPACE!;

  test('writes files of the package into the clone, and files of the user into the workspace', () => {
    const places = placesOf(undefined);
    expect(places).toMatchObject({ out: ROOT, workspace: named, chosen: false });
    expect(places.pipelines).toEqual([join(ROOT, 'pipelines'), join(named, 'pipelines')]);
    expect(homeOf({ path: join(ROOT, 'pipelines', 'x', 'y.ts') }, places)).toBe(ROOT);
    for (const path of [join(named, 'pipelines', 'y.ts'), undefined])
      expect(homeOf({ ...(path && { path }) }, places)).toBe(named);
    expect(folderOfResult('fes-two', places)).toBe(ROOT);
  });

  test('writes everything into the workspace if the package is installed', () => {
    const root = '/project/node_modules/saltus';
    const places = placesOf(undefined, root);
    expect(places).toMatchObject({
      out: named,
      workspace: named,
      blocks: join(named, 'data', 'runs', 'blocks'),
    });
    expect(homeOf({ path: join(root, 'pipelines', 'y.ts') }, places)).toBe(named);
  });

  test('writes everything below --out if it is given', () => {
    const places = placesOf('/elsewhere');
    for (const path of [join(ROOT, 'pipelines', 'y.ts'), join(named, 'pipelines', 'y.ts')])
      expect(homeOf({ path }, places)).toBe('/elsewhere');
  });

  test('rejects a workspace that is a file', () => {
    process.env.SALTUS_WORKSPACE = join(ROOT, 'package.json');
    try {
      expect(() => placesOf(undefined)).toThrow(/^SALTUS_WORKSPACE: expected a folder, or a path/);
    } finally {
      process.env.SALTUS_WORKSPACE = named;
    }
  });

  test('lists the pipelines folder once if the workspace is the clone', () => {
    process.env.SALTUS_WORKSPACE = ROOT;
    try {
      expect(placesOf(undefined).pipelines).toEqual([join(ROOT, 'pipelines')]);
    } finally {
      process.env.SALTUS_WORKSPACE = named;
    }
  });
});

describe('a clone with a workspace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-workspace-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [clone, workspace] = [join(folder, 'clone'), join(folder, 'own')];
  mkdirSync(join(clone, 'pipelines'), { recursive: true });
  const places: Places = {
    ...placesOf(undefined, clone),
    pipelines: [join(clone, 'pipelines'), join(workspace, 'pipelines')],
    published: [join(clone, 'data', 'published'), join(workspace, 'data', 'published')],
    workspace,
  };
  const saltus = (...argv: string[]) => say(argv, { places: () => places });
  const own = join(workspace, 'pipelines', 'mine.ts');

  /** Pages and tables on all results in the clone. */
  const REGISTER = ['data/claims.csv', 'data/datapackage.json', 'reports/macros.tex', 'CITATION.cff'];
  const texts = () => REGISTER.map(path => readFileSync(join(clone, path), 'utf8'));

  beforeAll(async () => {
    cpSync(join(ROOT, 'data', 'published'), join(clone, 'data', 'published'), { recursive: true });
    cpSync(
      join(ROOT, 'pipelines', 'nim-2', 'kisses.charts.ts'),
      join(clone, 'pipelines', 'kisses.charts.ts'),
    );
    const kisses = readFileSync(join(ROOT, 'pipelines', 'nim-2', 'kisses.ts'), 'utf8');
    writeFileSync(
      join(clone, 'pipelines', 'kisses.ts'),
      kisses.replace(/'[./]*\/src\/index\.ts'/, "'saltus/pipeline'"),
    );
    expect(await saltus('run')).toMatchObject({ code: 0, err: '' });
  });

  test("a run of the user's pipeline writes only blocks in the clone", async () => {
    const before = texts();
    expect((await saltus('new', 'mine', 'N - {1, b}', '--over', 'b=2..9')).code).toBe(0);
    const { code, out, err } = await saltus('run', 'mine');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(join(workspace, 'reports', 'mine.md'));
    for (const path of ['data/mine.csv', 'data/mine.result.json', 'data/claims.csv'])
      expect(existsSync(join(workspace, path)), path).toBe(true);
    expect(texts()).toEqual(before);
    expect(existsSync(join(clone, 'data', 'mine.csv'))).toBe(false);
    expect(readFileSync(join(workspace, 'data', 'claims.csv'), 'utf8')).toMatch(
      /^[^\n]*\nmine,pure,[^\n]*\n$/,
    );
  });

  test("other ranges and questions are stored where the pipeline belongs: the user's in the workspace", async () => {
    await saltus('run', 'mine', '--over', 'b=2..12', '--name', 'wide');
    await saltus('ask', 'N - {1, b}', '--over', 'b=2..5', '--law', 'preperiod = 0', '--save', 'asked');
    await saltus('run', 'kisses', '--limit', '1000');
    const runs = (await saltus('runs', '--json')).out.split('\n').map(line => JSON.parse(line));
    const homes = Object.fromEntries(
      runs.map(({ folder, results }) => [results[0].pipeline, folder.split('/data/runs/')[0]]),
    );
    expect(homes).toEqual({ mine: workspace, asked: workspace, kisses: clone });
    expect(existsSync(join(workspace, 'pipelines', 'asked.ts'))).toBe(true);
  });

  test('commands on results find those of clone and workspace', async () => {
    expect((await saltus('export', 'mine')).out.split('\n')).toHaveLength(8);
    expect((await saltus('export', 'mine', '--run', 'wide')).out.split('\n')).toHaveLength(11);
    expect((await saltus('export', 'kisses', '--table', 'outcomes')).code).toBe(0);
    expect((await saltus('runs', 'compare', 'wide', 'mine')).out).toMatch(
      /^8 rows in both, alike; 3 only in wide/,
    );
    expect(await saltus('recheck', 'mine', 'kisses')).toMatchObject({ code: 0, err: '' });
    expect((await saltus('verify', join(workspace, 'data', 'mine.csv'))).out).toContain(
      'as in the pipeline mine',
    );
    expect((await saltus('guess', 'mine', '--measure', 'period')).err).toMatch(
      /at least 20 cases whose period is known/,
    );
  });

  test("list shows pipelines of both, and marks the user's own", async () => {
    const { out } = await saltus('list');
    expect(out).toMatch(/^mine .*\(your own\)$/m);
    expect(out).toMatch(/^kisses .*\?$/m);
    expect((await saltus('list', 'mine', '--json')).out).toContain('"own":true');
  });

  test('a run of all pipelines and a report cover only the package', async () => {
    const before = texts();
    expect((await saltus('run', 'all')).out).not.toContain('mine');
    const { code, out, err } = await saltus('report');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toContain('mine');
    expect(texts()).toEqual(before);
  });

  test("shards of a plan find the user's pipeline", async () => {
    const plan = join(folder, 'plan.json');
    await saltus('plan', 'mine', '--over', 'b=2..40', '--save', plan);
    expect(await saltus('shard', '--plan', plan, '--index', '0')).toMatchObject({ code: 0, err: '' });
    const { out } = await saltus('merge', '--plan', plan);
    expect(out).toContain(join(workspace, 'data', 'runs'));
  });

  test('a changed file of the user is judged again, unless only a comment changed', async () => {
    const basis = async () => basisOf(await loadPipeline('mine', places.pipelines), places.published);
    const before = await basis();
    appendFileSync(own, '// Another thought.\n');
    expect(await basis()).toEqual(before);
    appendFileSync(own, 'console.log(7);\n');
    const { judgement, judgedBy } = await basis();
    expect([before.judgement === judgement, before.judgedBy === judgedBy]).toEqual([false, false]);
  });

  test('a printed table is read from the workspace only if the package has none with its name', async () => {
    const text = readFileSync(own, 'utf8');
    const claim = "printedTable('mine.csv', { key: ['b'], cells: ['period'], id: 'table', says: 'printed' })";
    const other = text
      .replaceAll("'mine'", "'printed'")
      .replace('claim, definePipeline', 'definePipeline, printedTable')
      .replace(/claim\(.*\)/, claim);
    writeFileSync(join(workspace, 'pipelines', 'printed.ts'), other);
    mkdirSync(join(workspace, 'data', 'published'), { recursive: true });
    writeFileSync(join(workspace, 'data', 'published', 'mine.csv'), 'b,period\n2,3\n3,2\n');
    const { out } = await saltus('run', 'printed');
    expect(out).toMatch(/table +fails in 6 of 8 +6 cases not printed/);
    writeFileSync(join(clone, 'data', 'published', 'mine.csv'), 'b,period\n2,3\n');
    expect(await saltus('run', 'printed')).toMatchObject({
      code: 2,
      err: expect.stringContaining('a unique file name'),
    });
    rmSync(join(clone, 'data', 'published', 'mine.csv'));
  });

  test('an id used by the package is rejected, by new as well', async () => {
    expect((await saltus('new', 'kisses')).err).toContain('expected an id not used by any pipeline or page');
    writeFileSync(
      join(workspace, 'pipelines', 'kisses.ts'),
      readFileSync(join(clone, 'pipelines', 'kisses.ts')),
    );
    const { code, err } = await saltus('run', 'kisses');
    expect(code).toBe(2);
    expect(err).toMatch(
      /clone\/pipelines\/kisses\.ts: expected a unique id, received kisses, also the id of \S+own\/pipelines\/kisses\.ts/,
    );
    rmSync(join(workspace, 'pipelines', 'kisses.ts'));
  });
});
