import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { placesOf } from '../../src/cli/places.ts';
import { createExecutor } from '../../src/run/index.ts';
import { say } from '../cli/terminal.ts';
import { expectFiguresOf } from '../run/figures-by-call.ts';
import { shell } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the files below a folder by path, except blocks. */
function written(at: string): Record<string, string> {
  const entries = readdirSync(at, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const names = entries.map(entry => relative(at, join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names
      .filter(name => !name.startsWith('data/runs/blocks/'))
      .map(name => [name, readFileSync(join(at, name), 'latin1')]),
  );
}

test('a run writes the same bytes with one job and with two, and computes nothing twice', async () => {
  const run = (out: string, jobs: number) =>
    shell(`saltus run kisses fes-two result-strings-one --out ${out} --jobs ${jobs}`, folder);
  const single = await run('one', 1);
  expect(single).toMatchObject({ code: 0, err: '' });
  expect(single.out).toMatch(/fes-two: 1770 cases, (\d+) of \1 blocks computed/);
  const alone = written(join(folder, 'one'));
  expect(Object.keys(alone)).toContain('reports/kisses/positions.svg');
  expect(Object.keys(alone)).toContain('data/stone-picking-2010/result-strings-one.laws.json');
  const two = await run('two', 2);
  expect(two.out.replaceAll('two/', 'one/')).toBe(single.out);
  expect(written(join(folder, 'two'))).toEqual(alone);
  const again = await run('two', 2);
  expect(again.out).toContain('fes-two: 1770 cases, up to date');
  expect(written(join(folder, 'two'))).toEqual(alone);
});

test('ask gives the same result with two jobs, which receive the laws in the plan', async () => {
  const ask = (jobs: number) =>
    shell(
      `saltus ask 'N - {a, b, a+b}' --over a=1..6 --over b=3a..40 --where 'gcd(a, b) = 1' --law 'period = 2a' \\
        --law 'b mod 2a > a implies saltus = a(b + dist(b, 2a))' --json --fresh --jobs ${jobs} --out jobs-${jobs}`,
      folder,
    );
  const [single, double] = [await ask(1), await ask(2)];
  // With two jobs another block may finish first, and its counterexample is reported at once.
  expect([single.code, double.code]).toEqual([1, 1]);
  const [alone, together] = [single, double].map(({ out }) => ({
    ...JSON.parse(out).pipelines[0],
    files: [],
  }));
  expect(alone.claims).toHaveLength(2);
  expect(together).toEqual(alone);
});

test('a figure is drawn in a worker, and an error in it is thrown as such', () => expectFiguresOf(2));

const FIGURE = { mark: 'point', encoding: { x: { field: 'a', type: 'quantitative' } } };

describe('an executor of 64 jobs', () => {
  /** Counts the threads started during an action. */
  async function threadsStarted(action: () => Promise<unknown>): Promise<number> {
    let started = 0;
    const count = () => started++;
    process.on('worker', count);
    try {
      await action();
    } finally {
      process.off('worker', count);
    }
    return started;
  }

  test('starts as many threads as there are calls at once', async () => {
    const executor = createExecutor(64);
    const call = () =>
      executor.call({
        module: 'view/figure/figure.ts',
        name: 'renderFigure',
        args: [FIGURE, [{ a: 1 }], { name: 'x' }],
      });
    const three = () => Promise.all([call(), call(), call()]);
    try {
      expect(await threadsStarted(three)).toBe(3);
      expect(await threadsStarted(three)).toBe(0);
    } finally {
      await executor.close();
    }
  });

  test('starts no more threads than a run has blocks and figures', async () => {
    const places = placesOf(join(folder, 'few'));
    const run = () =>
      say(['run', 'result-strings-one', '--over', 'a=1..3', '--jobs', '64'], { places: () => places });
    expect(await threadsStarted(run)).toBeLessThan(8);
  });
});
