import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { shell } from '../process/command.ts';
import { recordsOf } from './records-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-with-coq-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, game: string, ...more: string[]) =>
  shell(`saltus game '${game}' ${more.join(' ')} --certificate ${name}`, folder);
const verified = (name: string) => shell(`saltus verify --with coq ${name}`, folder);
const changed = (from: string, name: string, change: object) => {
  const certificate = JSON.parse(readFileSync(join(folder, from), 'utf8'));
  writeFileSync(join(folder, name), JSON.stringify({ ...certificate, ...change }));
};

test('certificates written by saltus game are accepted, under all rules', async () => {
  await written('all-but.json', 'N - {2, 3, 6, 8}');
  await written('finite.json', '{2, 5, 7}', '--ending', 'take-all');
  await written('misere.json', '{2, 5, 7}', '--objective', 'last-player-loses');
  for (const name of ['all-but.json', 'finite.json', 'misere.json']) {
    const { code, out } = await verified(name);
    expect(out).toMatch(/: verified: the proved checker accepts ([12]) of \1 statements?; 0 refused\n$/);
    expect(code).toBe(0);
  }
});

test("the saltus of the paper's 320 rows is that of the accepted rows of the committed table", async () => {
  const { code, out } = await shell('saltus verify --with coq fes-saltus', ROOT);
  expect(out).toMatch(/: verified: the proved checker accepts 320 of 320 statements; 0 refused/);
  expect(code).toBe(0);
  const saltus = new Map(
    recordsOf('data/sleator-slusky-2012/fes-saltus.csv').map(row => [`${row.a},${row.b}`, row.saltus]),
  );
  const printed = recordsOf('data/published/sleator-slusky-2012.csv');
  expect(printed.length).toBe(320);
  expect(saltus.size).toBe(320);
  expect(printed.filter(row => saltus.get(`${row.a},${row.b}`) !== row.saltus)).toEqual([]);
});

test('a false certificate is refused, and one that the checker does not support is left undecided', async () => {
  await written('right.json', 'N - {2, 3, 6, 8}');
  changed('right.json', 'false.json', { saltus: 4 });
  changed('right.json', 'take-all.json', { ending: 'take-all' });
  await written('infinite.json', 'primes | {1}');
  const verdicts = await Promise.all(['false.json', 'take-all.json', 'infinite.json'].map(verified));
  expect(verdicts.map(({ code }) => code)).toEqual([1, 3, 3]);
  const dear = await shell('saltus verify --with coq --limit 10 right.json', folder);
  expect(dear.code).toBe(3);
  expect(dear.out).toContain('it takes about 67 heaps; the limit is 10');
});

test('errors in a table are reported row by row', async () => {
  writeFileSync(
    join(folder, 'table.csv'),
    'game,preperiod,period,saltus\n"N - {1, 3, 4}",0,12,4\n"N - {1, 3, 4}",0,24,8\n"N - {1, 3, 4}",undecided,undecided,undecided\n',
  );
  const { code, out } = await verified('table.csv');
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 2)).toEqual([
    'table.csv: refused: nim-values of N - {1, 3, 4}: preperiod 0, period 24, saltus 8; it is false, or its witnesses do not prove it',
    'table.csv: refused: the proved checker accepts 1 of 2 statements; 1 refused; 1 row without a statement; normal ending, last player wins; read: preperiod, period, saltus',
  ]);
});
