import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

/** An empty folder, so that no file is in the way. */
const folder = mkdtempSync(join(tmpdir(), 'saltus-bad-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pairs of lines: exit code and arguments, separated by tabs, then the message. */
const lines = readFileSync(join(ROOT, 'test', 'cli', 'bad-inputs.txt'), 'utf8')
  .replaceAll('{fresh folder}', folder)
  .split('\n')
  .slice(0, -1);
const inputs = lines.flatMap((line, i) => {
  if (i % 2 === 1) return [];
  const [code, ...argv] = line.split('\t');
  return [{ code: Number(code), argv, message: lines[i + 1]!.trim() }];
});

test('there are more than 200 bad inputs, no two alike', () => {
  expect(new Set(inputs.map(({ argv }) => argv.join('\t'))).size).toBe(lines.length / 2);
  expect(inputs.length).toBeGreaterThan(200);
});

test.each(inputs)(
  '$argv is rejected with its place, and nothing is printed to standard output',
  async ({ code, argv, message }) => {
    const said = await say(argv);
    expect(said.err).toContain(message);
    expect(said.err).not.toMatch(/^ +at |node:internal|undefined|\[object /m);
    expect(said).toMatchObject({ code, out: '' });
  },
);
