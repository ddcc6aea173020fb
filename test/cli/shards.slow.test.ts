import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { digestOf, type Plan, resolve } from '../../src/plan/index.ts';
import { cutPlan, loadPipeline, loadShards, pipelineIds, ranges, shardsOf } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';
import { say } from './terminal.ts';

let small: SmallPipeline;
let folder: string;
let file: string;
beforeEach(() => {
  small = new SmallPipeline();
  ({ folder } = small);
  file = join(folder, 'plan.json');
});
afterEach(() => small.remove());

const SWEEP = ['small', '--over', 'a=1..11'];
const save = (shards: number) => small.say('plan', ...SWEEP, '--save', file, '--shards', `${shards}`);
const shard = (index: number, ...more: string[]) =>
  small.say('shard', '--plan', file, '--index', `${index}`, ...more);
const merge = () => small.say('merge', '--plan', file);

function dataOf({ folder }: SmallPipeline): Record<string, string> {
  const at = join(folder, 'out', 'data');
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(csv|json)$/.test(name),
  );
  return Object.fromEntries(names.map(name => [name, readFileSync(join(at, name), 'utf8')]));
}

test('shards in any order, repeated or together, merge to the bytes of a single run', async () => {
  await save(5);
  for (const index of [3, 0, 3]) expect((await shard(index)).code).toBe(0);
  const refused = await merge();
  expect(refused.code).toBe(5);
  expect(refused.err).toMatch(
    /3 of 5 shards not done \(1, 2, 4\); for the first, run: npx saltus shard --plan .* --index 1/,
  );
  expect((await shard(1, '--count', '4')).code).toBe(0);
  const merged = await merge();
  const whole = new SmallPipeline();
  const run = await whole.say('run', ...SWEEP);
  expect([merged.code, run.code]).toEqual([1, 1]);
  expect(merged.out).toMatch(/even +holds in 11 of 11/);
  expect(Object.keys(dataOf(whole)).length).toBeGreaterThan(3);
  expect(dataOf(small)).toEqual(dataOf(whole));
  whole.remove();
});

test('merge names a corrupt or missing block', async () => {
  await save(3);
  await shard(0, '--count', '3');
  const at = small.blocks;
  const blocks = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter(name => /-\d+$/.test(name));
  const victim = join(at, blocks[1]!);
  const text = readFileSync(victim, 'utf8');
  writeFileSync(victim, text.replace(/\]\n$/, '0]\n'));
  const damaged = await merge();
  expect(damaged.code).toBe(5);
  expect(damaged.err).toContain(victim);
  unlinkSync(victim);
  expect((await merge()).err).toMatch(/1 of 3 shards not done/);
  await shard(0, '--count', '3');
  expect(readFileSync(victim, 'utf8')).toBe(text);
  expect((await merge()).code).toBe(1);
});

test('a plan file that was changed, is of another engine, or is not a plan is rejected', async () => {
  await save(3);
  const plan = readFileSync(file, 'utf8');
  for (const [text, message] of [
    [plan.replace('"shards":3', '"shards":4'), 'or a changed one'],
    ['{}', 'or a changed one'],
    ['', 'a file that is not JSON'],
  ] as const) {
    writeFileSync(file, text);
    const { code, err } = await shard(0);
    expect(code).toBe(2);
    expect(err).toContain(message);
  }
  unlinkSync(file);
  expect(await shard(0)).toMatchObject({
    code: 5,
    err: expect.stringMatching(/cannot read .*: it does not exist/),
  });
  await save(3);
  expect((await shard(-1)).err).toMatch(/--index: expected an integer/);
  expect((await say(['plan', '--save', file])).code).toBe(2);
});

/** Changes the plan in a plan file, and updates its hashes. */
function forge(change: (cut: { plan: Record<string, unknown>; [key: string]: unknown }) => void): void {
  const { hash: _, ...cut } = JSON.parse(readFileSync(file, 'utf8'));
  change(cut);
  const { hash: __, ...plan } = cut.plan;
  cut.plan = { ...plan, hash: digestOf(JSON.stringify(plan)) };
  writeFileSync(file, JSON.stringify({ ...cut, hash: digestOf(JSON.stringify(cut)) }));
}

test('a plan file that is rewritten unchanged is accepted', async () => {
  await save(3);
  forge(() => {});
  expect((await shard(2)).code).toBe(0);
});

test.each<[string, (cut: { plan: Record<string, unknown>; [key: string]: unknown }) => void]>([
  ['names a file outside the folder', ({ plan }) => (plan.id = '../../x')],
  ['names no pipeline', ({ plan }) => (plan.id = 7)],
  ['has another cost, and so other blocks', ({ plan }) => (plan.cost = '1')],
  ['has another game', ({ plan }) => Object.assign(plan.sweep!, { game: 'N - {a, b}' })],
  ['has a range that is not text', ({ plan }) => Object.assign(plan.sweep!, { over: { a: 1 } })],
  ['has an additional key', ({ plan }) => (plan.folder = '/')],
  ['claims to be the default', ({ plan }) => (plan.isDefault = true)],
  ['has another series', ({ plan }) => (plan.series = [{ series: 'terms', upTo: '9', table: true }])],
  ['has no number of shards', cut => (cut.shards = 1e300)],
  ['stores rows in an unknown way', cut => (cut.rows = '../..')],
])(
  'a plan file that %s is rejected despite valid hashes, and nothing outside is run or written',
  async (_, change) => {
    await save(3);
    writeFileSync(join(folder, 'x.ts'), "throw new Error('it was run');\n");
    forge(change);
    const before = readdirSync(folder, { recursive: true }).sort();
    for (const { code, err } of [await shard(0), await merge()]) {
      expect(code).toBe(2);
      expect(err).toMatch(/plan\.json: expected a plan/);
      expect(err).not.toContain('it was run');
    }
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  },
);

/** Pipelines that are planned with another limit. */
const LIMITED = ['fes-saltus', 'finite-three'];
const LOOKED_AT = [...LIMITED, ...pipelineIds().filter((_, i) => i % 5 === 0)];

test('a saved plan of every fifth pipeline is read unchanged, with its own or another limit', async () => {
  const folders = placesOf(undefined);
  for (const id of LOOKED_AT) {
    const { definition, file: path } = await loadPipeline(id);
    const cut = cutPlan(
      resolve(definition, path, LIMITED.includes(id) ? { limit: '1e6 heaps' } : {}),
      'all',
      2,
    );
    writeFileSync(file, JSON.stringify(cut));
    expect((await loadShards(file, folders)).cut).toEqual(cut);
  }
});

test.each([1, 2, 7, 24, 1000])('%d shards contain all blocks in order, and none is empty', async shards => {
  const { definition, file: path } = await loadPipeline('conjecture-12');
  const plan: Plan = resolve(definition, path, { over: { a: '1..60' } });
  const cut = cutPlan(plan, 'all', shards);
  const parts = shardsOf(cut);
  const blocks = shardsOf(cutPlan(plan, 'all', 1))[0]!;
  expect(parts.flat()).toEqual(blocks);
  expect(parts.length).toBe(Math.min(shards, blocks.length));
  expect(parts.every(part => part.length > 0)).toBe(true);
});

test('numbers are written as ranges', () => {
  expect(ranges([5, 0, 3, 4, 9, 10])).toBe('0,3-5,9-10');
  expect(ranges([0, 2])).toBe('0,2');
  expect(ranges([])).toBe('');
});
