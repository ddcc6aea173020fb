import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, builtChecker } from '../../src/run/proved-checker.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-proof-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
beforeAll(async () => {
  // The theorems on the checker are compiled there.
  cpSync(dirname(await builtChecker()), folder, { recursive: true, preserveTimestamps: true });
  await build(folder, 'proofs');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every statement has a proof, and no theorem rests on an axiom', () => {
  const stated = [...read('Statement.v').matchAll(/^Definition ([A-Z]\w*)(?: \([^)]*\))? : Prop/gm)].map(
    ([, name]) => name!,
  );
  const proved = [...read('Proved.v').matchAll(/^Theorem (\w+) : (\w+)/gm)];
  const asked = [...read('Proved.v').matchAll(/^Print Assumptions (\w+)\./gm)];
  expect(stated.length).toBeGreaterThan(0);
  expect(proved.map(([, , name]) => name).sort()).toEqual(stated.sort());
  expect(asked.map(([, name]) => name)).toEqual(proved.map(([, name]) => name));
  expect(read('assumptions').trim().split('\n')).toEqual(proved.map(() => 'Closed under the global context'));
});
