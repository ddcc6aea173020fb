import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { KERNELS } from './kernels.ts';
import { QUICK } from './workloads.ts';

const path = new URL('quick-answers.json', import.meta.url);

/** By workload: a row a game, the game and then its answer, from the definitions (answers-by-definition.ts). */
const ANSWERS = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, readonly number[][]>>;

describe('the engine answers the quick workloads of the benchmark as the definitions do', () => {
  test.each(QUICK)('$id: $says', ({ id, kernel, games, limit }) => {
    expect(games.length).toBeGreaterThan(0);
    expect(games.map(game => [...game, ...KERNELS[kernel](game, limit)])).toEqual(ANSWERS[id]);
  });

  test('and no workload was left out', () => {
    expect(Object.keys(ANSWERS)).toEqual(QUICK.map(({ id }) => id));
  });
});

test('a contestant in TypeScript, in its own process, and the rivals in C where there is a compiler, agree', () => {
  const bench = fileURLToPath(new URL('bench.ts', import.meta.url));
  const args = ['--import', 'tsx', bench, '--quick', '--only', 'a2,c,d2,d4,e0,e1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).not.toContain('wrong answer');
  expect(stdout).toContain('all contestants agree on every answer');
  expect(status).toBe(0);
});
