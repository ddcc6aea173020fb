import {
  appendFileSync,
  cpSync,
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
import { PackageCopy } from './package-copy.ts';

/** A file of each kind that a run makes. */
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

/** Runs pipelines without an error, and returns which kinds of files were made again. */
async function run(...words: string[]): Promise<string[]> {
  const before = records();
  expect(await copy.say('run', ...words)).toMatchObject({ code: 0, err: '' });
  return [...records()]
    .filter(([kind, inode]) => before.get(kind) !== inode)
    .map(([kind]) => kind)
    .sort();
}

/** The inodes of the records, each of which is replaced when its files are made. */
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
    return entries.filter(one => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
}

const path = (name: string) => join(copy.root, name);
const block = () => filesBelow(path('data/runs/blocks')).find(name => name.endsWith('.tally'))!;

test('a second run makes no file again', async () => {
  expect([...records().keys()].sort()).toEqual([...ALL].sort());
  expect(await run('all')).toEqual([]);
});

test.each<[what: string, change: () => void, made: readonly string[]]>([
  ['a comment in the program', () => appendFileSync(path('src/errors.ts'), '// A comment.\n'), []],
  ['a message', () => edit('src/cli/verdict-table.ts', 'no unexpected results', 'as expected'), OF_RUN],
  ['the question of a pipeline', () => edit('pipelines/one.ts', 'What is', 'Which is'), OF_RUN],
  ['a printed source', () => appendFileSync(path('data/published/sources.csv'), '\n'), OF_RUN],
  ['a page of the docs', () => appendFileSync(path('docs/glossary.md'), '\n'), OF_RUN],
  ['a page', () => appendFileSync(path(PIPELINE), 'x'), [PIPELINE]],
  ['a table', () => truncateSync(path('data/one.csv'), 9), [PIPELINE]],
  ['a lost page of all results', () => rmSync(path(REGISTERS)), [REGISTERS]],
  ['a lost block', () => rmSync(block()), [PIPELINE]],
])('after a change of %s, what depends on it is made again, and once', async (_, change, made) => {
  change();
  expect(await run('one')).toEqual([...made].sort());
  expect(await run('one')).toEqual([]);
});

test('the site is made again after a change of a page in it or of a file that it is made of', async () => {
  expect(await run('all')).toEqual([SITE]);
  rmSync(path(SITE));
  expect(await run('all')).toEqual([SITE]);
  appendFileSync(path('data/one.claims.csv'), 'x');
  expect(await run('all')).toEqual([PIPELINE, SITE]);
  expect(await run('all')).toEqual([]);
});

test('--fresh makes the files of a pipeline again', async () => {
  expect(await run('one', '--fresh')).toEqual([PIPELINE]);
});

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(path(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path(name), text.replace(from, to));
}
