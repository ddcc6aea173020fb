import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foreignImports, ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from '../cli/small-pipeline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-imports-'));
  mkdirSync(join(folder, 'pipelines'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is told of a file with such a second line. */
async function told(line: string) {
  const path = join(folder, 'pipelines', 'x.ts');
  writeFileSync(path, `import { law } from '../src/index.ts';\n${line}\nexport default law;\n`);
  const file = relative(ROOT, path);
  const found = await foreignImports([file]);
  expect([...found.keys()].filter(one => one !== file)).toEqual([]);
  return (found.get(file) ?? []).map(({ where, received }) => `${where.split('/').at(-1)} ${received}`);
}

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
  ['const name = String(law); await import(name);', 'a name that is made when it is asked for'],
  ['const name = String(law); require(name);', 'a name that is made when it is asked for'],
  ["const twice = { limit: '1', limit: '2' }; law(twice);", 'Duplicate key "limit" in object literal'],
  ['const asked = require;', 'a name that is made when it is asked for'],
])('%s is refused by its line', async (line, received) => {
  expect(await told(line)).toEqual([`x.ts:2 ${received}`]);
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
  ["// import './help.ts'"],
  ['const text = "import \'./help.ts\'";'],
])('%s is not', async line => {
  expect(await told(line)).toEqual([]);
});

test('the pipelines of the package import the door alone', async () => {
  const names = readdirSync(join(ROOT, 'pipelines'), { recursive: true, encoding: 'utf8' });
  const files = names.filter(name => name.endsWith('.ts')).map(name => `pipelines/${name}`);
  expect(files.length).toBeGreaterThan(10);
  expect(await foreignImports(files)).toEqual(new Map());
  expect(await foreignImports([])).toEqual(new Map());
});

test('what imports more is neither planned nor run nor rechecked, nor done in shards; it is listed', async () => {
  const small = new SmallPipeline();
  const helped = new SmallPipeline("import { most } from './help.ts';\nexport const limit = most;");
  writeFileSync(join(helped.folder, 'pipelines', 'help.ts'), 'export const most = 5;\n');
  const file = join(small.folder, 'plan.json');
  await small.say('plan', 'small', '--save', file);
  for (const command of ['run', 'plan', 'recheck']) {
    const { code, err } = await helped.say(command, 'small');
    expect(code, command).toBe(2);
    expect(err, command).toMatch(
      /small\.ts:2: expected no import but src\/index\.ts, received \.\/help\.ts\n.*import \{ most \}.*\n +\^+\n +hint: put what is shared/,
    );
  }
  const { code, err } = await helped.say('shard', '--plan', file, '--index', '0');
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('small.ts:2') });
  expect((await helped.say('list')).out).toContain('small');
  for (const one of [small, helped]) one.remove();
});
