import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-broken-'));
  await mkdir(join(folder, 'pipelines'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const command = (...argv: string[]) =>
  say(argv, {
    places: () => ({
      ...placesOf(join(folder, 'out')),
      pipelines: [join(folder, 'pipelines')],
      published: [join(ROOT, 'data', 'published')],
    }),
  });

/** Writes a pipeline of three games, with additional fields. */
function pipeline(id: string, fields = ''): void {
  const text = `import { claim, definePipeline } from '../src/index.ts';
export default definePipeline({
  id: '${id}',
  question: 'Is N - {a} purely periodic?',
  source: 'sleator-slusky-2012, section 4',
  published: true,
  sweep: { game: 'N - {a}', over: { a: '1..3' } },
  measure: ['preperiod', 'period'],
  limit: '1e6 heaps',
  claims: [claim('pure', { says: 'preperiod = 0', holds: ({ preperiod }) => preperiod === 0,
    mutant: ({ preperiod }) => preperiod === 1, mutantSays: 'preperiod = 1' })],
  ${fields}
});
`;
  writeFileSync(join(folder, 'pipelines', `${id}.ts`), text);
}

const CHARTS = `charts: [
    { name: 'wrong', title: 'A chart that cannot be drawn', spec: { mark: 'point', encoding: {
      x: { field: 'a', type: 'quantitative', scale: { type: 'log', domain: [0, 1] } } } } },
    { name: 'right', title: 'One that can', spec: { mark: 'point', encoding: {
      x: { field: 'a', type: 'quantitative' }, y: { field: 'period', type: 'quantitative' } } } },
  ],`;

test('broken files are all named, sound ones are run, and the exit code is 2', async () => {
  pipeline('sound');
  pipeline('unknown-key', 'wrong: 1,');
  writeFileSync(join(folder, 'pipelines', 'no-code.ts'), 'this is no code');
  writeFileSync(join(folder, 'pipelines', 'nothing.ts'), 'export {};');
  writeFileSync(
    join(folder, 'pipelines', 'imports.ts'),
    "import '../src/errors.ts';\nconsole.log(Date.now());",
  );
  const { code, out, err } = await command('run');
  expect(code).toBe(2);
  expect(out).toMatch(/pure +holds in 3 of 3/);
  for (const name of ['unknown-key.ts', 'no-code.ts', 'nothing.ts']) expect(err).toContain(name);
  // An error in one file does not hide an error in another.
  expect(err).toContain(
    'imports.ts:1: expected imports from saltus/pipeline only, received ../src/errors.ts',
  );
  expect(existsSync(join(folder, 'out', 'data', 'sound.csv'))).toBe(true);
  for (const other of ['list', 'plan']) {
    const said = await command(other);
    expect(said.code, other).toBe(2);
    expect(said.out, other).toContain('sound');
    expect(said.err, other).toContain('no-code.ts');
  }
});

test('a figure that fails is named, but verdicts, data and the other figure are written', async () => {
  pipeline('charted', CHARTS);
  const { code, out, err } = await command('run');
  expect(code).toBe(2);
  expect(err).toMatch(/charted, chart wrong.*Log scale.*\n {2}hint: a logarithmic scale cannot show 0/);
  expect(out).toMatch(/pure +holds in 3 of 3/);
  for (const name of ['data/charted.csv', 'data/claims.csv', 'reports/charted/right.svg']) {
    expect(existsSync(join(folder, 'out', name)), name).toBe(true);
  }
  const page = readFileSync(join(folder, 'out', 'reports', 'charted.md'), 'utf8');
  expect(page).toContain('charted/right.svg');
  expect(page).not.toContain('wrong.svg');
});

test('a pipeline may be in a folder; an id in two files is reported and neither is run', async () => {
  pipeline('first');
  const text = readFileSync(join(folder, 'pipelines', 'first.ts'), 'utf8').replace('../src', '../../src');
  for (const [name, id] of [
    ['paper', 'second'],
    ['paper', 'twice'],
    ['other', 'twice'],
  ] as const) {
    await mkdir(join(folder, 'pipelines', name), { recursive: true });
    writeFileSync(join(folder, 'pipelines', name, `${id}.ts`), text.replaceAll("'first'", `'${id}'`));
  }
  const { code, out, err } = await command('run', 'first', 'second', 'twice');
  expect(code).toBe(2);
  for (const id of ['first', 'second']) expect(out).toContain(id);
  expect(out).not.toContain('twice');
  expect(err).toMatch(
    /other\/twice\.ts: expected a unique id, received twice, also the id of .*paper\/twice\.ts/,
  );
});

test('plan names a law that returns a number, and continues with other pipelines', async () => {
  pipeline('a-number');
  const file = join(folder, 'pipelines', 'a-number.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('preperiod === 0', '+preperiod'));
  pipeline('sound');
  const { code, out, err } = await command('plan');
  expect(code).toBe(2);
  expect(err).toBe('a-number: claim pure.holds: expected true or false, received 0');
  expect(out).toContain('sound: Is N - {a}');
});

test('an error in the only selected pipeline is reported, even with --save or --name', async () => {
  writeFileSync(join(folder, 'pipelines', 'no-code.ts'), 'this is no code');
  const file = join(folder, 'plan.json');
  for (const words of [
    ['plan', 'no-code', '--save', file],
    ['run', 'no-code', '--name', 'mine'],
  ]) {
    const { code, err } = await command(...words);
    expect(code).toBe(2);
    expect(err).toMatch(/^\S*no-code\.ts:1: expected a module that loads/);
    expect(err).not.toContain('expected one pipeline');
  }
  expect(existsSync(file)).toBe(false);
});

test('a source without pipelines in npm start is reported with the pipelines that have it', async () => {
  pipeline('first');
  pipeline('own');
  const path = join(folder, 'pipelines', 'own.ts');
  const text = readFileSync(path, 'utf8').replace('sleator-slusky-2012, section 4', 'my-notebook, page 3');
  writeFileSync(path, text.replace('published: true', 'published: false'));
  const asked = await command('run', '--source', 'my-notebook');
  expect(asked.code).toBe(2);
  expect(asked.err).toContain('received my-notebook\n  hint: it is a source of own: name them, or all');
  expect((await command('run', 'all', '--source', 'my-notebook')).out).toMatch(/own: 3 cases/);
});
