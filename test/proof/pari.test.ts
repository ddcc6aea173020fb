import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT, readResult } from '../../src/run/index.ts';
import { DataFolder, literal } from '../../src/view/index.ts';

test('PARI/GP reads an exported table, and computes the sums of its columns', () => {
  const result = readResult(ROOT, 'fes-saltus');
  if (typeof result === 'string') throw new Error(result);
  const table = new DataFolder(ROOT).table(result, result.tables.find(({ of }) => of === 'cases')!);
  if (typeof table === 'string') throw new Error(table);
  const sums =
    'print([#fes_saltus, vecsum([row[5] | row <- fes_saltus]), fes_saltus[320][1], fes_saltus_columns[6]])';
  const input = [...literal(table, 'pari'), `${sums}\n`].join('');
  const { stdout, stderr } = spawnSync('gp', ['-q', '-f'], { input, encoding: 'utf8' });
  const periods = table.cells.reduce((sum, row) => sum + Number(row[4]), 0);
  expect({ stdout, stderr }).toEqual({
    stdout: `[320, ${periods}, "N - {8, 103, 111}", "saltus"]\n`,
    stderr: '',
  });
});
