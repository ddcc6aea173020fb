import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../../src/run/load/build.mjs';

test('the digest of the sources depends on each name and text, and on where each text ends', () => {
  const root = mkdtempSync(join(tmpdir(), 'saltus-sources-'));
  const path = (name: string) => join(root, name);
  try {
    for (const folder of ['src', 'pipelines']) mkdirSync(path(folder));
    writeFileSync(path('package.json'), '{}');
    writeFileSync(path('src/a.ts'), 'xy');
    writeFileSync(path('src/b.ts'), 'z');
    const seen = [readSources(root, root).digest];
    expect(readSources(root, root).digest).toBe(seen[0]);
    const change = (action: () => void) => {
      action();
      seen.push(readSources(root, root).digest);
    };
    change(() => renameSync(path('src/b.ts'), path('src/c.ts')));
    change(() => {
      writeFileSync(path('src/a.ts'), 'x');
      writeFileSync(path('src/c.ts'), 'yz');
    });
    change(() => rmSync(path('src/c.ts')));
    change(() => writeFileSync(path('src/c.ts'), ''));
    expect(new Set(seen).size).toBe(5);
  } finally {
    rmSync(root, { recursive: true });
  }
});
