import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf, type Overrides, orderedBlocksOf, type Plan, resolve } from '../../src/plan/index.ts';
import {
  BlockStore,
  basisOf,
  createExecutor,
  doneBlocks,
  loadPipeline,
  ROOT,
  type RowStorage,
  run,
  writeResult,
} from '../../src/run/index.ts';

let folder: string;
let told: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-run-'));
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [start, progress, counterexample] = [() => {}, () => {}, () => {}];

const SMALL = { over: { a: '1..16' } };

async function result(overrides: Overrides = SMALL, rows: RowStorage = 'all', id = 'conjecture-12') {
  const pipeline = await loadPipeline(id);
  const plan = resolve(pipeline.definition, pipeline.file, overrides);
  return await run(
    { pipeline, plan },
    {
      folders: {
        pipelines: [join(ROOT, 'pipelines')],
        published: [join(ROOT, 'data', 'published')],
        blocks: folder,
      },
      executor: createExecutor(1),
      rows,
      listener: { start, progress, counterexample, warn: (text: string) => told.push(text) },
    },
  );
}

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('-'));

test('rows of several blocks come in the order of the cases', async () => {
  const { rows, cases, blocks } = await result();
  const all = [...rows()].map(({ values }) => values.slice(0, 2) as number[]);
  expect(blocks).toBeGreaterThan(2);
  expect(all.length).toBe(cases);
  expect(all).toEqual(all.toSorted((p, q) => p[0]! - q[0]! || p[1]! - q[1]!));
});

test('verdicts, summaries and root do not depend on whether rows are stored', async () => {
  const whole = await result();
  rmSync(folder, { recursive: true, force: true });
  const other = await result(SMALL, 'none');
  expect(other).toMatchObject({
    root: whole.root,
    cases: whole.cases,
    summaries: whole.summaries,
    conclusions: whole.conclusions,
    computed: whole.blocks,
  });
  expect([...other.rows()]).toEqual([]);
  expect((await result(SMALL, 'none')).computed).toBe(0);
  expect(files().some(name => name.endsWith('00'))).toBe(false);
});

test('a wider range computes only missing blocks', async () => {
  const small = await result();
  const wide = await result({ over: { a: '1..24' } });
  expect(wide.computed).toBeLessThan(wide.blocks);
  expect(wide.cases).toBeGreaterThan(small.cases);
  const fresh = folder;
  folder = mkdtempSync(join(tmpdir(), 'saltus-run-'));
  expect((await result({ over: { a: '1..24' } })).root).toBe(wide.root);
  rmSync(fresh, { recursive: true, force: true });
});

test('a higher limit computes only undecided cases, with the same result as a new run', async () => {
  const low = await result({ ...SMALL, limit: '1000' });
  const undecided = [...low.rows()].filter(({ values }) => typeof values[4] === 'object').length;
  expect(undecided).toBeGreaterThan(100);
  expect(undecided).toBeLessThan(low.cases);
  const higher = await result({ ...SMALL, limit: '1e6' });
  expect([...higher.rows()].every(row => typeof row.values[4] === 'number')).toBe(true);
  rmSync(folder, { recursive: true });
  expect((await result({ ...SMALL, limit: '1e6' })).root).toBe(higher.root);
});

test('a table describes unusual rules of play', async () => {
  const written = writeResult(await result({}, 'all', 'stone-picking-example'), folder);
  expect(written.tables.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^One row per case; take-all ending; engine \S+, plan sha256/),
  ]);
  const usual = writeResult(await result({}, 'all', 'fes-worked-example'), folder);
  expect(usual.tables[0]!.description).toMatch(/^One row per case; engine /);
});

test('the number of undecided rows is known if rows are stored, and otherwise unknown', async () => {
  const low = { over: { a: '2..5' }, limit: '12' };
  const undecided = async (kept: RowStorage) =>
    writeResult(await result(low, kept, 'fes-two'), folder).undecided;
  expect(await undecided('all')).toBeGreaterThan(0);
  expect(await undecided('none')).toBeNull();
});

test('blocks are verified up to a number of bytes, and beyond it trusted by name', async () => {
  await result();
  const pipeline = await loadPipeline('conjecture-12');
  const plan = resolve(pipeline.definition, pipeline.file, SMALL);
  const blocks = orderedBlocksOf(plan);
  const store = new BlockStore(folder);
  for (const name of files().map(path => path.split('/')[1]!))
    if (/-\d+$/.test(name)) store.write(name, store.read(name)!.replace('0', '1'));
  const basis = await basisOf(pipeline, [join(ROOT, 'data', 'published')]);
  const doneOf = (bytes?: number) => {
    const warn = (damage: string) => told.push(damage);
    const looking = {
      plan,
      rows: 'all',
      basis,
      warn,
      bytes,
    } as const;
    return blocks.filter(doneBlocks(looking, { blocks: folder })).length;
  };
  expect(blocks.length).toBeGreaterThan(2);
  expect(doneOf(0)).toBe(blocks.length);
  expect(told).toEqual([]);
  expect(doneOf(1)).toBe(blocks.length - 1);
  expect(told).toHaveLength(1);
  expect(doneOf(undefined)).toBe(0);
  expect(told).toHaveLength(1 + blocks.length);
});

test('cases decided within a lower limit are not computed again', async () => {
  await result({ ...SMALL, limit: '1000' });
  const store = new BlockStore(folder);
  const name = files().find(
    file => !file.endsWith('.tally') && readFileSync(join(folder, file), 'utf8').includes('[1,3,0,'),
  );
  const address = name!.split('/')[1]!;
  const text = store.read(address)!;
  expect(text).toContain('[1,3,0,12,4]');
  const other = text.replace('[1,3,0,12,4]', '[1,3,0,12,5]');
  store.write(address, other);
  const tally = files()
    .map(path => path.split('/')[1]!)
    .find(path => path.startsWith(address) && path.endsWith('.tally'))!;
  store.write(tally, store.read(tally)!.replace(digestOf(text), digestOf(other)));
  const [first] = (await result({ ...SMALL, limit: '1e6' })).rows();
  expect(first!.values).toEqual([1, 3, 0, 12, 5]);
});

test('a flipped byte in any file of the store is detected, reported, and repaired', async () => {
  const whole = await result();
  const before = new Map(files().map(name => [name, readFileSync(join(folder, name))]));
  expect(before.size).toBe(2 * whole.blocks);
  for (const [i, [name, bytes]] of [...before].entries()) {
    const spoilt = Buffer.from(bytes);
    const at = (i * 7919) % spoilt.length;
    spoilt[at] = spoilt[at]! ^ 1;
    writeFileSync(join(folder, name), spoilt);
    const again = await result();
    expect(again.root, name).toBe(whole.root);
    expect(told.pop(), `${name} at ${at}`).toContain(name);
    expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true);
  }
});

test('rows that disappear or become corrupt after the run are reported, not omitted', async () => {
  const { rows } = await result();
  const [name] = files().filter(name => !name.endsWith('.tally'));
  const bytes = readFileSync(join(folder, name!), 'utf8');
  writeFileSync(join(folder, name!), bytes.replace(/\d\]\n$/, '9]\n'));
  expect(() => [...rows()]).toThrow(/checksum is wrong/);
  unlinkSync(join(folder, name!));
  expect(() => [...rows()]).toThrow(/cannot read .*does not exist/);
});

test('a plan survives JSON', async () => {
  const { definition, file } = await loadPipeline('conjecture-12');
  const plan: Plan = resolve(definition, file, SMALL);
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
});
