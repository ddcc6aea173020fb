import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { shellWord } from '../../src/run/shell-word.ts';
import { say } from '../cli/terminal.ts';
import { committed } from '../committed.ts';

/** The command that starts the program of this clone. */
const PROGRAM = [process.execPath, join(ROOT, 'src', 'cli', 'saltus.mjs')].map(shellWord).join(' ');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-python-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of a script, or the last line of its error. */
function python(code: string, program = PROGRAM): string {
  writeFileSync(join(folder, 'script.py'), `import saltus\nfrom saltus import read_result\n${code}\n`);
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'python'), SALTUS: program };
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env } as const;
    return execFileSync('python3', ['script.py'], options).trim();
  } catch (thrown) {
    return (thrown as { stderr: string }).stderr.trim().split('\n').at(-1)!;
  }
}

test('each cell of a table has its exact type, and the value of the file', () => {
  const result = join(ROOT, committed('result-strings-three.result.json'));
  const csv = readFileSync(join(ROOT, committed('result-strings-three.csv')), 'utf8');
  const [first] = python(`
rows = read_result('${result}').table()
print({name: type(cell).__name__ for name, cell in rows[0].items()}, len(rows))
print(rows[0]['E'] + 1, rows[0]['B'])`).split('\n');
  expect(first).toBe(
    `{'game': 'str', 'a': 'int', 'b': 'int', 'c': 'int', 'outcomePreperiod': 'int', 'T': 'int', 'longestRun': 'int', 'pPositions': 'int', 'B': 'str', 'E': 'Fraction', 'status': 'str', 'why': 'str'} ${csv.trim().split('\n').length - 1}`,
  );
});

test('an undecided cell is None, which cannot be added as a number', async () => {
  await say(['run', 'fes-saltus', '--over', 'a=5', '--limit', '300', '--out', folder]);
  const said = (expression: string) =>
    python(`
rows = read_result('data/sleator-slusky-2012/fes-saltus.result.json').table()
open_rows = [row for row in rows if row['saltus'] is None]
print(${expression})`);
  const csv = readFileSync(join(folder, committed('fes-saltus.csv')), 'utf8');
  const expected = csv.match(/,undecided,undecided,undecided,/g)!.length;
  expect(said('len(open_rows)')).toBe(`${expected}`);
  expect(said("open_rows[0]['period'], open_rows[0]['status'], open_rows[0]['why'][:10]")).toBe(
    'None undecided within 300',
  );
  expect(said("sum(row['saltus'] for row in rows)")).toMatch(/^TypeError/);
});

test('verdicts are those of the result; a series can be read; an unknown name is rejected', () => {
  const result = `read_result('${join(ROOT, committed('kisses.result.json'))}')`;
  const json = JSON.parse(readFileSync(join(ROOT, committed('kisses.result.json')), 'utf8'));
  const verdicts = json.claims.map((claim: { claim: { id: string }; verdict: string }) => [
    claim.claim.id,
    claim.verdict,
  ]);
  expect(JSON.parse(python(`import json; print(json.dumps(list(${result}.verdicts().items())))`))).toEqual(
    verdicts,
  );
  const name = json.tables[0].name;
  expect(python(`print(len(${result}.table('${name}')))`)).toBe(`${json.tables[0].rows}`);
  expect(python(`${result}.table('nosuch')`)).toMatch(/^KeyError: .*nosuch: expected one of kisses/);
});

test('a table that differs from the one written, or is missing, is rejected', () => {
  for (const name of ['fes-one.result.json', 'fes-one.csv'])
    cpSync(join(ROOT, committed(name)), join(folder, name));
  const path = join(folder, 'fes-one.csv');
  const read = "read_result('fes-one.result.json').table()";
  expect(python(`print(len(${read}))`)).toBe(`${readFileSync(path, 'utf8').trim().split('\n').length - 1}`);
  writeFileSync(path, readFileSync(path, 'utf8').replace(',2,', ',3,'));
  expect(python(read)).toMatch(/DamagedTable: .*its bytes are not those that the result describes/);
  rmSync(path);
  expect(python(read)).toMatch(/DamagedTable: .*it does not exist/);
});

test('each example of the README prints the declared output', () => {
  const page = readFileSync(join(ROOT, 'python', 'README.md'), 'utf8');
  const blocks = [...page.matchAll(/```python\n(.*?)```/gs)].map(([, code]) => code!);
  expect(blocks.length).toBeGreaterThan(4);
  for (const code of blocks) {
    const declared = [...code.matchAll(/^ *print\(.*\) {2}# (.*)$/gm)].map(([, text]) => text!);
    expect(declared.length).toBeGreaterThan(0);
    const run = code.replaceAll('data/', `${join(ROOT, 'data')}/`);
    expect(python(run).split('\n')).toEqual(declared);
  }
});

test('numbers above 2^53 and fractions are exact', async () => {
  const { out } = await say(['game', 'N - {7, 10^30, 10^30+7}', '--json']);
  const { period } = JSON.parse(out).nimSequence;
  const script = `
game = saltus.game('N - {7, 10^30, 10^30+7}')
print(game.period, type(game.period).__name__, game.status)
print(repr(saltus.game('{1, 3, 4}', objective='last-player-loses').outcomes.result_number))
print(saltus.value('N - {7, 100, 107}', 10**20))`;
  const lines = [`${period} int theorem`, 'Fraction(47, 127)', '33333333333333333320'];
  expect(python(script).split('\n')).toEqual(lines);
});

test('an invalid game among valid ones is an error that quotes it', () => {
  expect(python("saltus.games(['{1, 3}', '{4, 4}', 'N - {0}'])")).toContain('^');
  const named = `
try: saltus.games(['{1, 3}', '{4, 4}', '{x'])
except saltus.InvalidInput as error: print([text in str(error) for text in ('{1, 3}', '{4, 4}', '{x')])`;
  expect(python(named)).toBe('[False, True, True]');
});

test.each([
  ["saltus.game('-')", /InvalidInput: game: expected a game in one line/],
  ["saltus.game('{1}\\n{2}')", /InvalidInput: game: expected a game in one line/],
  ["saltus.game('primes').outcome", /AttributeError: outcome: expected a field of the answer/],
  ["saltus.game('{1, 3}', objective='last-player-loses').period", /ValueError: .*use \.outcomes/],
  ["saltus.table('nosuch')", /InvalidInput: pipeline: expected a pipeline/],
])('%s is an error', (call, message) => {
  expect(python(`print(${call})`)).toMatch(message);
});

test('if the program is missing, the error says how to install it', () => {
  const script = `
try: saltus.game('{1}')
except saltus.ProgramNotFound as error: print(error)`;
  expect(python(script, join(folder, 'nowhere'))).toMatch(/nowhere: expected a program, received nothing$/);
});

test('a law that fails has a counterexample, and fields that this package does not know are attributes', () => {
  const script = `
answer = saltus.ask('{1, b}', over={'b': [2, 3, 4]}, laws=['period < 5'], measures=['E'])
print(answer.verdicts(), answer.claims[0].counterexample['game'], repr(answer.rows[0]['E']), answer.cases)`;
  expect(python(script)).toBe("{'period < 5': 'fails'} {1, 4} Fraction(6, 7) 3");
});

test('ask has what is known about the family', () => {
  const lines = "answer = saltus.ask('{1, b, c}', over={'b': 2, 'c': '3..5'}, laws=['T = b + c'])";
  expect(python(`${lines}; print(answer.known[0]['pipeline'])`).trim()).toBe('periods-1-b-c');
});

test('game has what is known about it, as the program gives it', async () => {
  const { out } = await say(['game', 'N - {7, 30, 37}', '--json']);
  const { known } = JSON.parse(out);
  expect(known.length).toBeGreaterThan(0);
  expect(JSON.parse(python("import json; print(json.dumps(saltus.game('N - {7, 30, 37}').known))"))).toEqual(
    known,
  );
});

test('the version and the license are those of the npm package', () => {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const project = readFileSync(join(ROOT, 'python', 'pyproject.toml'), 'utf8');
  expect(project).toContain(`version = "${version}"`);
  expect(project).toContain(`license = { text = "${license}" }`);
});
