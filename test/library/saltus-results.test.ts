import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { say } from '../cli/terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-python-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of a script, or the last line of its error. */
function python(code: string): string {
  writeFileSync(join(folder, 'script.py'), `from saltus_results import *\nimport sys\n${code}\n`);
  cpSync(join(ROOT, 'src', 'library', 'saltus_results.py'), join(folder, 'saltus_results.py'));
  try {
    return execFileSync('python3', ['script.py'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (thrown) {
    return (thrown as { stderr: string }).stderr.trim().split('\n').at(-1)!;
  }
}

test('each cell of a table has its exact type, and the value of the file', () => {
  const result = join(ROOT, 'data', 'result-strings-three.result.json');
  const csv = readFileSync(join(ROOT, 'data', 'result-strings-three.csv'), 'utf8');
  const [first] = python(`
rows = read_result('${result}').table()
print({name: type(cell).__name__ for name, cell in rows[0].items()}, len(rows))
print(rows[0]['E'] + 1, rows[0]['B'])`).split('\n');
  expect(first).toBe(
    `{'game': 'str', 'a': 'int', 'b': 'int', 'c': 'int', 'outcomePreperiod': 'int', 'T': 'int', 'longestRun': 'int', 'pPositions': 'int', 'B': 'str', 'E': 'Fraction', 'status': 'str', 'why': 'str'} ${csv.trim().split('\n').length - 1}`,
  );
});

test('an undecided cell is a value of its own, which cannot be added as a number', async () => {
  await say(['run', 'fes-saltus', '--over', 'a=5', '--limit', '300', '--out', folder]);
  const said = (expression: string) =>
    python(`
rows = read_result('data/fes-saltus.result.json').table()
open_rows = [row for row in rows if row['saltus'] is UNDECIDED]
print(${expression})`);
  const csv = readFileSync(join(folder, 'data', 'fes-saltus.csv'), 'utf8');
  const expected = csv.match(/,undecided,undecided,undecided,/g)!.length;
  expect(said('len(open_rows)')).toBe(`${expected}`);
  expect(said("open_rows[0]['period'], open_rows[0]['status'], open_rows[0]['why'][:10]")).toBe(
    'UNDECIDED undecided within 300',
  );
  expect(said("sum(row['saltus'] for row in rows)")).toMatch(/^TypeError/);
  expect(said("1 if open_rows[0]['saltus'] else 0")).toMatch(/^TypeError: an undecided value is neither/);
  expect(said("open_rows[0]['saltus'] == 0")).toBe('False');
});

test('verdicts are those of the result; a series can be read; an unknown name is rejected', () => {
  const result = `read_result('${join(ROOT, 'data', 'kisses.result.json')}')`;
  const json = JSON.parse(readFileSync(join(ROOT, 'data', 'kisses.result.json'), 'utf8'));
  const verdicts = json.claims.map((one: { claim: { id: string }; verdict: string }) => [
    one.claim.id,
    one.verdict,
  ]);
  expect(JSON.parse(python(`import json; print(json.dumps(list(${result}.verdicts().items())))`))).toEqual(
    verdicts,
  );
  const name = json.tables[0].name;
  expect(python(`print(len(${result}.table('${name}')))`)).toBe(`${json.tables[0].rows}`);
  expect(python(`${result}.table('nosuch')`)).toMatch(/^KeyError: .*nosuch: there is none among/);
});

test('a table that differs from the one written, or is missing, is rejected', () => {
  for (const name of ['fes-one.result.json', 'fes-one.csv'])
    cpSync(join(ROOT, 'data', name), join(folder, name));
  const path = join(folder, 'fes-one.csv');
  const read = "read_result('fes-one.result.json').table()";
  expect(python(`print(len(${read}))`)).toBe(`${readFileSync(path, 'utf8').trim().split('\n').length - 1}`);
  writeFileSync(path, readFileSync(path, 'utf8').replace(',2,', ',3,'));
  expect(python(read)).toMatch(/DamagedTable: .*its bytes are not those that the result describes/);
  rmSync(path);
  expect(python(read)).toMatch(/DamagedTable: .*it does not exist/);
});
