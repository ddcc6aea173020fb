import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from '../cli/small-pipeline.ts';
import { committed } from '../committed.ts';

/** Returns the output of a script that runs in the folder of the package. */
const python = (script: string) => execFileSync('python3', ['-c', script], { cwd: ROOT, encoding: 'utf8' });

test('the script of the tutorial reads a table with exact types', () => {
  const tutorial = readFileSync(join(ROOT, 'docs', 'tutorial.md'), 'utf8');
  const [, script] = /```python\n([^`]*read_result[^`]*)```/.exec(tutorial)!;
  const saltus = readFileSync(join(ROOT, committed('fes-saltus.csv')), 'utf8').matchAll(/,(\d+),proved,$/gm);
  const all = [...saltus].map(([, digits]) => Number(digits));
  expect(python(script!).trim()).toBe(`${all.length} ${Math.max(...all)} False`);
});

test('the pandas script of the tutorial uses only arguments of pandas 1.5', () => {
  const tutorial = readFileSync(join(ROOT, 'docs', 'tutorial.md'), 'utf8');
  const [, script] = /```python\n(import pandas[^`]*)```/.exec(tutorial)!;
  const folder = mkdtempSync(join(tmpdir(), 'saltus-pandas-'));
  writeFileSync(join(folder, 'pandas.py'), PANDAS);
  const path = `import sys; sys.path.insert(0, ${JSON.stringify(folder)})`;
  const print = "print(len(rows), rows['undecided'], numbers[0])";
  expect(python(`${path}\n${script}\n${print}`).trim()).toBe('320 undecided 14/15');
  rmSync(folder, { recursive: true });
});

/** The part of pandas 1.5.3 that the script uses, with the same parameters. */
const PANDAS = `
import csv

class DataFrame(dict):
    def convert_dtypes(self, infer_objects=True, convert_string=True, convert_integer=True): return self
    def __len__(self): return len(self['game'])

class Series(list):
    def map(self, arg, na_action=None): return [arg(one) for one in self]

def read_csv(filepath_or_buffer, *, usecols=None, dtype=None, na_values=None, keep_default_na=True):
    rows = list(csv.DictReader(open(filepath_or_buffer)))
    return DataFrame({name: Series(row[name] for row in rows) for name in rows[0]}, undecided=na_values)
`;

test('an export for Sage is a list of rows in Python, with None for undecided', async () => {
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
