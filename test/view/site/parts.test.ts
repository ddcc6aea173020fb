import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const read = () => {
  const data = new DataFolder(folder);
  return readParts(soundResults(pipelines, data), data, file => readPublished(file));
};

/** What is refused, or nothing. */
function refused(): string {
  try {
    read();
    return '';
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return thrown.message;
    throw thrown;
  }
}

test('what is on disk is read as it is', () => {
  const [part] = read();
  expect(part!.tables[0]!.cells).toHaveLength(320);
  expect(part!.figures.map(({ name }) => name)).toEqual(['staircase', 'collapse']);
  expect(part!.result.claims.length).toBe(pipelines[0]!.definition.claims.length);
});

test('all files that are missing are named', () => {
  rmSync(join(folder, 'reports', 'fes-saltus', 'collapse.pdf'));
  rmSync(join(folder, 'reports', 'fes-saltus', 'tables.tex'));
  expect(refused()).toBe(
    [
      'reports/fes-saltus/collapse.pdf: expected a file, received none',
      'reports/fes-saltus/tables.tex: expected a file, received none',
    ].join('\n'),
  );
});

test('a table or a result that is missing is named, with the command that makes it', () => {
  rmSync(join(folder, 'data', 'fes-saltus.csv'));
  expect(refused()).toBe(
    [
      'data/fes-saltus.csv: expected the current output of the pipeline, received no file',
      '  hint: npx saltus run fes-saltus',
    ].join('\n'),
  );
  rmSync(join(folder, 'data', 'fes-saltus.result.json'));
  expect(refused()).toContain(
    'data/fes-saltus.result.json: expected the current output of the pipeline, received nothing',
  );
});

test('where several pipelines miss something, one command at the end makes all of it', () => {
  rmSync(join(folder, 'data', 'fes-saltus.csv'));
  const [one] = pipelines as [LoadedPipeline];
  pipelines.push({ ...one, definition: { ...one.definition, id: 'new', published: true } });
  expect(refused()).toBe(
    [
      'data/fes-saltus.csv: expected the current output of the pipeline, received no file',
      'data/new.result.json: expected the current output of the pipeline, received nothing',
      '  hint: npx saltus run fes-saltus new',
    ].join('\n'),
  );
});

test('a table with a byte changed is refused', () => {
  const path = join(folder, 'data', 'fes-saltus.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace(',12,4,', ',12,5,'));
  expect(refused()).toContain('a file with another digest');
});

test('what another plan wrote is refused', () => {
  const [one] = pipelines as [LoadedPipeline];
  const { definition } = one;
  pipelines = [{ ...one, definition: { ...definition, limit: '1e10 heaps' } }];
  expect(refused()).toContain(
    'data/fes-saltus.result.json: expected the current output of the pipeline, received a result of another plan or engine',
  );
});

test('claims that say something else now are refused', () => {
  const [one] = pipelines as [LoadedPipeline];
  const { definition } = one;
  const [first, ...rest] = definition.claims;
  pipelines = [{ ...one, definition: { ...definition, claims: [{ ...first!, says: 'another' }, ...rest] } }];
  expect(refused()).toContain(`another claim instead of ${first!.id}`);
  pipelines = [{ ...one, definition: { ...definition, claims: definition.claims.slice(0, -1) } }];
  expect(refused()).toContain(`${definition.claims.length} claims, not ${rest.length}`);
  pipelines = [{ ...one, definition: { ...definition, question: 'Another?' } }];
  expect(refused()).toContain('a result with other texts or charts');
});

test('of the pipelines that are not published, those are shown that were run', async () => {
  const other = { ...pipelines[0]!.definition, id: 'not-run', published: false };
  pipelines.push({ ...pipelines[0]!, definition: other });
  expect(read().map(({ result }) => result.asked.id)).toEqual(['fes-saltus']);
});
