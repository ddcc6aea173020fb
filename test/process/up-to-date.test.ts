import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { temporaryName } from '../../src/run/leftovers.ts';
import { PackageCopy } from './package-copy.ts';

/** A file of each kind that a run generates. */
const [PIPELINE, REGISTERS, SITE] = ['reports/one.md', 'data/claims.csv', 'reports/site/index.html'] as const;
const OF_RUN = [PIPELINE, REGISTERS] as const;
const ALL = [...OF_RUN, SITE] as const;

let copy: PackageCopy;
beforeAll(async () => {
  copy = new PackageCopy();
  cpSync(join(ROOT, 'docs'), join(copy.root, 'docs'), { recursive: true });
  await run('all');
});
afterAll(() => copy.remove());

/** Runs pipelines without an error, and returns which kinds of files were generated again. */
async function run(...words: string[]): Promise<string[]> {
  const before = records();
  expect(await copy.say('run', ...words)).toMatchObject({ code: 0, err: '' });
  return [...records()]
    .filter(([kind, inode]) => before.get(kind) !== inode)
    .map(([kind]) => kind)
    .sort();
}

/** Returns the inodes of the records, each of which is replaced when its files are generated. */
function records(): Map<string, number> {
  const blocks = join(copy.root, 'data', 'runs', 'blocks');
  const names = readdirSync(copy.root).includes('data') ? filesBelow(blocks) : [];
  return new Map(
    names
      .filter(name => name.endsWith('.made'))
      .map(name => {
        const text = readFileSync(name, 'utf8');
        const kind = [SITE, REGISTERS, PIPELINE].find(part => text.includes(part))!;
        return [kind, statSync(name).ino];
      }),
  );
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
}

const path = (name: string) => join(copy.root, name);
const block = () => filesBelow(path('data/runs/blocks')).find(name => name.endsWith('.tally'))!;

test('a second run generates no file again', async () => {
  expect([...records().keys()].sort()).toEqual([...ALL].sort());
  expect(await run('all')).toEqual([]);
});

test.each<[what: string, change: () => void, made: readonly string[]]>([
  ['a comment in the program', () => appendFileSync(path('src/errors.ts'), '// A comment.\n'), OF_RUN],
  ['the question of a pipeline', () => edit('pipelines/one.ts', 'What is', 'Which is'), OF_RUN],
  ['a page of the docs', () => appendFileSync(path('docs/glossary.md'), '\n'), OF_RUN],
  ['a table', () => truncateSync(path('data/one.csv'), 9), [PIPELINE]],
  ['a lost page of all results', () => rmSync(path(REGISTERS)), [REGISTERS]],
  ['a lost block', () => rmSync(block()), [PIPELINE]],
])('a change of %s regenerates what depends on it, once', async (_, change, made) => {
  change();
  expect(await run('one')).toEqual([...made].sort());
  expect(await run('one')).toEqual([]);
});

test('a run that regenerates nothing removes the note and the temporary file of a killed one', async () => {
  const { hash } = JSON.parse(readFileSync(path('data/one.result.json'), 'utf8')).asked.plan;
  // The process id of this process, with another start time.
  const temporary = temporaryName().replace(/(-\d+)-[0-9a-f]+/, '$1-0badbeef');
  const left = [`data/runs/${hash.slice(0, 16)}.unfinished.json`, `data/${temporary}`].map(path);
  for (const file of left) writeFileSync(file, '{}');
  expect(await run('one')).toEqual([]);
  expect(left.filter(existsSync)).toEqual([]);
});

test('the site is generated again after a change of one of its pages or inputs', async () => {
  expect(await run('all')).toEqual([SITE]);
  rmSync(path(SITE));
  expect(await run('all')).toEqual([SITE]);
  appendFileSync(path('reports/one.md'), 'x');
  expect(await run('all')).toEqual([PIPELINE, SITE]);
  expect(await run('all')).toEqual([]);
});

test('--fresh generates the files of a pipeline again', async () => {
  expect(await run('one', '--fresh')).toEqual([PIPELINE]);
});

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(path(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path(name), text.replace(from, to));
}
