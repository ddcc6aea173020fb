import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeCatalogue, writeComposed } from '../../src/cli/output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const columns = [{ name: 'a', type: 'integer', title: 'a', description: 'A letter' }] as const;
const write = (name: string, text = 'a\n1\n', description = name) =>
  writeComposed(folder, {
    path: `data/${name}.csv`,
    pieces: [text],
    table: { name, path: `${name}.csv`, title: name, description, columns, sources: [{ title: 'x' }] },
  });
const descriptor = () => join(folder, 'data', 'datapackage.json');
const listed = () =>
  JSON.parse(readFileSync(descriptor(), 'utf8')).resources.map(({ name }: { name: string }) => name);

test('the descriptor lists what is in the folder, in the order of names', () => {
  writeCatalogue(folder, 'b', [write('b'), write('b.terms')]);
  writeCatalogue(folder, 'a', [write('a')]);
  expect(listed()).toEqual(['a', 'b', 'b.terms']);
  writeCatalogue(folder, 'b', [write('b')]);
  expect(listed()).toEqual(['a', 'b']);
});

test('a run that overwrites the descriptor of another at the same time loses nothing of it for good', () => {
  // The other run has its tables and entries there, and its descriptor was overwritten by one that had looked before.
  const mine = write('mine');
  write('other');
  writeFileSync(descriptor(), '{"resources": []}');
  writeCatalogue(folder, 'mine', [mine]);
  expect(listed()).toEqual(['mine', 'other']);
});

test('without entries, as in a fresh clone, the older descriptor counts where its tables are as it says', () => {
  writeCatalogue(folder, 'a', [write('a')]);
  writeCatalogue(folder, 'b', [write('b')]);
  rmSync(join(folder, 'data', 'runs'), { recursive: true });
  writeCatalogue(folder, 'c', [write('c')]);
  expect(listed()).toEqual(['a', 'b', 'c']);
  unlinkSync(join(folder, 'data', 'a.csv'));
  writeFileSync(join(folder, 'data', 'b.csv'), 'a\n2\n');
  writeCatalogue(folder, 'c', [write('c')]);
  expect(listed()).toEqual(['c']);
});

describe('a table that has the same bytes under another plan', () => {
  const described = () =>
    JSON.parse(readFileSync(descriptor(), 'utf8')).resources.map(
      ({ name, description }: { name: string; description: string }) => `${name} by ${description}`,
    );
  const runOf = (name: string, plan: string) => writeCatalogue(folder, name, [write(name, undefined, plan)]);

  test('is listed as a commit says that came after the run, by every later run', () => {
    runOf('a', 'plan 1');
    const first = readFileSync(descriptor(), 'utf8');
    writeFileSync(descriptor(), first.replace('plan 1', 'plan 2'));
    runOf('b', 'plan 1');
    expect(described()).toEqual(['a by plan 2', 'b by plan 1']);
    runOf('c', 'plan 1');
    expect(described()).toEqual(['a by plan 2', 'b by plan 1', 'c by plan 1']);
  });

  test('is listed as before when the change of the plan is taken back', () => {
    runOf('a', 'plan 1');
    const first = readFileSync(descriptor(), 'utf8');
    runOf('a', 'plan 2');
    expect(described()).toEqual(['a by plan 2']);
    writeFileSync(descriptor(), first);
    runOf('b', 'plan 1');
    expect(described()).toEqual(['a by plan 1', 'b by plan 1']);
  });

  test('is listed by its own run, whatever came with a commit', () => {
    runOf('a', 'plan 1');
    writeFileSync(descriptor(), readFileSync(descriptor(), 'utf8').replace('plan 1', 'plan 2'));
    runOf('a', 'plan 3');
    expect(described()).toEqual(['a by plan 3']);
  });

  test('is listed by its run where another run has just written a descriptor that does not know it', () => {
    runOf('a', 'plan 1');
    write('a', undefined, 'plan 2');
    runOf('b', 'plan 1');
    expect(described()).toEqual(['a by plan 2', 'b by plan 1']);
  });
});

test('a descriptor that cannot be read is replaced', () => {
  const path = write('a');
  writeFileSync(descriptor(), '{"resour');
  writeCatalogue(folder, 'a', [path]);
  expect(listed()).toEqual(['a']);
});

test('a file that is there with the same bytes is left alone', () => {
  const path = write('a');
  const { mtimeMs, ino } = statSync(path);
  write('a');
  expect(statSync(path)).toMatchObject({ mtimeMs, ino });
  write('a', 'a\n2\n');
  expect(readFileSync(path, 'utf8')).toBe('a\n2\n');
});

test('an entry of the descriptor that names a file elsewhere is passed over, and removes nothing', () => {
  const path = write('a');
  const text = 'a\n1\n';
  const hash = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const outside = join(folder, 'outside.json');
  for (const name of ['outside.json', 'outside.csv']) writeFileSync(join(folder, name), text);
  const forged = { name: '../../../outside', path: '../outside.csv', bytes: text.length, hash };
  writeFileSync(descriptor(), JSON.stringify({ resources: [forged] }));
  writeCatalogue(folder, 'a', [path]);
  expect(readFileSync(outside, 'utf8')).toBe(text);
  expect(listed()).toEqual(['a']);
});
