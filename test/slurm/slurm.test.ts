import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
const folders: string[] = [];
beforeAll(async () => {
  cluster = await startCluster();
}, 120_000);
afterAll(async () => {
  await cluster?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'saltus-on-slurm-')));
  return folders.at(-1)!;
};

/** Runs a command with the cluster's configuration, and collects its output. */
function saltus(...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'src', 'cli', 'saltus.mjs'), ...args], {
    env: cluster.env,
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', data => {
    said.out += data;
  });
  child.stderr.on('data', data => {
    said.err += data;
  });
  const code = new Promise<number | null>(resolve => child.on('close', resolve));
  return { said, code };
}

/** Returns the files that a run writes, without the store of blocks. */
function written(at: string): Record<string, string> {
  const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !entry.parentPath.includes('/data/runs'),
  );
  return Object.fromEntries(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(at.length), readFileSync(path, 'latin1')];
    }),
  );
}

const SWEEP = ['run', 'conjecture-12', '--over', 'a=1..40'];

test('a run survives the loss of a node: other nodes do its shards, with the bytes of a local run', async () => {
  const [onSlurm, local] = [folder(), folder()];
  const run = saltus(...SWEEP, '--out', onSlurm, '--on', 'slurm', '--shards', '8');
  let lost: string | undefined;
  for (let tries = 0; tries < 3000 && lost === undefined; tries++) {
    await sleep(20);
    lost = cluster.freezeNode();
  }
  expect(lost).toMatch(/^n[12]$/);
  // Wait until the other node has done a task.
  for (let tries = 0; tries < 300 && !/[1-8] of 8 shards done/.test(run.said.err); tries++) await sleep(200);
  const job = /job (\d+), 8 of 8 shards/.exec(run.said.err)?.[1] ?? '';
  expect(job).not.toBe('');
  expect(run.said.err).toMatch(/[1-8] of 8 shards done/);
  cluster.killNode(lost!);
  expect(await run.code, run.said.err).toBe(0);
  expect(run.said.out).toMatch(/sharp +theorem in (\d+) of \1/);
  expect(run.said.err).toContain('8 of 8 shards done');
  const restarts = [...cluster.jobText(job).matchAll(/Restarts=(\d+)/g)].map(([, times]) => Number(times));
  expect(Math.max(...restarts)).toBeGreaterThan(0);

  const alone = saltus(...SWEEP, '--out', local, '--jobs', '1');
  expect(await alone.code, alone.said.err).toBe(0);
  expect(Object.keys(written(local)).length).toBeGreaterThan(5);
  expect(written(onSlurm)).toEqual(written(local));

  // Only missing shards are submitted again.
  const blocks = join(onSlurm, 'data', 'runs', 'blocks');
  const before = written(onSlurm);
  const again = saltus(...SWEEP, '--out', onSlurm, '--on', 'slurm', '--shards', '8');
  expect(await again.code).toBe(0);
  expect(again.said.err).not.toContain('job');
  const [part] = readdirSync(blocks);
  rmSync(join(blocks, part!), { recursive: true });
  const resumed = saltus(...SWEEP, '--out', onSlurm, '--on', 'slurm', '--shards', '8');
  expect(await resumed.code, resumed.said.err).toBe(0);
  expect(resumed.said.err).toMatch(/job \d+, [12] of 8 shards/);
  expect(written(onSlurm)).toEqual(before);
  expect(existsSync(join(blocks, part!))).toBe(true);
}, 400_000);
