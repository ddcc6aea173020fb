import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenLaw } from '../../../src/claim/index.ts';
import { DefinitionError } from '../../../src/errors.ts';
import { type LoadedPipeline, loadPipeline, ROOT, readPublished } from '../../../src/run/index.ts';
import { DataFolder } from '../../../src/view/data-folder.ts';
import { currentResults } from '../../../src/view/results.ts';
import { readParts } from '../../../src/view/site/parts.ts';

let folder: string;
let pipelines: LoadedPipeline[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-parts-'));
  for (const name of ['data', 'reports']) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: path => /[/\\](data|reports|sleator-slusky-2012)$|fes-saltus/.test(path),
    });
  }
  pipelines = [await loadPipeline('fes-saltus')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = async () => {
  const data = new DataFolder(folder);
  return readParts(await currentResults(pipelines, data), data, file => readPublished(file));
};

/** Returns the message of the error, or an empty text. */
async function refusal(): Promise<string> {
  try {
    await read();
    return '';
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return thrown.message;
    throw thrown;
  }
}

test('results on disk are read unchanged', async () => {
  const [part] = await read();
  expect(part!.tables[0]!.cells).toHaveLength(320);
  expect(part!.figures.map(({ name }) => name)).toEqual(['staircase', 'collapse']);
  expect(part!.result.claims.length).toBe(pipelines[0]!.definition.claims.length);
});

test('all missing files are named', async () => {
  rmSync(join(folder, 'reports', 'fes-saltus', 'collapse.vl.json'));
  rmSync(join(folder, 'reports', 'fes-saltus', 'tables.tex'));
  expect(await refusal()).toBe(
    [
      'reports/fes-saltus/collapse.vl.json: expected a file, received none',
      'reports/fes-saltus/tables.tex: expected a file, received none',
    ].join('\n'),
  );
});

test('a missing table or result is named, with the command that creates it', async () => {
  rmSync(join(folder, 'data', 'sleator-slusky-2012', 'fes-saltus.csv'));
  expect(await refusal()).toBe(
    [
      'data/sleator-slusky-2012/fes-saltus.csv: expected the current output of the pipeline, received no file',
      '  hint: npx saltus run fes-saltus',
    ].join('\n'),
  );
  rmSync(join(folder, 'data', 'sleator-slusky-2012', 'fes-saltus.result.json'));
  expect(await refusal()).toContain(
    'data/sleator-slusky-2012/fes-saltus.result.json: expected the current output of the pipeline, received nothing',
  );
});

test('one command at the end covers all pipelines with missing files', async () => {
  rmSync(join(folder, 'data', 'sleator-slusky-2012', 'fes-saltus.csv'));
  const [loaded] = pipelines as [LoadedPipeline];
  pipelines.push({ ...loaded, definition: { ...loaded.definition, id: 'new', published: true } });
  expect(await refusal()).toBe(
    [
      'data/sleator-slusky-2012/fes-saltus.csv: expected the current output of the pipeline, received no file',
      'data/sleator-slusky-2012/new.result.json: expected the current output of the pipeline, received nothing',
      '  hint: npx saltus run fes-saltus new',
    ].join('\n'),
  );
});

test('a table with a changed byte is rejected', async () => {
  const path = join(folder, 'data', 'sleator-slusky-2012', 'fes-saltus.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace(',12,4,', ',12,5,'));
  expect(await refusal()).toContain('a file with another digest');
});

test('a result of another plan is rejected', async () => {
  const [loaded] = pipelines as [LoadedPipeline];
  const { definition } = loaded;
  pipelines = [{ ...loaded, definition: { ...definition, limit: '1e10 heaps' } }];
  expect(await refusal()).toContain(
    'data/sleator-slusky-2012/fes-saltus.result.json: expected the current output of the pipeline, received a result of another plan or engine',
  );
});

test('a result of other claims is rejected', async () => {
  const [loaded] = pipelines as [LoadedPipeline];
  const { definition } = loaded;
  const fewer = definition.claims.slice(0, -1);
  const claims = [...fewer, { ...definition.claims.at(-1)!, id: 'another' }];
  pipelines = [{ ...loaded, definition: { ...definition, claims } }];
  expect(await refusal()).toContain('another claim instead of another');
  pipelines = [{ ...loaded, definition: { ...definition, claims: fewer } }];
  expect(await refusal()).toContain(`${claims.length} claims, not ${fewer.length}`);
});

test('the current texts and charts of a pipeline are shown', async () => {
  const [loaded] = pipelines as [LoadedPipeline];
  const { definition } = loaded;
  const [before] = await read();
  const [, law] = definition.claims as [unknown, OpenLaw];
  const theorem = { ...law.theorem!, hypothesis: 'another hypothesis' };
  const claims = definition.claims.map(claim =>
    claim === law ? { ...law, says: 'as said now', theorem } : claim,
  );
  const charts = definition.charts!.map(chart => ({ ...chart, title: `${chart.title}, as drawn now` }));
  pipelines = [{ ...loaded, definition: { ...definition, question: 'Another?', claims, charts } }];
  const data = new DataFolder(folder);
  const [result] = await currentResults(pipelines, data);
  const { asked, tables, claims: concluded } = result!;
  expect(asked).toMatchObject({ question: 'Another?', charts });
  expect(tables[0]!.title).toBe('Another?');
  expect(concluded[1]).toMatchObject({
    claim: { says: 'as said now' },
    restsOn: { kind: 'theorem', hypothesis: 'another hypothesis' },
  });
  expect(result!.root).toBe(before!.result.root);
});

test('an unpublished pipeline is shown only if it was run', async () => {
  const other = { ...pipelines[0]!.definition, id: 'not-run', published: false };
  pipelines.push({ ...pipelines[0]!, definition: other });
  expect((await read()).map(({ result }) => result.asked.id)).toEqual(['fes-saltus']);
});
