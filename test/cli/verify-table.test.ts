import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-'));
afterAll(() => rmSync(folder, { recursive: true }));

function committed(name: string): string {
  return readFileSync(join(ROOT, 'data', name), 'utf8');
}

/** Writes a table to a file with this name. */
function table(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('verify of a table', () => {
  test("replays each row under the rule of the pipeline with the table's name", async () => {
    const path = table('fes-saltus.csv', committed('fes-saltus.csv'));
    expect(await say(['verify', path])).toEqual({
      code: 0,
      out: `${path}: verified: 320 of 320 rows, 0 refused; normal ending, last player wins, as in the pipeline fes-saltus; checked: game, a, b, preperiod, period, saltus, status, why; not checked: nothing`,
      err: `${path}: replaying the game of each row, normal ending, last player wins`,
    });
    const strings = table('result-strings-one.csv', committed('result-strings-one.csv'));
    const { code, out } = await say(['verify', strings]);
    expect(code).toBe(0);
    expect(out).toContain(
      '200 of 200 rows, 0 refused; take-all ending, last player wins, as in the pipeline',
    );
  });

  test('names row, column, expected and received value', async () => {
    const text = committed('fes-saltus.csv').replace(
      '"N - {1, 4, 5}",1,4,0,12,4',
      '"N - {1, 4, 5}",1,4,0,24,8',
    );
    const path = table('fes-saltus.csv', text);
    const { code, out } = await say(['verify', path]);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${path}: refused: row 2, N - {1, 4, 5}: period: expected 12, received 24`,
      `${path}: refused: row 2, N - {1, 4, 5}: saltus: expected 4, received 8`,
      expect.stringContaining(': refused: 319 of 320 rows, 1 refused; '),
    ]);
    const json = await say(['verify', path, '--json']);
    expect(json.out.split('\n').map(line => JSON.parse(line))).toMatchObject([
      {
        file: path,
        row: 2,
        game: 'N - {1, 4, 5}',
        verdict: 'refused',
        faults: [{ column: 'period', expected: '12', received: '24' }, { column: 'saltus' }],
      },
      { file: path, verdict: 'refused', rows: 320, verified: 319, refused: 1, undecided: 0, leftOpen: 0 },
    ]);
  });

  test('counts the rows that are too expensive, with the cost of the most expensive one', async () => {
    const path = table('fes-saltus.csv', committed('fes-saltus.csv'));
    const { code, out } = await say(['verify', path, '--limit', '2000']);
    expect(code).toBe(3);
    expect(out).toContain(`${path}: undecided: row `);
    expect(out).toMatch(/undecided: \d+ of 320 rows, 0 refused; \d+ too expensive \(up to 2\d{3} steps\); /);
  });

  test('rejects a table with a missing or repeated row, and names the row', async () => {
    const lines = committed('fes-saltus.csv').split('\n');
    const without = await say(['verify', table('fes-saltus.csv', lines.toSpliced(5, 1).join('\n'))]);
    expect(without.code).toBe(1);
    expect(without.out).toContain(': refused: the row of a = 1, b = 7 is missing\n');
    expect(without.out).toContain(': refused: 319 of 319 rows, 0 refused; 1 missing; ');
    const path = table('fes-saltus.csv', lines.toSpliced(6, 1, lines[5]!).join('\n'));
    const twice = await say(['verify', path, '--json']);
    expect(twice.code).toBe(1);
    expect(JSON.parse(twice.out)).toMatchObject({
      verdict: 'refused',
      missing: ['a = 1, b = 8'],
      again: [[6, 5]],
    });
  });

  test('takes the range from the adjacent result, and says if there is none', async () => {
    const out = join(folder, 'other');
    await say(['run', 'fes-one', '--over', 'a=1..5', '--out', out]);
    const path = join(out, 'data', 'fes-one.csv');
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

  test('expects no row per case if the run stored only records', async () => {
    const out = join(folder, 'records');
    await say(['run', 'fes-four', '--over', 'a=1..3', '--rows', 'records', '--out', out]);
    const verified = await say(['verify', join(out, 'data', 'fes-four.csv')]);
    expect(verified.out).toMatch(
      /verified in part: 22 of 22 rows, 0 refused; .*; not checked: whether rows are missing$/,
    );
    expect(verified.code).toBe(3);
  });

  test('uses the given rule if the table belongs to no pipeline, and ignores its parameters', async () => {
    const path = table('mine.csv', committed('stone-picking-example.csv'));
    expect((await say(['verify', path])).code).toBe(1);
    const { code, out } = await say(['verify', path, '--ending', 'take-all']);
    expect(code).toBe(3);
    expect(out).toContain('1 of 1 row, 0 refused; take-all ending, last player wins; checked: game');
  });

  test('checks order and uniqueness of rows if there is no pipeline, but not whether rows are missing', async () => {
    const lines = committed('fes-saltus.csv').split('\n');
    const said = (rows: string[]) => say(['verify', table('ask.csv', rows.join('\n'))]);
    const kept = await said(lines.toSpliced(5, 1));
    expect(kept.code).toBe(3);
    expect(kept.out).toMatch(/; not checked: a, b, whether rows are missing$/);
    const twice = await said(lines.toSpliced(9, 0, lines[5]!));
    expect(twice.code).toBe(1);
    expect(twice.out).toContain(': refused: row 9: repeats the case of row 5\n');
    const turned = await said(lines.toSpliced(5, 2, lines[6]!, lines[5]!));
    expect(turned.code).toBe(1);
    expect(turned.out).toContain(': refused: row 6: its case belongs before row 5\n');
    expect(turned.out).toContain('320 of 320 rows, 0 refused; 1 out of order; normal ending');
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

  test('finds a missing row of a series, and one that is repeated or out of order', async () => {
    const lines = committed('fes-pictures.patterns.csv').split('\n');
    const said = async (rows: string[]) => {
      const path = table('fes-pictures.patterns.csv', rows.join('\n'));
      const { code, out } = await say(['verify', path]);
      return { code, out: out.replaceAll(`${path}: `, '') };
    };
    const whole = await said(lines);
    expect(whole).toEqual({ code: 0, out: expect.stringMatching(/^verified: .*; not checked: nothing$/) });
    expect(await said(lines.toSpliced(40, 1))).toMatchObject({
      code: 1,
      out: expect.stringContaining('refused: the row of a = 8, b = 11, c = 16, k = 3 is missing'),
    });
    expect((await said(lines.toSpliced(9, 0, lines[5]!))).out).toContain('row 9: repeats the case of row 5');
    const turned = await said(lines.toSpliced(5, 2, lines[6]!, lines[5]!));
    expect(turned.out).toContain('refused: row 6: its case belongs before row 5');
    const moves = committed('kisses.moves.csv').split('\n');
    expect((await say(['verify', table('kisses.moves.csv', moves.join('\n'))])).code).toBe(0);
    const other = await say(['verify', table('kisses.moves.csv', moves.toSpliced(7, 1).join('\n'))]);
    expect([other.code, other.out]).toEqual([1, expect.stringContaining('the row of from = 4, to = 0 is')]);
  });

  test('compares each row of a summary with its group, by replaying all cases', async () => {
    const name = 'all-but-six.pure.csv';
    const text = committed(name);
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
    const forged = committed(name).replace(/^(\d+),\d+,/gm, (_, c) => `${Number(c) + 100},7,`);
    const { code, out } = await say(['verify', table(name, forged)]);
    expect(code).toBe(1);
    expect(out).toContain('row 1, {1, 2, 3}: c: expected 3, received 103');
    expect(out).toContain(': refused: 0 of 28 rows, 28 refused; its range differs from the pipeline');
  });

  test('reports which parts of a summary were too expensive to check', async () => {
    const path = table('all-but-four.periods.csv', committed('all-but-four.periods.csv'));
    const { code, out } = await say(['verify', path, '--limit', '5000']);
    expect(code).toBe(3);
    expect(out).toMatch(
      /: verified in part: .*; checked: d, cases, most_period, game; not checked: undecided, whether these are the largest in their groups$/,
    );
    const json = await say(['verify', path, '--limit', '5000', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ verdict: 'verified in part', unchecked: ['undecided'] });
    const forged = table(
      'all-but-four.periods.csv',
      committed('all-but-four.periods.csv').replace('\n5,', '\n6,'),
    );
    expect((await say(['verify', forged, '--limit', '5000'])).code).toBe(1);
  });

  test('accepts in part a summary of a run with undecided cases', async () => {
    const out = join(folder, 'limited');
    await say(['run', 'fes-four', '--limit', '3', '--out', out]);
    for (const name of ['by-d', 'pure']) {
      const { code, out: said } = await say(['verify', join(out, 'data', `fes-four.${name}.csv`)]);
      expect(said).toContain(': verified in part: ');
      expect(said).toContain('not checked: ');
      expect(code).toBe(3);
    }
  });

  test('finds missing rows by the name of the table, without other information', async () => {
    const rows = committed('fes-saltus.csv').split('\n');
    const cut = rows.map(row => row.replace(/,(proved,|status,why)$/, ''));
    const path = table('fes-saltus.csv', cut.toSpliced(5, 1).join('\n'));
    expect((await say(['verify', path])).out).toContain('; 1 missing; ');
    const none = await say(['verify', table('fes-saltus.csv', `${rows[0]}\n`)]);
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('; 320 missing; ')]);
  });

  test('rejects a column whose name differs from a checked one only in case', async () => {
    for (const [name, meant] of [
      ['Saltus', 'saltus'],
      ['nimsum', 'nimSum'],
      ['Status', 'status'],
    ]) {
      const path = table('mine.csv', `game,period,${name}\n"N - {1, 3, 4}",12,5\n`);
      const { code, err } = await say(['verify', path]);
      expect(code).toBe(2);
      expect(err).toContain(`expected the column ${meant}, spelt exactly, received "${name}"`);
    }
    const letters = table('mine.csv', 'game,t,e,period\n{1},1,2,2\n');
    expect((await say(['verify', letters])).code).toBe(3);
  });

  test('rejects a repeated column, and numbers without a game', async () => {
    const twice = table('mine.csv', 'game,period,period\n"N - {1, 3, 4}",7,12\n');
    await expect(say(['verify', twice])).resolves.toMatchObject({
      code: 2,
      err: expect.stringContaining('expected a header with distinct column names, received "period" twice'),
    });
    const noGame = table('mine.csv', 'game,preperiod,period,saltus,status,why\n,9,9,9,proved,\n');
    expect((await say(['verify', noGame])).out).toContain('row 1, "": game: expected a game, received ""');
  });

  test('does not claim to have checked the reason of an undecided row', async () => {
    const rows = 'game,period,status,why\n{1},2,proved,\n{2},undecided,undecided,within 1: because\n';
    const { code, out } = await say(['verify', table('mine.csv', rows)]);
    expect(code).toBe(3);
    expect(out).toContain('checked: game, period, status; not checked: why, whether rows are missing');
    const json = JSON.parse((await say(['verify', table('mine.csv', rows), '--json'])).out);
    expect(json).toMatchObject({
      verdict: 'verified in part',
      checked: ['game', 'period', 'status'],
      unchecked: ['why'],
      again: [],
    });
  });

  test.each([
    ['no rows', 'game,period\n', 'undecided: 0 of 0 rows, 0 refused'],
    [
      'no game',
      'a,b\n1,2\n',
      /undecided: no column can be checked by a replay: expected.* game and columns such as .*, received a, b$/m,
    ],
    [
      'no column that a replay proves',
      'game,beauty\nN,3\n',
      'undecided: no column can be checked by a replay',
    ],
  ])('verifies nothing in a table with %s', async (_, text, said) => {
    const { code, out } = await say(['verify', table('mine.csv', text)]);
    expect(code).toBe(3);
    expect(out).toMatch(said);
  });

  test.each([
    ['no content', '', 'expected a header, received nothing'],
    ['a row that is too short', 'game,period\nN\n', 'mine.csv, record 2: expected 2 fields, received 1'],
  ])('exits with 2 for a file with %s', async (_, text, said) => {
    const { code, err } = await say(['verify', table('mine.csv', text)]);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  test('escapes control characters from a file', async () => {
    const { code, out } = await say(['verify', table('mine.csv', 'game,period\n{1},\u001b[31m2\n')]);
    expect(code).toBe(1);
    expect(out).toContain('period: expected 2, received "\\u001b[31m2"');
    expect(out).not.toContain('\u001b');
  });
});
