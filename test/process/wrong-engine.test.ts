import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PackageCopy } from './package-copy.ts';

test('rows of a wrong engine are not mixed with those of the right one, which remain stored', async () => {
  const copy = new PackageCopy();
  const run = () => copy.say('run', 'one', '--jobs', '1', '--out', join(copy.root, 'out'));
  expect((await run()).out).toContain('1 of 1 block computed');
  const name = 'src/engine/measures/period.ts';
  const text = readFileSync(join(copy.root, name), 'utf8');
  const wrong = text.replace('? read(found) : found', '? 1 : found');
  expect(wrong).not.toBe(text);
  copy.write(name, wrong);
  const { out, code } = await run();
  expect(out).toContain('1 of 1 block computed');
  // The checker refutes wrong numbers when it replays the counterexample.
  expect(code).toBe(4);
  copy.write(name, text);
  const mended = await run();
  expect(mended.out).toContain('up to date');
  expect(mended.out).toMatch(/pure +holds in 2 of 2/);
  copy.remove();
});
