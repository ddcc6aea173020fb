import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline;
beforeEach(() => {
  small = new SmallPipeline(
    "import { printedSummary } from '../src/index.ts';",
    `measure: ['period'],
  summaries: [{ name: 'all', title: 'All', by: { c: '32' }, most: 'period', sums: { sum: 'period' } }],
  claims: [
    printedSummary('flammenkamp-1997-shares-3.csv', { summary: 'all', key: ['c'], cells: { sets: 'sum' } }),
  ],`,
  );
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

test('a recheck finds a stored sum that its rows do not give', async () => {
  await small.say('run', 'small');
  small.forge(small.names('tally')[0]!, text =>
    text.replace(/"sums":\[(\d+)\]/, (_, sum) => `"sums":[${sum}1]`),
  );
  const { code, out, err } = await small.say('recheck', 'small');
  expect(code).toBe(4);
  expect(out + err).toContain('summary all: the stored groups differ');
});
