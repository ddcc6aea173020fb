import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

/** The pipeline `small` with one group, whose sum is compared with the printed number of sets, 465 in the first of 13 rows. */
const withSum = (sum: string) =>
  new SmallPipeline(
    "import { printedSummary } from '../src/index.ts';",
    `measure: ['period'],
  summaries: [{ name: 'all', title: 'All', by: { c: '32' }, most: 'period', sums: { sum: '${sum}' } }],
  claims: [
    printedSummary('flammenkamp-1997-shares-3.csv', { summary: 'all', key: ['c'], cells: { sets: 'sum' } }),
  ],`,
  );

let small: SmallPipeline;
beforeEach(() => {
  small = withSum('period');
});
afterEach(() => small.remove());

test('a group whose sum differs from the printed one is reported, and its page shows both', async () => {
  const { code, out, err } = await small.say('run', 'small');
  expect(code).toBe(1);
  expect(out).toContain('fails in 1 of 1');
  expect(err).toContain('first differs for the group c = 32: sets: printed 465, computed 156');
  expect(err).not.toContain('confirmed by the checker');
  expect(readFileSync(join(small.folder, 'out', 'reports', 'small.md'), 'utf8')).toContain(
    '| 32 | 156 ✗ (printed 465) |',
  );
});

test('printed rows without a group are counted next to the verdict, and never as checked', async () => {
  small.remove();
  small = withSum('if a = 1 then 465 else 0');
  const { code, out } = await small.say('run', 'small');
  expect(code).toBe(0);
  expect(out).toMatch(/holds in 1 of 1 +12 printed rows outside this range/);
  const read = (path: string) => readFileSync(join(small.folder, 'out', path), 'utf8');
  expect(read('data/claims.csv')).toContain('12 printed rows outside this range');
  expect(read('reports/small.md')).toContain('**not compared:** 12 printed rows outside this range');
  const { claims } = JSON.parse(read('data/small.result.json'));
  expect(claims[0]).toMatchObject({ verdict: 'holds', missing: 12, tally: { met: 1 } });
});

test('a recheck finds a stored sum that its rows do not give', async () => {
  await small.say('run', 'small');
  small.forge(small.names('tally')[0]!, text =>
    text.replace(/"sums":\[(\d+)\]/, (_, sum) => `"sums":[${sum}1]`),
  );
  const { code, out, err } = await small.say('recheck', 'small');
  expect(code).toBe(4);
  expect(out + err).toContain('summary all: the stored groups differ');
});
