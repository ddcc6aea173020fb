import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Complaints } from '../../src/cli/complaints.ts';
import { executePlans } from '../../src/cli/execute-plans.ts';
import { published } from '../../src/cli/output.ts';
import { placesOf } from '../../src/cli/places.ts';
import { planned } from '../../src/cli/plans.ts';
import { readResult } from '../../src/run/index.ts';
import { committed } from '../committed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-done-plans-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs fes-one over a range, and acts after its result is written but before it is read. */
async function run(a: string, out: string, meanwhile = () => {}) {
  const places = placesOf(join(folder, out));
  const { plans } = await planned({ ids: ['fes-one'], over: { a } }, places);
  const err: string[] = [];
  const nothing = () => {};
  const progress = {
    start: nothing,
    progress: nothing,
    counterexample: nothing,
    warn: nothing,
    pause: nothing,
    busy: nothing,
  };
  const terminal = {
    out: nothing,
    err: (text: string) => err.push(text),
    write: async () => {},
    input: (async function* () {})(),
    interactive: false,
    busy: nothing,
    idle: nothing,
    columns: () => 80,
    cores: 1,
    paint: (_: string, text: string) => text,
  };
  const complaints = new Complaints(terminal);
  const beside = published(places, plans);
  const seen = {
    ...beside,
    get sources() {
      meanwhile();
      return beside.sources;
    },
  };
  const around = { places, terminal, progress, complaints, published: seen };
  let done = 0;
  for await (const _ of executePlans(plans, { fresh: false, rows: 'all' }, around)) done++;
  return { done, err: err.join('\n'), code: complaints.worst() };
}

/** Simulates a run without such a table, which removes it. */
const removes = (name: string) => () => rmSync(join(folder, 'one', committed(name)));

/** Simulates a run that writes its file into the same folder. */
const alsoWrites = (name: string) => () =>
  cpSync(join(folder, 'other', committed(name)), join(folder, 'one', committed(name)));

test.each([
  ['writes its fes-one.result.json', 'fes-one.result.json', alsoWrites],
  ['writes its fes-one.csv', 'fes-one.csv', alsoWrites],
  ['removes fes-one.csv', 'fes-one.csv', removes],
])('a run reports another one over another range that %s meanwhile', async (_, name, action) => {
  expect(await run('1..2', 'other')).toEqual({ done: 1, err: '', code: 0 });
  expect(await run('1..3', 'one', action(name))).toEqual({
    done: 1,
    err: `fes-one: ${join(folder, 'one', committed(name))}: another run of this pipeline wrote here at the same time, so its files may be mixed; run it again`,
    code: 5,
  });
  expect(await run('1..3', 'one')).toEqual({ done: 1, err: '', code: 0 });
  expect(readResult(join(folder, 'one'), 'fes-one')).toMatchObject({ cases: 3 });
});

test('a run of the same range, with the same files, is not reported', async () => {
  await run('1..3', 'other');
  expect(await run('1..3', 'one', alsoWrites('fes-one.result.json'))).toMatchObject({ err: '', code: 0 });
  const [first, second] = ['one', 'other'].map(out =>
    readFileSync(join(folder, out, committed('fes-one.csv'))),
  );
  expect(first).toEqual(second);
});
