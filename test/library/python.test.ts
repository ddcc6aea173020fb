import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from '../cli/small-pipeline.ts';

/** What a script prints, run in the folder of the package. */
const python = (script: string) => execFileSync('python3', ['-c', script], { cwd: ROOT, encoding: 'utf8' });

test('the script of the tutorial reads a table with exact types', () => {
  const tutorial = readFileSync(join(ROOT, 'docs', 'tutorial.md'), 'utf8');
  const [, script] = /```python\n([^`]*read_result[^`]*)```/.exec(tutorial)!;
  const saltus = readFileSync(join(ROOT, 'data', 'fes-saltus.csv'), 'utf8').matchAll(/,(\d+),proved,$/gm);
  const all = [...saltus].map(([, digits]) => Number(digits));
  expect(python(script!).trim()).toBe(`${all.length} ${Math.max(...all)} False`);
});

test('an export is a list of rows in Python, and so in Sage, with None for what is not known', async () => {
  const small = new SmallPipeline();
  small.chosen = false;
  await small.say('run', 'small', '--limit', '10', '--name', 'short');
  const csv = (await small.say('export', 'small', '--run', 'short')).out.split('\n');
  const { out } = await small.say('export', 'small', '--run', 'short', '--format', 'sage');
  small.remove();
  const print = 'import json; print(json.dumps([dict(zip(small_columns, row)) for row in small]))';
  const rows = JSON.parse(python(`${out}\n${print}`));
  expect(rows).toEqual(csv.map(line => JSON.parse(line)));
  expect(rows.map((row: { period: unknown }) => row.period)).toContain(null);
});
