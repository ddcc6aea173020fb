import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { parseGame } from '../../src/game/index.ts';
import { type CaseRow, digestOf, resolve } from '../../src/plan/index.ts';
import { BlockStore, createExecutor, loadPipeline, recheckRun, run } from '../../src/run/index.ts';
import { doubleCheck } from '../../src/run/recheck/double-check.ts';
import { drawnRows } from '../../src/run/recheck/drawn-rows.ts';
import { committed } from '../committed.ts';
import { SmallPipeline } from './small-pipeline.ts';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-recheck-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SWEEP = ['conjecture-12', '--over', 'a=1..12'];
const command = (name: string, ...more: string[]) => say([name, ...SWEEP, '--out', folder, ...more]);

/** Folders with the output of a run with all rows and of one without rows; tests copy them. */
const done = { all: '', none: '' };
beforeAll(async () => {
  for (const rows of ['all', 'none'] as const) {
    done[rows] = mkdtempSync(join(tmpdir(), 'saltus-recheck-'));
    await say(['run', ...SWEEP, '--out', done[rows], '--rows', rows]);
  }
});
afterAll(() => {
  for (const folder of Object.values(done)) rmSync(folder, { recursive: true, force: true });
});
const asItWasRun = (rows: keyof typeof done = 'all') => cpSync(done[rows], folder, { recursive: true });

test('the sweep has 783 coprime pairs, by plain loops', () => {
  const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
  let pairs = 0;
  for (let a = 1; a <= 12; a++) for (let b = 3 * a; b <= 20 * a; b++) if (gcd(a, b) === 1) pairs++;
  expect(pairs).toBe(783);
});

test('recheck of a sound run ends with a sentence for each claim', async () => {
  asItWasRun();
  const { code, out, err } = await command('recheck', '--share', '10', '--seed', 'x');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /conjecture-12: 783 cases recounted by the Möbius sum over the divisors of a; \d+ replayed/,
  );
  expect(out).toMatch(/ 783 cases evaluated again for 4 claims: 3114 hold, 17 fail, 0 undecided, 0 in error/);
  expect(out).toMatch(
    /not checked:\n {4}\d+ rows not chosen for replay: npx saltus recheck conjecture-12 --over 'a=1..12' --out \S+ --seed 'x' --share 1 --replay 10000000, or npx saltus verify \S+conjecture-12.csv'\n/,
  );
  expect(out).toMatch(
    /sharp: "a and b coprime.*"\. Machine-checked for b ≥ 3a.*; checked for all 783 cases of N - \{a, b, a\+b\}; a = 1\.\.12; b = 3a\.\.20a; gcd\(a, b\) = 1; 0 undecided within 10\^11 heaps; every period proved .*; cases counted again by the Möbius sum over the divisors of a; verdicts of all 783 cases judged again; \d+ cases double-checked .* seed x.*; engine \d.*; root sha256 [0-9a-f]{64}\./,
  );
  expect(out).toMatch(
    /printed: .* Fails for 17 of 782 cases that satisfy its hypothesis, exactly where a = 1, first for N - \{1, 4, 5\},/,
  );
  expect((await command('recheck', '--share', '10', '--seed', 'x')).out).toBe(out);
});

test('recheck finds a wrong row even if its block agrees with its tally, and prints no sentence', async () => {
  asItWasRun();
  const blocks = join(folder, 'data', 'runs', 'blocks');
  const store = new BlockStore(blocks);
  const paths = readdirSync(blocks, { recursive: true, encoding: 'utf8' });
  const path = paths.find(
    name => /-\d+$/.test(name) && readFileSync(join(blocks, name), 'utf8').includes('[1,3,0,12,4]'),
  )!;
  const name = path.split('/')[1]!;
  const rows = store.read(name)!;
  const forged = rows.replace('[1,3,0,12,4]', '[1,3,0,12,5]');
  store.write(name, forged);
  const damaged = await command('recheck');
  expect(damaged.code).toBe(5);
  expect(damaged.err).toMatch(/its rows are not the evaluated ones/);
  expect(damaged.out).not.toContain('double-checked');
  const tally = paths.find(name => name.startsWith(path) && name.endsWith('.tally'))!.split('/')[1]!;
  store.write(tally, store.read(tally)!.replace(digestOf(rows), digestOf(forged)));
  const { code, out, err } = await command('recheck');
  expect(code).toBe(4);
  expect(err).toMatch(/N - \{1, 3, 4\}: saltus: the row has 5, a replay gives 4\n {2}replay: npx saltus /);
  expect(err).toMatch(/claim sharp: stored: \d+ hold, 0 fail, .*; evaluated again: \d+ hold, 1 fail/);
  expect(out).not.toContain('double-checked');
});

test('recheck draws with a new seed each time, and prints the command that draws the same rows', async () => {
  asItWasRun();
  const [first, second] = [await command('recheck'), await command('recheck')];
  const again = (out: string) => /to repeat this audit, run: npx saltus (.*--seed '(\w{8})' .*)\n/.exec(out)!;
  const [, line, seed] = again(first.out);
  expect(again(second.out)[2]).not.toBe(seed);
  expect(first.out).toContain(`chosen at random, one in 1000, seed ${seed}`);
  const words = line!.split(' ').map(word => word.replaceAll("'", ''));
  expect((await say(words)).out).toBe(first.out);
});

test('recheck prints the command that repeats the audit next to an error', async () => {
  asItWasRun();
  rmSync(join(folder, committed('conjecture-12.csv')));
  const { err } = await command('recheck', '--seed', 'x');
  expect(err).toContain(
    `\n  to repeat this audit, run: npx saltus recheck conjecture-12 --over 'a=1..12' --out '${folder}' --seed 'x' --share 1000`,
  );
});

test('recheck of a question that was not saved suggests --save', async () => {
  const { code, err } = await say(['recheck', 'ask', '--out', folder]);
  expect(code).toBe(2);
  expect(err).toContain('hint: to save a question as a pipeline, run: npx saltus ask … --save ID');
});

test('recheck of a pipeline without a run suggests to run it', async () => {
  const { code, err } = await command('recheck');
  expect(code).toBe(2);
  expect(err).toContain('conjecture-12: recheck: expected a finished run, received nothing');
  expect(err).toContain(`hint: run: npx saltus run conjecture-12 --over 'a=1..12' --out '${folder}'`);
});

test('recheck reports a result of another range as such, not as wrong', async () => {
  asItWasRun();
  await say(['run', 'conjecture-12', '--over', 'a=1..2', '--out', folder]);
  const { code, err } = await command('recheck');
  expect(code).toBe(2);
  expect(err).toContain('recheck: expected the result of N - {a, b, a+b}; a = 1..12; b = 3a..20a;');
  expect(err).toContain('received the result of N - {a, b, a+b}; a = 1..2; b = 3a..20a;');
  expect(err).toContain(`hint: run: npx saltus run conjecture-12 --over 'a=1..12' --out '${folder}'`);
});

test('recheck reports a committed result, which has no blocks, as such', async () => {
  asItWasRun();
  rmSync(join(folder, 'data', 'runs', 'blocks'), { recursive: true });
  const { code, err } = await command('recheck');
  expect(code).toBe(2);
  expect(err).toContain('received a result without its computed blocks\n  hint: run: npx saltus ');
});

test('recheck counts rows whose replay would take too long', async () => {
  asItWasRun();
  const { code, out } = await command('recheck', '--replay', '2000');
  expect(code).toBe(0);
  expect(out).toMatch(/\d+ more take too long/);
});

test.each([
  ['N - {2, 3, 6, 8}', { preperiod: 42, period: 9, saltus: 3 }, 'saltus'],
  ['{1, 3, 4}', { preperiod: 0, period: 7, outcomePreperiod: 0, T: 7 }, 'T'],
])('every number of %s is compared with its certificate', async (notation, row, _) => {
  const { definition, file } = await loadPipeline('kisses');
  const plan = resolve(definition, file);
  const game = parseGame(notation);
  expect(doubleCheck(game, row, plan, 1e5)).toEqual({ status: 'agrees' });
  for (const [measure, number] of Object.entries(row)) {
    const checked = doubleCheck(game, { ...row, [measure]: number + 1 }, plan, 1e5);
    expect(checked, measure).toMatchObject({ status: 'differs' });
  }
});

test('the ends of ranges, records and a random share are drawn, the same for the same seed', () => {
  const rows = [1, 2].flatMap(a =>
    Array.from({ length: 100 }, (_, b) => {
      const row: CaseRow = { values: [a, b, 0], series: {} };
      return { at: [a, b], row: () => row };
    }),
  );
  const drawn = (seed: string, share = 10) =>
    [...drawnRows(rows, new Set(['1,50']), { seed, share })].map(
      ({ row, reason }) => `${reason} ${row.values.slice(0, 2).join()}`,
    );
  const all = drawn('x');
  expect(all.filter(line => !line.startsWith('drawn'))).toEqual([
    'boundary 1,0',
    'record 1,50',
    'boundary 1,99',
    'boundary 2,0',
    'boundary 2,99',
  ]);
  expect(all.length).toBeGreaterThan(10);
  expect(all.length).toBeLessThan(50);
  expect(drawn('x')).toEqual(all);
  expect(drawn('y')).not.toEqual(all);
  expect(drawn('x', 1).length).toBe(200);
});

test('the count of cases finds a run that lost one', async () => {
  const { definition, file } = await loadPipeline('conjecture-12');
  const pipeline = { definition, file };
  const plan = resolve(definition, file, { over: { a: '1..2' } });
  const places = { ...placesOf(folder) };
  const listener = { start() {}, progress() {}, counterexample() {}, warn() {} };
  const result = await run({ pipeline, plan }, { folders: places, executor: createExecutor(1), listener });
  const lost = { ...result, cases: result.cases - 1 };
  const how = { draw: { seed: 'x', share: 10 }, maxHeaps: 1e6, folders: places };
  const { mistakes } = await recheckRun({ pipeline, plan }, lost, how);
  expect(mistakes).toEqual([
    { what: expect.stringMatching(/34 rows, but the sweep has 35 cases, counted by the Möbius sum/) },
  ]);
  expect((await recheckRun({ pipeline, plan }, result, how)).mistakes).toEqual([]);
});

test('recheck of a run without rows computes single rows and whole blocks', async () => {
  asItWasRun('none');
  const { code, out, err } = await command('recheck', '--rows', 'none', '--share', '10', '--seed', 'x');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/sharp: .*seed x; \d+ blocks? recomputed completely, with the same digests/);
  const replayed = (text: string) => /(\d+) replayed/.exec(text)?.[1];
  asItWasRun();
  expect(replayed(out)).toBe(replayed((await command('recheck', '--share', '10', '--seed', 'x')).out));
});

test('recheck finds tallies of wrong rows even if no rows were stored', async () => {
  asItWasRun('none');
  const blocks = join(folder, 'data', 'runs', 'blocks');
  const store = new BlockStore(blocks);
  for (const path of readdirSync(blocks, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tally')) continue;
    const name = path.split('/')[1]!;
    const judged = JSON.parse(store.read(name)!);
    store.write(name, `${JSON.stringify({ ...judged, digest: '0'.repeat(64) })}\n`);
  }
  const { code, out, err } = await command('recheck', '--rows', 'none', '--share', '100', '--seed', 'x');
  expect(code).toBe(4);
  expect(err).toMatch(/the stored rows are not the evaluated ones/);
  expect(out).not.toContain('engine');
});

test('recheck finds a result whose verdict was edited, and a missing result', async () => {
  asItWasRun();
  const file = join(folder, committed('conjecture-12.result.json'));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"verdict": "holds"', '"verdict": "fails"'));
  const { code, err } = await command('recheck', '--share', '1000');
  expect(code).toBe(4);
  expect(err).toMatch(
    /conjecture-12\.result\.json: expected a result, found a result whose claim with-ends contradicts its counts/,
  );
  writeFileSync(file, text.replace(/"root": "[0-9a-f]{4}/, '"root": "0000'));
  expect((await command('recheck', '--share', '1000')).err).toContain('it has other rows');
  writeFileSync(file, text.replaceAll('a = 1, b = 4', 'a = 1, b = 5'));
  expect((await command('recheck', '--share', '1000')).err).toContain('the stored verdicts differ');
  rmSync(file);
  expect((await command('recheck', '--share', '1000')).err).toContain('expected a result, found nothing');
  writeFileSync(file, text);
  expect((await command('recheck', '--share', '1000')).code).toBe(0);
});

test.each([
  ['conjecture-12.result.json', /conjecture-12\.result\.json: expected a result, found a corrupt file/],
  ['conjecture-12.csv', /conjecture-12\.result\.json: table conjecture-12: it differs from its rows/],
  ['claims.csv', /claims\.csv: it does not match the claims in the result/],
])('a truncated or missing %s is an environment error, not an internal error', async (name, why) => {
  asItWasRun();
  const path = join(folder, committed(name));
  truncateSync(path, readFileSync(path).length - 7);
  const cut = await command('recheck', '--share', '1000');
  expect(cut.err).toMatch(why);
  expect(cut.out).toBe('');
  expect(cut.code).toBe(5);
  rmSync(path);
  expect((await command('recheck', '--share', '1000')).code).toBe(5);
});

test('a corrupt file does not hide a changed verdict', async () => {
  asItWasRun();
  const [table, file] = ['csv', 'result.json'].map(ending =>
    join(folder, committed(`conjecture-12.${ending}`)),
  );
  truncateSync(table!, 100);
  writeFileSync(file!, readFileSync(file!, 'utf8').replaceAll('a = 1, b = 4', 'a = 1, b = 5'));
  expect((await command('recheck', '--share', '1000')).code).toBe(4);
});

test('recheck finds a table of claims that differs from the result', async () => {
  asItWasRun();
  const path = join(folder, 'data', 'claims.csv');
  const text = readFileSync(path, 'utf8');
  const forged = text.replace(/^(conjecture-12,.*?),holds,/m, '$1,fails,');
  expect(forged).not.toBe(text);
  writeFileSync(path, forged);
  const { code, err } = await command('recheck', '--share', '1000');
  expect(code).toBe(5);
  expect(err).toContain('claims.csv: it does not match the claims in the result');
});

test('recheck finds a changed table even if its digest was updated, and changed counts', async () => {
  asItWasRun();
  const [table, file] = ['csv', 'result.json'].map(ending =>
    join(folder, committed(`conjecture-12.${ending}`)),
  );
  const [text, result] = [table!, file!].map(path => readFileSync(path, 'utf8'));
  const forged = text!.replace(/^("N - \{2, 7, 9\}",2,7,0),\d+,\d+/m, '$1,60,20');
  expect(forged).not.toBe(text);
  writeFileSync(table!, forged);
  writeFileSync(file!, result!.replace(digestOf(text!), digestOf(forged)));
  const changed = await command('recheck', '--share', '1000');
  expect(changed.code).toBe(4);
  expect(changed.err).toContain('conjecture-12.result.json: table conjecture-12: it differs from its rows');
  writeFileSync(table!, text!);
  writeFileSync(file!, result!.replace('"rows": 783', '"rows": 784'));
  expect((await command('recheck', '--share', '1000')).err).toContain('it differs from its rows');
  writeFileSync(file!, result!.replace('"undecided": 0', '"undecided": 1'));
  const counted = await command('recheck', '--share', '1000');
  expect(counted.code).toBe(4);
  expect(counted.err).toContain('its stored number of undecided cases differs');
});

const MEASURED = "measure: ['preperiod', 'period'],\n  claims: ";

test('recheck replays the counterexample of a claim, drawn or not', async () => {
  const small = new SmallPipeline(
    '',
    `${MEASURED}[claim('not-5', { says: 'a is not 5', ofLetters: true, holds: ({ a }) => a !== 5, mutant: ({ a }) => a !== 4, mutantSays: 'a is not 4' })],`,
  );
  try {
    expect((await small.say('run', 'small')).code).toBe(1);
    const { out } = await small.say('recheck', 'small', '--share', '1e9', '--seed', 'x');
    expect(out).toContain(
      '(2 at the ends of ranges, 1 for a record or counterexample, 0 chosen at random, one in 1000000000',
    );
  } finally {
    small.remove();
  }
});

test('recheck distinguishes rows that were not drawn from undecided rows', async () => {
  const small = new SmallPipeline(
    '',
    `${MEASURED}[claim('ten', { says: 'a is at most 12', ofLetters: true, holds: ({ a }) => a <= 12, mutant: ({ a }) => a <= 11, mutantSays: 'a is at most 11' })],`,
  );
  try {
    await small.say('run', 'small', '--limit', '16');
    const { out } = await small.say('recheck', 'small', '--limit', '16', '--share', '1e9', '--seed', 'x');
    expect(out).toContain('(1 at the ends of ranges, 0 for a record or counterexample, 0 chosen at random');
    expect(out).toMatch(
      / {4}10 rows not chosen for replay: npx .*\n {4}1 row chosen but undecided: run again with/,
    );
  } finally {
    small.remove();
  }
});

test('recheck reports a run without decided rows as such, not as too long to replay', async () => {
  const small = new SmallPipeline();
  try {
    await small.say('run', 'small', '--limit', '1');
    const { code, out } = await small.say('recheck', 'small', '--limit', '1', '--share', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^small: 12 cases recounted .*; none replayed: all are undecided\n/);
    expect(out).toContain('12 rows chosen but undecided');
  } finally {
    small.remove();
  }
});

test.each([
  [
    'other rows than were computed',
    (result: Stored) => ({ ...result, root: '0'.repeat(64) }),
    'it has other rows',
  ],
  [
    'an additional claim',
    (result: Stored) => ({ ...result, claims: [...result.claims, result.claims[0]] }),
    'it has other claims',
  ],
])('recheck finds a result with %s', async (_, changed, why) => {
  asItWasRun();
  const file = join(folder, committed('conjecture-12.result.json'));
  writeFileSync(file, JSON.stringify(changed(JSON.parse(readFileSync(file, 'utf8')))));
  const { code, err } = await command('recheck', '--share', '1000');
  expect(code).toBe(4);
  expect(err).toContain(why);
});
interface Stored {
  readonly claims: readonly unknown[];
}
