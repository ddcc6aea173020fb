import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DefinitionError } from '../../../src/errors.ts';
import { type LoadedPipeline, loadPipeline, ROOT } from '../../../src/run/index.ts';
import { readParts } from '../../../src/view/site/parts.ts';

let folder: string;
let pipelines: LoadedPipeline[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-parts-'));
  for (const name of ['data', 'reports']) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: path => !/[/\\](runs|site)$/.test(path),
    });
  }
  pipelines = [await loadPipeline('fes-saltus')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is refused, or nothing. */
function refused(): string {
  try {
    readParts(pipelines, folder, new Map(), []);
    return '';
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return thrown.message;
    throw thrown;
  }
}

test('what is on disk is read as it is', () => {
  const { pipelines: parts, engine } = readParts(pipelines, folder, new Map(), []);
  expect(parts[0]!.tables[0]!.rows).toHaveLength(320);
  expect(parts[0]!.figures.map(({ name }) => name)).toEqual(['staircase', 'collapse']);
  expect(parts[0]!.claims.length).toBe(pipelines[0]!.definition.claims.length);
  expect(engine).toBe(parts[0]!.plan.engine);
});

test('all that is missing is named, with the command that makes it', () => {
  rmSync(join(folder, 'reports', 'fes-saltus', 'collapse.pdf'));
  rmSync(join(folder, 'reports', 'fes-saltus', 'tables.tex'));
  expect(refused()).toBe(
    [
      'reports/fes-saltus/collapse.pdf: expected a file, received none',
      'reports/fes-saltus/tables.tex: expected a file, received none',
      '  hint: npm run -s saltus -- run fes-saltus',
    ].join('\n'),
  );
  rmSync(join(folder, 'data', 'fes-saltus.csv'));
  expect(refused()).toContain(
    'data/fes-saltus.csv: expected the table that the pipeline writes now, received no file',
  );
});

test('a table with a byte changed is refused', () => {
  const path = join(folder, 'data', 'fes-saltus.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace(',12,4,', ',12,5,'));
  expect(refused()).toContain('a file that is not the one described');
});

test('what another plan wrote is refused, and so is a run that did not come to its page', () => {
  const [{ definition, file }] = pipelines as [LoadedPipeline];
  pipelines = [{ file, definition: { ...definition, limit: '1e10 heaps' } }];
  expect(refused()).toContain(
    'reports/fes-saltus.md: expected the page that the pipeline writes now, received one of another plan or engine',
  );
  rmSync(join(folder, 'reports', 'fes-saltus.md'));
  expect(refused()).toContain('received none');
});

test('claims that say something else now are refused', () => {
  const [{ definition, file }] = pipelines as [LoadedPipeline];
  const [first, ...rest] = definition.claims;
  pipelines = [{ file, definition: { ...definition, claims: [{ ...first!, says: 'another' }, ...rest] } }];
  expect(refused()).toContain(`another claim in the place of ${first!.id}`);
  pipelines = [{ file, definition: { ...definition, claims: definition.claims.slice(0, -1) } }];
  expect(refused()).toContain(`${definition.claims.length} claims, not ${definition.claims.length - 1}`);
});

test('a folder without data is refused, and so is a descriptor that cannot be read', () => {
  writeFileSync(join(folder, 'data', 'datapackage.json'), '{');
  expect(refused()).toContain('none in data/datapackage.json');
  rmSync(join(folder, 'data'), { recursive: true });
  expect(refused()).toContain('none in data/datapackage.json');
});

test('of a pipeline that is not published nothing is missing', async () => {
  const [{ definition, file }] = pipelines as [LoadedPipeline];
  const own = { file, definition: { ...definition, id: 'own', published: false } };
  pipelines = [...pipelines, own];
  expect(readParts(pipelines, folder, new Map(), []).pipelines).toHaveLength(1);
  pipelines = [own];
  expect(refused()).toContain('expected the data of some pipeline, received none');
});
