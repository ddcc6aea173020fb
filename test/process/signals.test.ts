import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALTUS, shell } from './command.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-signals-'));
  await shell('saltus plan take-a-prime-proportions --limit 1e10 --save plan.json --shards 1', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game that takes longer than a test may; meanwhile its thread does nothing else. */
const LONG = 'run take-a-prime-proportions --limit 1e10 --out out';

test.each([
  [`${LONG} --jobs 1`, 'INT', 130],
  [`${LONG} --jobs 2`, 'TERM', 143],
  ['shard --plan plan.json --index 0 --out out', 'TERM', 143],
])('%s ends immediately after SIG%s', async (command, signal, expected) => {
  // Without exec, only the shell would end.
  const line = `(exec ${SALTUS} ${command}) & sleep 0.8; kill -${signal} $!; wait $!`;
  const { code, err } = await shell(line, folder);
  expect({ code, err }).toEqual({ code: expected, err: '' });
  expect(existsSync(join(folder, 'out', 'data', 'claims.csv'))).toBe(false);
});

test('an interrupted run is listed with its progress and the command that resumes it', async () => {
  const begin = `(exec ${SALTUS} ${LONG.replace('--out out', '--out other')} --jobs 1) &`;
  const wait = 'until ls other/data/runs/*.unfinished.json > note 2> /dev/null; do sleep 0.1; done';
  const { out } = await shell(`${begin} ${wait}; kill -INT $!; wait $!; saltus runs --out other`, folder);
  expect(out).toMatch(
    /take-a-prime-proportions: .*; unfinished, 0 of 1 block done; to resume: npx saltus run /,
  );
});
