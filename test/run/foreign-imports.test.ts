import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DefinitionError, Issue } from '../../src/errors.ts';
import { loadPipeline, ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from '../cli/small-pipeline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-imports-'));
  mkdirSync(join(folder, 'pipelines'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a file with such a second line. */
async function issuesOf(line: string): Promise<readonly Issue[]> {
  const pipelines = join(folder, 'pipelines');
  const text = `import { law } from '../src/index.ts';\n${line}\nexport default { id: 'x', law };\n`;
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
  ["const twice = { limit: '1', limit: '2' }; law(twice);", 'Duplicate key "limit" in object literal'],
  ["eval('7');", 'a module name computed at run time'],
  ['const asked = require;', 'a module name computed at run time'],
])('%s is refused by its line', async (line, received) => {
  expect(await told(line)).toEqual([`x.ts:2 ${received}`]);
});

test('a text that is another is asked of again', async () => {
  expect(await told('')).toEqual([]);
  expect(await told("eval('7');")).toEqual(['x.ts:2 a module name computed at run time']);
});

test('an import whose name is a pattern is refused, whether files match it or not', async () => {
  const line = `const name = String(law); await import(\`./help-\${name}.ts\`);`;
  expect(await told(line)).toHaveLength(1);
  writeFileSync(join(folder, 'pipelines', 'help-1.ts'), 'export {};\n');
  expect(await told(line)).toHaveLength(1);
});

test.each([
  ["import type { Plan } from '../src/plan/plan.ts';"],
  ["export { forAll } from '../src/index.ts';"],
  ["export { forAll } from 'saltus/pipeline';"],
  ["// import './help.ts'"],
  ['const text = "import \'./help.ts\'";'],
])('%s is not', async line => {
  expect(await told(line)).toEqual([]);
});

test.each([
  ["import { unused } from '../../src/index.ts';"],
  ["import { unused } from '../src';"],
  ["import { unused } from 'saltus';"],
])('%s is refused, and the hint names the package', async line => {
  const [issue] = await issuesOf(line);
  expect(issue).toMatchObject({
    expected: 'imports from saltus/pipeline only',
    hint: "did you mean 'saltus/pipeline'?",
  });
});

test('what imports more is neither listed nor planned, run or rechecked, nor done in shards, and its code does not run', async () => {
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
  for (const one of [small, helped]) one.remove();
});
