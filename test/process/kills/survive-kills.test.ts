import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differenceOf, filesOf } from './folder-files.ts';
import { interleavePairs } from './interleave-pairs.ts';
import { surviveKills } from './survive-kills.ts';

test('runs killed at random moments, one or two at once, end with the bytes of an undisturbed run', async () => {
  const sweep = [
    'finite-three',
    '--over',
    'a=1..6',
    '--over',
    'c=b+1..12',
    '--over',
    'b=a+1..11',
    '--jobs',
    '1',
  ];
  const { kills, folders, rows } = await surviveKills(sweep, { kills: 2, seed: 6 });
  expect(kills).toBeGreaterThanOrEqual(2);
  expect(folders).toBeGreaterThan(0);
  expect(rows).toBeGreaterThan(100);
});

test('two pipelines in one folder, one stopped while writing, end with the bytes of a sequential run', async () => {
  // On a busy machine a run may end before it is seen to write; then another pair is tried.
  const { whileItWrote } = await interleavePairs({ pairs: 12, seed: 20, enough: 1 });
  expect(whileItWrote).toBe(1);
});

test('a missing, changed or additional file is detected, and a temporary file is ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-files-'));
  try {
    writeFileSync(join(folder, 'a.csv'), 'one\n');
    writeFileSync(join(folder, 'b.csv'), 'two\n');
    const expected = filesOf(folder);
    writeFileSync(join(folder, 'a.csv.7.tmp'), 'half');
    expect(differenceOf(expected, filesOf(folder))).toBeUndefined();
    appendFileSync(join(folder, 'a.csv'), 'one\n');
    expect(differenceOf(expected, filesOf(folder))).toBe('a.csv has other bytes');
    writeFileSync(join(folder, 'a.csv'), 'one\n');
    writeFileSync(join(folder, 'c.csv'), '');
    expect(differenceOf(expected, filesOf(folder))).toBe('c.csv is one too many');
    rmSync(join(folder, 'b.csv'));
    expect(differenceOf(expected, filesOf(folder))).toBe('b.csv is missing');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
