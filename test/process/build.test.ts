import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNUSED } from '../../src/run/load/build.mjs';
import { listed, PackageCopy, SmallPackage } from './package-copy.ts';

const { ONE } = SmallPackage;

let copy: SmallPackage;
beforeEach(() => {
  copy = new SmallPackage();
});
afterEach(() => copy.remove());

test('the first command makes a build, and the next ones use it', async () => {
  expect(await listed(copy)).toBe(ONE);
  const [build, ...others] = copy.builds();
  expect(others).toEqual([]);
  const made = statSync(join(copy.cache, build!, 'sizes.json')).mtimeMs;
  copy.without('esbuild');
  expect(await listed(copy)).toBe(ONE);
  expect(copy.builds()).toEqual([build]);
  expect(statSync(join(copy.cache, build!, 'sizes.json')).mtimeMs).toBe(made);
});

test('worker threads use the build of the main thread', async () => {
  const copy = new PackageCopy();
  copy.write(
    'pipelines/two.ts',
    `import { claim, definePipeline } from '../src/index.ts';
export default definePipeline({
  id: 'two',
  question: 'What is proved?',
  source: 'my-notebook, page 4',
  sweep: { game: 'N - {a}', over: { a: '1..2' } },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e6 heaps',
  claims: [claim('twice', { holds: 'period = 2a', forAll: 'a' })],
});
`,
  );
  const run = await copy.say(
    'run',
    'one',
    'two',
    '--verbose',
    '--jobs',
    '2',
    '--out',
    join(copy.root, 'out'),
  );
  copy.remove();
  expect(run).toMatchObject({ code: 0, err: '' });
  expect(run.out).toMatch(/pure +holds in 2 of 2/);
  expect(run.out).toMatch(/twice +theorem +in 2 of 2/);
});

test('the next command uses a changed source or pipeline even with the same time and size', async () => {
  expect(await listed(copy)).toBe(ONE);
  const main = join(copy.root, 'src', 'cli', 'main.ts');
  const before = readFileSync(main, 'utf8');
  const { atime, mtime } = statSync(main);
  writeFileSync(main, before.replace('console.log(', 'console.log(1,'));
  utimesSync(main, atime, mtime);
  expect(await listed(copy)).toBe(`1 ${ONE}`);
  writeFileSync(main, before);
  copy.pipeline('one', "'Who is one?'");
  expect(await listed(copy)).toBe(ONE.replace('What', 'Who'));
  copy.pipeline('two');
  expect(await listed(copy)).toContain('What is two?');
  rmSync(join(copy.root, 'pipelines', 'two.ts'));
  expect(await listed(copy)).toBe(ONE.replace('What', 'Who'));
});

test('a linked pipeline, or one in a linked folder, is loaded as if it were a file there', async () => {
  copy.pipeline('two', 'asked', "import { asked } from '../src/index.ts';");
  copy.write('src/index.ts', "export const asked = 'Where is this?';\n");
  copy.write(
    'elsewhere/deep/three.ts',
    "import { asked } from '../../src/index.ts';\nexport default asked;\n",
  );
  mkdirSync(join(copy.root, 'elsewhere', 'far', 'off'), { recursive: true });
  renameSync(join(copy.root, 'pipelines', 'two.ts'), join(copy.root, 'elsewhere', 'far', 'off', 'two.ts'));
  for (const [name, target] of [
    ['two.ts', 'far/off/two.ts'],
    ['linked', 'deep'],
  ] as const)
    symlinkSync(join(copy.root, 'elsewhere', target), join(copy.root, 'pipelines', name));
  expect(await listed(copy)).toBe(`Where is this?\n${ONE}Where is this?\n`);
});

test('a link to a parent folder or to nothing does not stop others, and hidden files are ignored', async () => {
  copy.pipeline('two');
  const pipelines = join(copy.root, 'pipelines');
  symlinkSync('.', join(pipelines, 'loop'));
  symlinkSync('user@host.1:2', join(pipelines, '.#two.ts'));
  symlinkSync('itself', join(pipelines, 'itself'));
  expect(await listed(copy)).toBe(`${ONE}What is two?\n`);
  symlinkSync('nowhere.ts', join(pipelines, 'three.ts'));
  const { code, err } = await copy.say('list');
  expect(code).toBe(5);
  expect(err).toContain('three.ts');
  expect(err).not.toContain('two.ts');
  rmSync(join(pipelines, 'three.ts'));
  expect(await listed(copy)).toBe(`${ONE}What is two?\n`);
});

test('a package called through a link uses the same build', async () => {
  expect(await listed(copy)).toBe(ONE);
  const link = join(copy.root, '..', 'link');
  symlinkSync(copy.root, link);
  copy.root = link;
  expect(await listed(copy)).toBe(ONE);
  expect(copy.builds().length).toBe(1);
});

test('a build in a moved folder is not used, because it contains absolute paths', async () => {
  expect(await listed(copy)).toBe(ONE);
  const moved = join(copy.root, '..', 'moved');
  renameSync(copy.root, moved);
  copy.root = moved;
  expect(await listed(copy)).toBe(ONE);
  expect(copy.builds().length).toBe(2);
});

test('a truncated, changed or missing file of a build is detected, and the build is made again', async () => {
  expect(await listed(copy)).toBe(ONE);
  const harms: [name: RegExp, harm: (file: string) => void][] = [
    [/^src\/cli\/main\.mjs$/, file => truncateSync(file, Math.floor(statSync(file).size / 2))],
    [/^src\/run\/task\.mjs$/, file => appendFileSync(file, ' ')],
    [/^pipelines\/.*one\.ts\.mjs$/, file => rmSync(file)],
    [/^pipelines\/.*one\.ts\.mjs$/, file => truncateSync(file, 0)],
    [/^chunk-.*\.mjs$/, file => truncateSync(file, 0)],
    [/^sizes\.json$/, file => truncateSync(file, Math.floor(statSync(file).size / 2))],
    [/^sizes\.json$/, file => writeFileSync(file, '{}')],
  ];
  for (const [name, harm] of harms) {
    const build = join(copy.cache, copy.builds()[0]!);
    const file = readdirSync(build, { recursive: true, encoding: 'utf8' }).find(path => name.test(path));
    harm(join(build, file!));
    expect(await listed(copy), `${name}`).toBe(ONE);
  }
  expect(copy.builds().length).toBe(1);
});

test('four simultaneous first commands all succeed and leave one build', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => listed(copy)));
  expect(all).toEqual([ONE, ONE, ONE, ONE]);
  expect(copy.builds()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

/** Kills a first command between its first file and its last, and returns the name of what it left. */
async function killedWhileItBuilds(): Promise<string> {
  for (;;) {
    const { child, end } = copy.start('list');
    while (!existsSync(copy.cache) || copy.builds().length === 0) await sleep(1);
    child.kill('SIGKILL');
    await end;
    const [left] = copy.builds();
    if (left!.startsWith('new-')) return left!;
    rmSync(copy.cache, { recursive: true });
  }
}

/** Sets the times of builds as if they had been unused for too long. */
function age(...names: string[]): void {
  const long = new Date(Date.now() - UNUSED - 60_000);
  for (const name of names) utimesSync(join(copy.cache, name), long, long);
}

test('a killed build leaves nothing that is used, and a later build removes it', async () => {
  const left = await killedWhileItBuilds();
  expect(copy.builds()).toEqual([left]);
  expect(await listed(copy)).toBe(ONE);
  expect(copy.builds()).toHaveLength(2);
  age(left);
  copy.pipeline('two');
  await listed(copy);
  expect(copy.builds()).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));
});

test('a build is removed a week after its last use, when another is made', async () => {
  await listed(copy);
  const [first] = copy.builds();
  copy.pipeline('two');
  await listed(copy);
  const [second] = copy.builds().filter(name => name !== first);
  age(first!, second!);
  // This use keeps the second build.
  await listed(copy);
  copy.pipeline('three');
  await listed(copy);
  expect(copy.builds()).toContain(second);
  expect(copy.builds()).not.toContain(first);
});

test('a source that changes while it is built is not mistaken for its former version', async () => {
  const { end } = copy.start('list');
  while (!existsSync(copy.cache) || copy.builds().length === 0) await sleep(1);
  copy.pipeline('one', "'Who is one?'");
  expect((await end).code).toBe(0);
  copy.pipeline('one');
  expect(await listed(copy)).toBe(ONE);
});
