import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { committed } from '../committed.ts';
import { say } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-'));
afterAll(() => rmSync(folder, { recursive: true }));

function textOf(name: string): string {
  return readFileSync(join(ROOT, committed(name)), 'utf8');
}

/** Writes a table to a file with this name. */
function table(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('verify of a table', () => {
  test('counts the rows that are too expensive, with the cost of the most expensive one', async () => {
    const path = table('fes-saltus.csv', textOf('fes-saltus.csv'));
    const { code, out } = await say(['verify', path, '--limit', '2000']);
    expect(code).toBe(3);
    expect(out).toContain(`${path}: undecided: row `);
    expect(out).toMatch(/undecided: \d+ of 320 rows, 0 refused; \d+ too expensive \(up to 2\d{3} steps\); /);
  });

  test('takes the range from the adjacent result, and says if there is none', async () => {
    const out = join(folder, 'other');
    await say(['run', 'fes-one', '--over', 'a=1..5', '--out', out]);
    const path = join(out, committed('fes-one.csv'));
    expect((await say(['verify', path])).out).toMatch(/verified: 5 of 5 rows, 0 refused; normal ending/);
    const rows = readFileSync(path, 'utf8');
    writeFileSync(path, rows.replace(/^N - \{3\},.*\n/m, ''));
    expect(await say(['verify', path])).toMatchObject({
      code: 1,
      out: expect.stringContaining('the row of a = 3 is missing'),
    });
    const moved = table(
      'fes-one.csv',
      rows.replace(/^N - \{5\},.*$/m, 'N - {3000},3000,0,6000,3000,proved,'),
    );
    const { code, out: said } = await say(['verify', moved]);
    expect(said).toContain(': verified in part: ');
    expect(said).toContain('its range differs from the pipeline');
    expect(code).toBe(3);
    writeFileSync(path, rows.replace(/^N - \{5\},.*$/m, 'N - {3000},3000,0,6000,3000,proved,'));
    expect(await say(['verify', path])).toMatchObject({
      code: 1,
      out: expect.stringContaining('row 5: not a row of the pipeline fes-one'),
    });
  });

  test('takes the rule from the adjacent result if the question has no file', async () => {
    const out = join(folder, 'asked');
    await say(['ask', '{2, b}', '--over', 'b=3..9', '--ending', 'sink', '--measure', 'period', '--out', out]);
    const path = join(out, 'data', 'ask.csv');
    const whole = await say(['verify', path]);
    expect(whole.out).toContain('7 of 7 rows, 0 refused; sink ending, last player wins, as in the run ask');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^"\{2, 5\}".*\n/m, ''));
    const { code, out: said } = await say(['verify', path]);
    expect(code).toBe(1);
    expect(said).toContain('the row of b = 5 is missing');
  });

  test('compares each row of a summary with its group, by replaying all cases', async () => {
    const name = 'all-but-six.pure.csv';
    const text = textOf(name);
    expect((await say(['verify', table(name, text)])).out).toMatch(
      /: verified: 16 of 16 rows, 0 refused; .*; checked: f, impure, cases, undecided, most_preperiod, game; not checked: nothing$/,
    );
    const [header, ...rows] = text.trimEnd().split('\n');
    const kept = [header, ...rows.slice(0, 3)].join('\n');
    const three = await say(['verify', table(name, kept)]);
    expect([three.code, three.out]).toEqual([1, expect.stringContaining('; 13 missing; ')]);
    const pure = rows.map(row => row.replace(/^(\d+),1,/, '$1,0,'));
    expect((await say(['verify', table(name, [header, ...pure].join('\n'))])).code).toBe(1);
    const counted = [header, rows[0]!.replace(/^(\d+,\d+),\d+,/, '$1,7,'), ...rows.slice(1)].join('\n');
    expect((await say(['verify', table(name, counted)])).out).toContain('cases: expected 1, received 7');
  });

  test('rejects a summary whose key does not fit the game in its row', async () => {
    const name = 'records-three-moves.preperiods.csv';
    const forged = textOf(name).replace(/^(\d+),\d+,/gm, (_, c) => `${Number(c) + 100},7,`);
    const { code, out } = await say(['verify', table(name, forged)]);
    expect(code).toBe(1);
    expect(out).toContain('row 1, {1, 2, 3}: c: expected 3, received 103');
    expect(out).toContain(': refused: 0 of 28 rows, 28 refused; its range differs from the pipeline');
  });

  test('accepts in part a summary of a run with undecided cases', async () => {
    const out = join(folder, 'limited');
    await say(['run', 'fes-four', '--limit', '3', '--out', out]);
    for (const name of ['by-d', 'pure']) {
      const { code, out: said } = await say(['verify', join(out, committed(`fes-four.${name}.csv`))]);
      expect(said).toContain(': verified in part: ');
      expect(said).toContain('not checked: ');
      expect(code).toBe(3);
    }
  });

  test('finds missing rows by the name of the table, without other information', async () => {
    const rows = textOf('fes-saltus.csv').split('\n');
    const cut = rows.map(row => row.replace(/,(proved,|status,why)$/, ''));
    const path = table('fes-saltus.csv', cut.toSpliced(5, 1).join('\n'));
    expect((await say(['verify', path])).out).toContain('; 1 missing; ');
    const none = await say(['verify', table('fes-saltus.csv', `${rows[0]}\n`)]);
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('; 320 missing; ')]);
  });
});
