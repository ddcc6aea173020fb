import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DefinitionError, Issue } from '../../src/errors.ts';
import { loadPipeline, pipelineIds, ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from '../cli/small-pipeline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-imports-'));
  mkdirSync(join(folder, 'pipelines'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the issues of a file with the given second line. */
async function issuesOf(line: string): Promise<readonly Issue[]> {
  const pipelines = join(folder, 'pipelines');
  const text = `import { claim } from '../src/index.ts';\n${line}\nexport default { id: 'x', claim };\n`;
  writeFileSync(join(pipelines, 'x.ts'), text);
  return loadPipeline('x', [pipelines]).then(
    () => [],
    thrown => (thrown as DefinitionError).issues,
  );
}

const told = async (line: string) =>
  (await issuesOf(line)).map(({ where, received }) => `${where.split('/').at(-1)} ${received}`);

test.each([
  ["import { used } from './help.ts'; used();", './help.ts'],
  ["import { unused } from './help.ts';", './help.ts'],
  ["import * as all from './help.ts';", './help.ts'],
  ["import './help.ts';", './help.ts'],
  ["export * from './help.ts';", './help.ts'],
  ["export { one } from './help.ts';", './help.ts'],
  ["const lazy = await import('./help.ts');", './help.ts'],
  ["const lazy = () => import('../src/engine/index.ts');", '../src/engine/index.ts'],
  ["const old = require('./help.cjs');", './help.cjs'],
  ["import old = require('./help.cjs'); old();", './help.cjs'],
  ["import page from './page.json' with { type: 'json' }; page();", './page.json'],
  ["import { readFileSync } from 'node:fs';", 'node:fs'],
  ["import fs from 'fs'; fs();", 'fs'],
  ["import { z } from 'zod';", 'zod'],
  ['const name = String(law); await import(name);', 'a module name computed at run time'],
  ['const name = String(law); require(name);', 'a module name computed at run time'],
  ["const twice = { limit: '1', limit: '2' }; claim('x', twice);", 'Duplicate key "limit" in object literal'],
  ["eval('7');", 'a module name computed at run time'],
  ['const asked = require;', 'a module name computed at run time'],
])('%s is rejected with its line', async (line, received) => {
  expect(await told(line)).toEqual([`x.ts:2 ${received}`]);
});

describe('helpers, whose file names begin with _,', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, 'pipelines', name), text);

  test('can be imported, and may import the helpers of claims and each other', async () => {
    write(
      '_one.ts',
      "import { claim } from 'saltus/pipeline';\nimport { two } from './_two.ts';\nexport const one = [claim, two];\n",
    );
    write('_two.ts', 'export const two: number = 2;\n');
    expect(await told("import { one } from './_one.ts';\nexport const used = one;")).toEqual([]);
  });

  test('do not count as pipelines', () => {
    write('_one.ts', 'export const one = 1;\n');
    write('one.ts', 'export default {};\n');
    expect(pipelineIds([join(folder, 'pipelines')])).toEqual(['one']);
  });

  test('cause an error with name and line if they import anything else, fail to parse, or are missing', async () => {
    write('_one.ts', "\nimport { readFileSync } from 'node:fs';\nexport const one = readFileSync;\n");
    const line = "import { one } from './_one.ts';\nexport const used = one;";
    expect(await told(line)).toEqual(['_one.ts:2 node:fs']);
    write('_one.ts', "import { one } from './x.ts';\nexport { one };\n");
    expect(await told(line)).toEqual(['_one.ts:1 ./x.ts']);
    write('_one.ts', 'this is no code\n');
    expect((await told(line))[0]).toMatch(/^_one\.ts:1 Expected/);
    rmSync(join(folder, 'pipelines', '_one.ts'));
    const [issue] = await issuesOf(line);
    expect(issue).toMatchObject({
      expected: 'a module that loads',
      received: expect.stringContaining('_one.ts'),
    });
  });

  test('must be in the same folder', async () => {
    write('_one.ts', 'export const one = 1;\n');
    expect(await told("import { one } from '../pipelines/_one.ts'; export const used = one;")).toEqual([
      'x.ts:2 ../pipelines/_one.ts',
    ]);
    expect(await told("import { one } from './y/_one.ts'; export const used = one;")).toEqual([
      'x.ts:2 ./y/_one.ts',
    ]);
  });
});

test('an edited file is checked again', async () => {
  expect(await told('')).toEqual([]);
  expect(await told("eval('7');")).toEqual(['x.ts:2 a module name computed at run time']);
});

test('an import with a computed name is rejected, whether or not files match it', async () => {
  const line = `const name = String(law); await import(\`./help-\${name}.ts\`);`;
  expect(await told(line)).toHaveLength(1);
  writeFileSync(join(folder, 'pipelines', 'help-1.ts'), 'export {};\n');
  expect(await told(line)).toHaveLength(1);
});

test.each([
  ["import type { Plan } from '../src/plan/plan.ts';"],
  ["export { every } from '../src/index.ts';"],
  ["export { every } from 'saltus/pipeline';"],
  ["// import './help.ts'"],
  ['const text = "import \'./help.ts\'";'],
])('%s is accepted', async line => {
  expect(await told(line)).toEqual([]);
});

test.each([
  ["import { unused } from '../../src/index.ts';"],
  ["import { unused } from '../src';"],
  ["import { unused } from 'saltus';"],
])('%s is rejected with a hint that names the package', async line => {
  const [issue] = await issuesOf(line);
  expect(issue).toMatchObject({
    expected: 'imports from saltus/pipeline only',
    hint: "did you mean 'saltus/pipeline'?",
  });
});

test('a pipeline with a foreign import is rejected by every command, and its code does not run', async () => {
  const small = new SmallPipeline();
  const helped = new SmallPipeline("import { most } from './help.ts';\nexport const limit = most;");
  writeFileSync(join(helped.folder, 'pipelines', 'help.ts'), "throw new Error('run');\n");
  const file = join(small.folder, 'plan.json');
  await small.say('plan', 'small', '--save', file);
  for (const command of ['list', 'run', 'plan', 'recheck']) {
    const { code, err } = await helped.say(command, 'small');
    expect(code, command).toBe(2);
    expect(err, command).toMatch(
      /small\.ts:2: expected imports from saltus\/pipeline only, received \.\/help\.ts\n.*import \{ most \}.*\n +\^+\n +hint: put the code into this file/,
    );
  }
  const { code, err } = await helped.say('shard', '--plan', file, '--index', '0');
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('small.ts:2') });
  for (const copy of [small, helped]) copy.remove();
});
