import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Law } from '../../../src/claim/index.ts';
import { DefinitionError } from '../../../src/errors.ts';
import { type LoadedPipeline, loadPipeline, ROOT, readPublished } from '../../../src/run/index.ts';
import { DataFolder } from '../../../src/view/data-folder.ts';
import { soundResults } from '../../../src/view/results.ts';
import { readParts } from '../../../src/view/site/parts.ts';

let folder: string;
let pipelines: LoadedPipeline[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-parts-'));
  for (const name of ['data', 'reports']) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: path => /[/\\](data|reports)$|fes-saltus/.test(path),
    });
  }
  pipelines = [await loadPipeline('fes-saltus')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = async () => {
  const data = new DataFolder(folder);
  return readParts(await soundResults(pipelines, data), data, file => readPublished(file));
};

/** What is refused, or nothing. */
async function refused(): Promise<string> {
  try {
    await read();
    return '';
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return thrown.message;
    throw thrown;
  }
}

test('what is on disk is read as it is', async () => {
  const [part] = await read();
  expect(part!.tables[0]!.cells).toHaveLength(320);
  expect(part!.figures.map(({ name }) => name)).toEqual(['staircase', 'collapse']);
  expect(part!.result.claims.length).toBe(pipelines[0]!.definition.claims.length);
});

test('all files that are missing are named', async () => {
  rmSync(join(folder, 'reports', 'fes-saltus', 'collapse.pdf'));
  rmSync(join(folder, 'reports', 'fes-saltus', 'tables.tex'));
  expect(await refused()).toBe(
    [
      'reports/fes-saltus/collapse.pdf: expected a file, received none',
      'reports/fes-saltus/tables.tex: expected a file, received none',
    ].join('\n'),
  );
});

test('a table or a result that is missing is named, with the command that makes it', async () => {
  rmSync(join(folder, 'data', 'fes-saltus.csv'));
  expect(await refused()).toBe(
    [
      'data/fes-saltus.csv: expected the current output of the pipeline, received no file',
      '  hint: npx saltus run fes-saltus',
    ].join('\n'),
  );
  rmSync(join(folder, 'data', 'fes-saltus.result.json'));
  expect(await refused()).toContain(
    'data/fes-saltus.result.json: expected the current output of the pipeline, received nothing',
  );
});

test('where several pipelines miss something, one command at the end makes all of it', async () => {
  rmSync(join(folder, 'data', 'fes-saltus.csv'));
  const [one] = pipelines as [LoadedPipeline];
  pipelines.push({ ...one, definition: { ...one.definition, id: 'new', published: true } });
  expect(await refused()).toBe(
    [
      'data/fes-saltus.csv: expected the current output of the pipeline, received no file',
      'data/new.result.json: expected the current output of the pipeline, received nothing',
      '  hint: npx saltus run fes-saltus new',
    ].join('\n'),
  );
});

test('a table with a byte changed is refused', async () => {
  const path = join(folder, 'data', 'fes-saltus.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace(',12,4,', ',12,5,'));
  expect(await refused()).toContain('a file with another digest');
});

test('what another plan wrote is refused', async () => {
  const [one] = pipelines as [LoadedPipeline];
  const { definition } = one;
  pipelines = [{ ...one, definition: { ...definition, limit: '1e10 heaps' } }];
  expect(await refused()).toContain(
    'data/fes-saltus.result.json: expected the current output of the pipeline, received a result of another plan or engine',
  );
});

test('refuses a result of other claims', async () => {
  const [one] = pipelines as [LoadedPipeline];
  const { definition } = one;
  const fewer = definition.claims.slice(0, -1);
  const claims = [...fewer, { ...definition.claims.at(-1)!, id: 'another' }];
  pipelines = [{ ...one, definition: { ...definition, claims } }];
  expect(await refused()).toContain('another claim instead of another');
  pipelines = [{ ...one, definition: { ...definition, claims: fewer } }];
  expect(await refused()).toContain(`${claims.length} claims, not ${fewer.length}`);
});

test('shows the texts and charts that a pipeline has now', async () => {
  const [one] = pipelines as [LoadedPipeline];
  const { definition } = one;
  const [before] = await read();
  const [, law] = definition.claims as [unknown, Law];
  const theorem = { ...law.theorem!, hypothesis: 'another hypothesis' };
  const claims = definition.claims.map(claim =>
    claim === law ? { ...law, says: 'as said now', theorem } : claim,
  );
  const charts = definition.charts!.map(chart => ({ ...chart, title: `${chart.title}, as drawn now` }));
  pipelines = [{ ...one, definition: { ...definition, question: 'Another?', claims, charts } }];
  const data = new DataFolder(folder);
  const [result] = await soundResults(pipelines, data);
  const { asked, tables, claims: concluded } = result!;
  expect(asked).toMatchObject({ question: 'Another?', charts });
  expect(tables[0]!.title).toBe('Another?');
  expect(concluded[1]).toMatchObject({
    claim: { says: 'as said now' },
    restsOn: { kind: 'theorem', hypothesis: 'another hypothesis' },
  });
  expect(result!.root).toBe(before!.result.root);
});

test('of the pipelines that are not published, those are shown that were run', async () => {
  const other = { ...pipelines[0]!.definition, id: 'not-run', published: false };
  pipelines.push({ ...pipelines[0]!, definition: other });
  expect((await read()).map(({ result }) => result.asked.id)).toEqual(['fes-saltus']);
});
