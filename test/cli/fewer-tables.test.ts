import {
  appendFileSync,
  existsSync,
  readdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline;
beforeEach(async () => {
  small = new SmallPipeline();
  await small.say('run', 'small');
});
afterEach(() => small.remove());

const at = (name: string) => join(small.folder, 'out', 'data', name);
const linkData = () => {
  const elsewhere = join(small.folder, 'elsewhere');
  renameSync(at('.'), elsewhere);
  symlinkSync(elsewhere, at('.'));
};
const withoutRows = () => small.say('run', 'small', '--over', 'a=1..5', '--rows', 'none');

test('a run removes a table that only its predecessor had, and nothing else', async () => {
  const before = readdirSync(at('.'));
  expect(before).toContain('small.csv');
  writeFileSync(at('small.own.csv'), 'a\n');
  const { err } = await withoutRows();
  expect(err).not.toContain('another run');
  const after = [...before.filter(name => name !== 'small.csv'), 'small.own.csv'];
  expect(readdirSync(at('.')).sort()).toEqual(after.sort());
});

test.each([
  ['a table that was changed', () => appendFileSync(at('small.csv'), 'mine\n')],
  ['a table below a link', linkData],
  ['the table of a corrupt result', () => truncateSync(at('small.result.json'), 100)],
])('%s is not removed', async (_, change) => {
  change();
  await withoutRows();
  expect(existsSync(at('small.csv'))).toBe(true);
});
