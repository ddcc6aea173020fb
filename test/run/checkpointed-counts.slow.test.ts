import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeRows, orderedBlocksOf, resolve } from '../../src/plan/index.ts';
import { checkpointedCounts } from '../../src/run/checkpointed-counts.ts';
import { loadPipeline, ROOT } from '../../src/run/index.ts';
import { BlockStore } from '../../src/run/store.ts';
import { addressOf } from '../../src/run/stored-block.ts';
import { performTask } from '../../src/run/task.ts';

let folder: string;
let told: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-kept-counts-'));
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { definition, file } = await loadPipeline('take-a-prime-far');
const plan = resolve(definition, file, { limit: '1e6' });
const [block] = orderedBlocksOf(plan);
const named = {
  plan,
  block: block!,
  basis: { rows: 'r'.repeat(64), laws: '', judgement: 'j'.repeat(64), claims: 4 },
};
const straight = [...computeRows(plan, block!)];

const kept = (how: { fresh?: boolean; engine?: string } = {}) =>
  checkpointedCounts(new BlockStore(folder), named, {
    fresh: false,
    warn: warning => told.push(warning),
    pause: () => 0,
    ...how,
  });
const states = () =>
  new BlockStore(folder).names(addressOf(block!, named.basis)).filter(name => name.endsWith('.state'));
const path = () => new BlockStore(folder).path(states()[0]!);

/** Computes the rows, or returns null if killed at the segment, before or after its checkpoint is stored. */
function rowsUntil(segment: number, afterIt: boolean, counts = kept()) {
  let i = 0;
  const killed = new Error('killed');
  try {
    const restart = {
      last: counts.last,
      at: (state: Parameters<typeof counts.at>[0]) => {
        if (i === segment && !afterIt) throw killed;
        counts.at(state);
        if (i++ === segment) throw killed;
      },
    };
    return { rows: [...computeRows(plan, block!, undefined, undefined, restart)], segments: i };
  } catch (thrown) {
    if (thrown !== killed) throw thrown;
    return null;
  }
}

test('a count that is killed at any segments and resumed gives the same rows as an uninterrupted one', () => {
  const kills = fc.array(fc.record({ at: fc.integer({ min: 0, max: 6 }), afterIt: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(kills, all => {
      for (const { at, afterIt } of all) rowsUntil(at, afterIt);
      expect(rowsUntil(Infinity, false)!.rows).toEqual(straight);
      kept().end();
    }),
    { numRuns: 6, seed: 21 },
  );
  expect(told).toEqual([]);
});

test('a count resumes from its checkpoint, unless --fresh is given, and leaves no checkpoint', () => {
  const whole = rowsUntil(Infinity, false)!.segments;
  rmSync(folder, { recursive: true });
  expect(rowsUntil(4, true)).toBeNull();
  expect(states()).toHaveLength(1);
  expect(rowsUntil(Infinity, false)!.segments).toBe(whole - 5);
  expect(rowsUntil(4, true, kept({ fresh: true }))).toBeNull();
  expect(rowsUntil(Infinity, false, kept({ fresh: true }))!.segments).toBe(whole);
  const counts = kept();
  counts.last();
  counts.end();
  expect(states()).toEqual([]);
});

test.each([
  ['changed in one byte', () => flip(path()), 'its checksum is wrong'],
  ['truncated', () => truncateSync(path(), 5000), 'bytes, but'],
  ['under another name', () => writeFileSync(path(), other()), 'it has another name'],
  ['unreadable', () => new BlockStore(folder).write(states()[0]!, 'no state'), 'deserialize'],
])('a corrupt checkpoint is reported and ignored: %s', (_, damage, why) => {
  const whole = rowsUntil(Infinity, false)!.segments;
  damage();
  expect(rowsUntil(Infinity, false)).toEqual({ rows: straight, segments: whole });
  expect(told).toEqual([expect.stringMatching(`corrupt \\(.*${why}.*starting from heap 0`)]);
});

test('a checkpoint of another engine is reported and ignored, and removed after the rows are stored', async () => {
  const whole = rowsUntil(Infinity, false, kept({ engine: 'another' }))!.segments;
  expect(rowsUntil(Infinity, false)!.segments).toBe(whole);
  expect(told).toEqual([
    expect.stringMatching(
      /\.state: written by another version of the engine or of Node; starting from heap 0/,
    ),
  ]);
  expect(states()).toHaveLength(2);
  const folders = {
    pipelines: [join(ROOT, 'pipelines')],
    published: [join(ROOT, 'data', 'published')],
    blocks: folder,
  };
  const { warnings } = await performTask({ ...named, folders, rows: 'all', fresh: false, compute: true });
  expect(warnings).toEqual([expect.stringContaining('written by another version of the engine')]);
  expect(states()).toEqual([]);
});

function flip(file: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
}

/** Returns a sound block with another name. */
function other(): Buffer {
  const store = new BlockStore(folder);
  const name = `${states()[0]!.slice(0, 2)}other`;
  store.write(name, store.bytes(states()[0]!)!);
  return readFileSync(store.path(name));
}

test('a checkpoint of a longer count is not used for a shorter one', () => {
  const shorter = resolve(definition, file, { limit: '170000' });
  const [block] = orderedBlocksOf(shorter);
  const states: unknown[] = [];
  const longer = {
    last: () => undefined,
    at: (state: () => unknown) => states.push(structuredClone(state())),
  };
  for (const _ of computeRows(
    resolve(definition, file, { limit: '300000' }),
    block!,
    undefined,
    undefined,
    longer as never,
  ));
  expect(states.length).toBeGreaterThan(0);
  const restart = { last: () => states.at(-1), at: () => {} };
  const alone = [...computeRows(shorter, block!)];
  expect([...computeRows(shorter, block!, undefined, undefined, restart as never)]).toEqual(alone);
});
