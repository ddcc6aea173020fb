import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { ENGINE_VERSION } from '../../src/engine/index.ts';
import { ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';
import { say } from './terminal.ts';

/** The exit code of the whole run: a claim of the pipeline is false. */
const ONE_CLAIM_FAILS = 1;

let small: SmallPipeline;
let plan: string;
beforeEach(async () => {
  small = new SmallPipeline();
  plan = join(small.folder, 'plan.json');
  await small.say('plan', 'small', '--save', plan, '--shards', '2');
});
afterEach(() => small.remove());

/** Runs a command whose output goes to a folder of its own, as on a machine of its own. */
function sayIn(name: string, ...argv: string[]) {
  const places = {
    ...placesOf(join(small.folder, name)),
    pipelines: [join(small.folder, 'pipelines')],
    published: [join(ROOT, 'data', 'published')],
  };
  return say(argv, { places: () => places });
}

/** Returns the files of a folder with their texts, without blocks. */
function filesIn(name: string): Record<string, string> {
  const folder = join(small.folder, name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const shown = files.filter(file => !file.includes('/runs/')).sort();
  return Object.fromEntries(shown.map(file => [file.slice(folder.length), readFileSync(file, 'utf8')]));
}

const folderOf = (name: string) => join(small.folder, name);
const merge = (...from: string[]) =>
  sayIn('merged', 'merge', '--plan', plan, ...(from.length > 0 ? ['--from', ...from] : []));

test('shards in two folders without a common disk merge to the bytes of a local run', async () => {
  for (const index of ['0', '1'])
    expect(await sayIn(`pod-${index}`, 'shard', '--plan', plan, '--index', index)).toMatchObject({ code: 0 });
  const before = [filesIn('pod-0'), filesIn('pod-1')];
  // The second folder is named by its blocks, as after a copy from object storage.
  const merged = await merge(folderOf('pod-0'), join(folderOf('pod-1'), 'data', 'runs', 'blocks'));
  const { code } = await sayIn('local', 'run', 'small');
  expect(merged.code).toBe(code);
  expect(merged.err).toMatch(/^small: [1-9]\d* blocks copied from 2 folders$/m);
  expect([filesIn('pod-0'), filesIn('pod-1')]).toEqual(before);
  const local = filesIn('local');
  expect(Object.keys(local).length).toBeGreaterThan(3);
  expect(filesIn('merged')).toEqual(local);
});

test('a merge names the shards that no folder has, and copies only what is missing', async () => {
  await sayIn('pod-0', 'shard', '--plan', plan, '--index', '0');
  const { code, err } = await merge(folderOf('pod-0'));
  expect(code).toBe(5);
  expect(err).toContain('1 of 2 shards not done (1)');
  await sayIn('merged', 'shard', '--plan', plan, '--index', '1');
  const again = await merge(folderOf('pod-0'));
  expect(again.code).toBe(ONE_CLAIM_FAILS);
  expect(again.err).toMatch(/^small: 0 blocks copied from 1 folder$/m);
});

test('a corrupt block in another folder is reported and not copied', async () => {
  for (const index of ['0', '1']) await sayIn('pod', 'shard', '--plan', plan, '--index', index);
  const blocks = join(folderOf('pod'), 'data', 'runs', 'blocks');
  const names = readdirSync(blocks, { recursive: true, encoding: 'utf8' });
  const tally = join(blocks, names.find(name => name.endsWith('.tally'))!);
  writeFileSync(tally, `${readFileSync(tally, 'utf8')}x`);
  const { code, err } = await merge(folderOf('pod'));
  expect(code).toBe(5);
  expect(err).toContain(`${tally}: corrupt`);
  expect(err).toContain('1 of 2 shards not done');
  expect(existsSync(tally.replace('/pod/', '/merged/'))).toBe(false);
});

test('a folder that does not exist is rejected; an empty one, of a shard without work, is not', async () => {
  expect(await merge(folderOf('nowhere'))).toMatchObject({ code: 2 });
  for (const index of ['0', '1']) await sayIn('pod', 'shard', '--plan', plan, '--index', index);
  mkdirSync(folderOf('empty'));
  expect((await merge(folderOf('empty'), folderOf('pod'))).code).toBe(ONE_CLAIM_FAILS);
});

test('a shard with an index beyond the last does nothing and succeeds', async () => {
  const { code, out, err } = await sayIn('pod', 'shard', '--plan', plan, '--index', '7');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe('small: shard 7 has no work: the last of 2 is shard 1');
  expect(existsSync(folderOf('pod'))).toBe(false);
});

test.each([
  ['kubernetes', 'completions: 2', `image: "saltus:${ENGINE_VERSION}"`],
  ['snakemake', 'range(2)', `container: "docker://saltus:${ENGINE_VERSION}"`],
])(
  'plan --for %s prints only the lines of the engine, with plan, count and image',
  async (engine, count, image) => {
    const { code, out } = await small.say('plan', 'small', '--save', plan, '--shards', '2', '--for', engine);
    expect(code).toBe(0);
    expect(out).toContain(count);
    expect(out).toContain('plan.json');
    expect(out).toContain(image);
    expect(out).not.toContain('heaps per game');
    const other = await small.say('plan', 'small', '--save', plan, '--for', engine, '--image', 'mine:1');
    expect(other.out).toContain(image.replace(`saltus:${ENGINE_VERSION}`, 'mine:1'));
  },
);

test('plan --for needs --save, and --image needs --for', async () => {
  rmSync(plan);
  const without = await small.say('plan', 'small', '--for', 'kubernetes');
  expect(without).toMatchObject({ code: 2, out: '' });
  expect(without.err).toContain('--for: expected --save FILE with this option');
  expect((await small.say('plan', 'small', '--image', 'x')).err).toContain('--image: expected --for');
});
