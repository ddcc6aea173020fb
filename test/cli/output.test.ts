import { mkdtempSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeCatalogue, writeComposed } from '../../src/cli/output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const columns = [{ name: 'a', type: 'integer', title: 'a', description: 'A letter' }] as const;
const write = (name: string, text = 'a\n1\n') =>
  writeComposed(folder, {
    path: `data/${name}.csv`,
    pieces: [text],
    table: { name, path: `${name}.csv`, title: name, description: name, columns, sources: [{ title: 'x' }] },
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
