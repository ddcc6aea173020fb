import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-new-'));
  mkdirSync(join(folder, 'pipelines'));
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

test('the pipeline that new writes runs unchanged', async () => {
  const made = await command('new', 'mine', 'N - {a, 2a+1}', '--over', 'a=1..6', '--where', 'a != 3');
  expect(made.out).toContain('next: npx saltus run mine');
  expect(made.code).toBe(0);
  const { code, out } = await command('run', 'mine');
  expect(out).toMatch(/mine: 5 cases.*\n {2}pure {2}holds in 5 of 5/);
  expect(code).toBe(0);
  expect(readFileSync(join(folder, 'out', 'data', 'mine.csv'), 'utf8')).toContain('"N - {1, 3}"');
  const text = readFileSync(join(folder, 'pipelines', 'mine.ts'), 'utf8');
  expect(text).toContain("claim('pure', { holds: 'preperiod = 0' })");
});

test('a family on two lines gives a pipeline that loads', async () => {
  expect(await command('new', 'mine', 'N - {1,\n b}', '--over', 'b=2..9')).toMatchObject({ code: 0 });
  expect((await command('run', 'mine')).out).toMatch(/mine: 8 cases.*\n {2}pure {2}holds in 8 of 8/);
});

test('new without a family chooses one that has an answer', async () => {
  await command('new', 'mine');
  expect((await command('run', 'mine')).out).toMatch(/mine: 59 cases/);
});

test.each([
  [['new', 'mine', 'N - {1, b}'], 'family: expected '],
  [['new', 'mine', 'N - {1, b}', '--over', 'b=5..'], '--over b=5..'],
  [['new', 'mine', 'N - {1, b}', '--over', 'b=2..9', '--where', 'b <'], '--where: expected'],
  [['new', 'mine', 'primes'], 'family: expected finite sets or all-but games, received primes'],
  [['new', 'My Family'], 'id: expected a lower-case name with hyphens, received "My Family"'],
  [['new', '../mine'], 'id: expected a lower-case name with hyphens'],
])('the arguments %j are rejected, and nothing is written', async (argv, message) => {
  const { code, err, out } = await command(...argv);
  expect(err).toContain(message);
  expect(err).not.toMatch(/^ +at /m);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('new leaves an existing pipeline unchanged', async () => {
  await command('new', 'mine');
  const { code, err } = await command('new', 'mine', 'N - {2, b}', '--over', 'b=3..9');
  expect(code).toBe(2);
  expect(err).toBe('id: expected an id not used by any pipeline or page, received mine');
});
