import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { questionOf, resolve } from '../../src/plan/index.ts';
import { basisOf, loadPipeline, noteBegun, ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';

const FIELDS = `measure: ['preperiod', 'period', 'saltus'],
  tables: {},
  claims: [claim('even', { says: 'period is even', holds: ({ period }) => period % 2 === 0,
      mutant: ({ period }) => period % 2 === 1, mutantSays: 'period is odd' })],`;

const CHARTED = `${FIELDS}
  charts: [{ name: 'line', title: 'Periods', spec: { mark: 'line', encoding: {
    x: { field: 'a', type: 'quantitative' }, y: { field: 'period', type: 'quantitative' } } } }],`;

const PUBLISHED = join(ROOT, 'data', 'published');

let small: SmallPipeline;
const smallWith = (fields: string) => {
  const pipeline = new SmallPipeline('', fields);
  pipeline.chosen = false;
  return pipeline;
};
beforeEach(() => {
  small = smallWith(FIELDS);
});
afterEach(() => small.remove());

const run = (...more: string[]) => small.say('run', 'small', ...more);
/** Parses the output of `runs --json`. */
const listed = async () =>
  (await small.say('runs', '--json')).out
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));

describe('a run with other rows or over another range', () => {
  beforeEach(() => {
    small.remove();
    small = smallWith(CHARTED);
  });

  test('leaves every file of the committed run unchanged', async () => {
    await run();
    const before = small.written();
    await run('--rows', 'none');
    await run('--limit', '1e5');
    await run('--over', 'a=3..5');
    const after = small.written();
    expect(Object.fromEntries(Object.keys(before).map(path => [path, after[path]]))).toEqual(before);
    expect((await listed()).map(({ results }) => results[0].rows).sort()).toEqual(['all', 'all', 'none']);
  }, 60_000);

  test('uses its own names for figures, tables and macros, and captions with its command', async () => {
    await run();
    await run('--over', 'a=3..5', '--name', 'few');
    const [stored] = await listed();
    const texts = async (folder: string, ...named: string[]) => {
      const figure = ['export', 'small', '--figure', 'line', '--format', 'latex', ...named];
      return (
        (await small.say(...figure)).out +
        readFileSync(join(folder, 'reports', 'small', 'tables.tex'), 'utf8')
      );
    };
    const labels = (text: string) => [...text.matchAll(/\\label\{(.+?)\}/g)].map(([, label]) => label);
    const own = await texts(join(small.folder, 'out'));
    const other = await texts(stored.folder, '--run', 'few');
    expect(labels(own)).toEqual(['fig:small-line', 'tab:small']);
    const hash = stored.key.slice(0, 8);
    expect(labels(other)).toEqual([`fig:small-${hash}-line`, `tab:small-${hash}`]);
    expect(other).toMatch(/Command: npx saltus run small .*over .*a=3\.\.5.*\}\\label/);
    expect(own).not.toContain('Command: ');
    const macros = readFileSync(join(stored.folder, 'reports', 'macros.tex'), 'utf8');
    expect(macros).toContain(`\\@namedef{saltus@small-${hash}.rows}{3}`);
    expect(macros).not.toContain('\\saltusRows');
    expect(existsSync(stored.results[0].page)).toBe(true);
  });
});

describe('runs', () => {
  test('runs are listed, found by hash or name, opened, named and deleted', async () => {
    expect(await small.say('runs')).toMatchObject({ code: 0, out: '' });
    await run('--over', 'a=3..5');
    await run('--rows', 'none');
    const [first, second] = (await listed()).sort((p, q) => p.key.length - q.key.length);
    expect(second.key).toMatch(/-none$/);
    expect((await small.say('runs', 'name', first.key.slice(0, 4), 'few')).out).toBe(`${first.key}: few`);
    expect((await small.say('runs')).out).toContain(`${first.key}  few  small: N - {a}; a = 3..5; 3 cases`);
    const opened = await small.say('runs', 'open', 'few');
    expect(opened.out).toContain("  npx saltus run small --over 'a=3..5'\n    even: holds\n");
    expect(opened.out).toMatch(/page: .*small\.md/);
    const blocks = readdirSync(small.blocks);
    expect((await small.say('runs', 'delete', 'few', first.key)).out).toBe(`deleted: ${first.key}`);
    expect(existsSync(first.folder)).toBe(false);
    expect(readdirSync(small.blocks)).toEqual(blocks);
    expect(await listed()).toMatchObject([{ key: second.key, name: null }]);
  });

  test('runs are deleted without the files that others added to their folder', async () => {
    await run('--over', 'a=3..5');
    const [{ key, folder }] = await listed();
    const mine = [
      'data/small.xlsx',
      'data/small/notes.csv',
      'data/other.csv',
      'notes.txt',
      'reports/other.md',
    ];
    for (const path of mine) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), 'mine');
    }
    writeFileSync(join(small.folder, 'out', 'thesis.md'), 'mine');
    symlinkSync(join(small.folder, 'out'), join(folder, 'reports', 'linked'));
    const { out, err } = await small.say('runs', 'delete', key, '--json');
    const left = [...mine, 'reports/linked'].map(path => join(folder, path)).sort();
    expect(JSON.parse(out)).toEqual({ deleted: [key], left });
    expect(err).toContain(`not deleted, because saltus did not write them:\n  ${left[0]}\n`);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = files
      .filter(entry => !entry.isDirectory())
      .map(entry => join(entry.parentPath, entry.name));
    expect(paths.sort()).toEqual(left);
    expect(existsSync(join(small.folder, 'out', 'thesis.md'))).toBe(true);
  });

  test("runs are listed with their limit if it is not the pipeline's", async () => {
    await run('--limit', '20');
    await run('--over', 'a=3..5', '--limit', '1e6');
    const { out } = await small.say('runs');
    expect(out).toMatch(/ {2}small: N - \{a\}; a = 1\.\.12; 12 cases, limit: 20 heaps$/m);
    expect(out).toMatch(/a = 3\.\.5; 3 cases$/m);
  });

  test('runs are compared row by row, with one another or with the committed result', async () => {
    await run();
    await run('--over', 'a=10..14', '--name', 'far');
    const same = await small.say('runs', 'compare', 'far', 'small');
    expect(same).toMatchObject({ code: 0, out: '3 rows in both, alike; 2 only in far, 9 only in small' });
    const [{ folder }] = await listed();
    const table = join(folder, 'data', 'small.csv');
    const result = join(folder, 'data', 'small.result.json');
    const forged = readFileSync(table, 'utf8').replace('11,0,22,11', '11,0,44,22');
    const { createHash } = await import('node:crypto');
    const sha256 = createHash('sha256').update(forged).digest('hex');
    writeFileSync(table, forged);
    writeFileSync(result, readFileSync(result, 'utf8').replace(/"sha256": "\w+"/, `"sha256": "${sha256}"`));
    const { code, out } = await small.say('runs', 'compare', 'small', 'far');
    expect(out.split('\n')).toEqual([
      '3 rows in both, 2 cells of them differ; 9 only in small, 2 only in far',
      '  a = 11: period: 22 and 44',
      '  a = 11: saltus: 11 and 22',
    ]);
    expect(code).toBe(1);
  });

  test('runs do not differ in rows that only one decides, and a changed run is not compared', async () => {
    await run();
    await run('--limit', '20', '--name', 'near');
    expect(await small.say('runs', 'compare', 'small', 'near')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^12 rows in both, alike, 2 of them decided in only one; 0 only in small, 0 only in near\n/,
      ),
    });
    const [{ folder }] = await listed();
    writeFileSync(join(folder, 'data', 'small.csv'), 'game\n');
    const { code, err } = await small.say('runs', 'compare', 'small', 'near');
    expect(code).toBe(2);
    expect(err).toMatch(/^data\/small\.csv: expected the table that was written, received /);
  });

  test('runs with an unreadable result are listed with the error', async () => {
    await run('--over', 'a=10..14', '--name', 'far');
    const [{ folder, unreadable }] = await listed();
    expect(unreadable).toEqual([]);
    writeFileSync(join(folder, 'data', 'small.result.json'), '{');
    const [after] = await listed();
    expect(after).toMatchObject({ name: 'far', results: [], unreadable: [expect.any(String)] });
    expect((await small.say('runs')).out).toContain(after.unreadable[0]);
  });

  test('runs that differ only in a verdict have the same rows, and both verdicts are shown', async () => {
    small.remove();
    small = new SmallPipeline();
    small.chosen = false;
    await run();
    await run('--over', 'a=10..12', '--name', 'far');
    expect(await small.say('runs', 'compare', 'small', 'far')).toMatchObject({
      code: 0,
      out: '3 rows in both, alike; 9 only in small, 0 only in far\n  short: fails and holds',
    });
  });

  const REFUSED: readonly (readonly [words: string[], message: string])[] = [
    [['open'], 'runs open: expected one run, received nothing'],
    [['list', 'x'], 'runs list: expected no argument, received x'],
    [['name', 'far'], 'runs name: expected a run and its name, received far'],
    [['open', 'fra'], 'received fra\n  hint: did you mean far?'],
    [['delete', 'nosuch'], 'the first four digits of its hash, received nosuch'],
    [['name', 'far', 'Far Away'], 'name: expected a lower-case name with hyphens'],
    [['name', 'near', 'far'], 'name: expected a name not used by any run or pipeline, received far, of '],
    [['compare', 'far', 'nosuch'], 'received nosuch'],
    [
      ['burn', 'far'],
      'action: expected "list" or "open" or "name" or "compare" or "delete", received "burn"',
    ],
    [['name', 'far', 'small'], 'a name not used by any run or pipeline, received small, of a pipeline'],
  ];

  test('runs reject commands that do not apply to them', async () => {
    await run('--over', 'a=10..14', '--name', 'far');
    await run('--over', 'a=1..2', '--name', 'near');
    for (const [words, message] of REFUSED) {
      const { code, err, out } = await small.say('runs', ...words);
      expect(err).toContain(message);
      expect({ words, code, out }).toEqual({ words, code: 2, out: '' });
    }
  });

  test('a name is rejected before any computation if the run is the default one, or the name invalid', async () => {
    for (const more of [
      ['--name', 'own'],
      ['--name', 'Own', '--over', 'a=1..2'],
    ]) {
      const { code, out } = await run(...more);
      expect({ code, out }).toEqual({ code: 2, out: '' });
    }
    expect(existsSync(small.blocks)).toBe(false);
  });
});

describe('an unfinished run', () => {
  /** Simulates a killed run: its note exists, and all blocks except one. */
  const interrupt = async (...more: string[]) => {
    await run(...more);
    const tally = small.names('tally')[0]!;
    for (const name of [tally, tally.split('.')[0]!]) rmSync(small.path(name));
    const pipeline = await loadPipeline('small', [join(small.folder, 'pipelines')]);
    const { definition, file } = pipeline;
    const over = Object.fromEntries(more.slice(1).map(text => text.split('=') as [string, string]));
    const plan = resolve(definition, file, { over });
    const basis = await basisOf(pipeline, [PUBLISHED]);
    const asked = questionOf(definition, plan, file);
    noteBegun(dirname(small.blocks), plan.hash.slice(0, 16), { asked, rows: 'all', basis });
    return plan.hash.slice(0, 16);
  };

  test.each([
    { of: 'another range', more: ['--over', 'a=3..9'], flags: " --over 'a=3..9'" },
    { of: 'the own range', more: [], flags: '' },
  ])(
    'appears in the list, for $of, with the blocks done and the command that resumes it',
    async ({ more, flags }) => {
      const key = await interrupt(...more);
      const blocks = small.names('rows').length + 1;
      expect(blocks).toBeGreaterThan(2);
      const { out } = await small.say('runs');
      expect(out).toContain(
        `unfinished, ${blocks - 1} of ${blocks} blocks done; to resume: npx saltus run small${flags}`,
      );
      const [stopped] = (await listed()).filter(run => run.unfinished);
      expect(stopped).toMatchObject({ key, unfinished: { pipeline: 'small', done: blocks - 1, blocks } });
      expect((await run(...more)).out).toContain(`1 of ${blocks} blocks computed`);
      expect((await listed()).every(({ unfinished }) => unfinished === null)).toBe(true);
    },
  );

  test('disappears when it is deleted, but its blocks stay', async () => {
    const key = await interrupt('--over', 'a=3..9');
    const before = small.names('rows');
    expect(await small.say('runs', 'delete', key)).toMatchObject({ code: 0, out: `deleted: ${key}` });
    expect(await listed()).toEqual([]);
    expect(small.names('rows')).toEqual(before);
  });

  test('stays unlisted if its note cannot be read', async () => {
    const key = await interrupt();
    writeFileSync(join(dirname(small.blocks), `${key}.unfinished.json`), '{"asked":');
    expect(await listed()).toEqual([]);
  });
});

describe('another folder next to runs', () => {
  test('does not count as a run, and is not deleted by its name', async () => {
    await run('--over', 'a=3..5');
    const [{ folder, key }] = await listed();
    const notes = join(dirname(folder), 'my-notes');
    mkdirSync(notes);
    writeFileSync(join(notes, 'a.txt'), 'x');
    expect((await listed()).map(stored => stored.key)).toEqual([key]);
    const { code, err } = await small.say('runs', 'delete', 'my-notes');
    expect(code).toBe(2);
    expect(err).toContain('expected the name of a run');
    expect(existsSync(join(notes, 'a.txt'))).toBe(true);
  });
});
