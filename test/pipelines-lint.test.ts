import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const REFUSED = [
  '() => Date.now() > 7',
  '() => new Date()',
  'Math.random()',
  'globalThis',
  'process.exit(0)',
  '() => performance.now() > 7',
  "new Function('return 7')",
  '(7000).toLocaleString()',
  "['y', 'z'].sort((p, q) => p.localeCompare(q))",
  "await fetch('https://oeis.org')",
];
const ACCEPTED = ['Math.floor(7 / 2)', "'a'.toLowerCase()", '{ Date: 7 }.Date'];

const folder = mkdtempSync(join(tmpdir(), 'saltus-lint-'));
let said = '';

beforeAll(() => {
  for (const name of ['biome.json', '.ci']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const room of ['pipelines', 'src']) {
    mkdirSync(join(folder, room));
    for (const [i, code] of [...REFUSED, ...ACCEPTED].entries())
      writeFileSync(join(folder, room, `${i}.ts`), `export default (${code});\n`);
  }
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  said = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether biome rejects a file for what a claim may depend on. */
const isRefused = (room: string, i: number) =>
  said
    .split(/^(?=\S+\.ts:)/m)
    .some(one => one.startsWith(`${room}/${i}.ts:`) && one.includes('may depend only on games'));

test.each(REFUSED.map((code, i) => [code, i] as const))(
  'the linter rejects %s in a pipeline only',
  (_, i) => {
    expect([isRefused('pipelines', i), isRefused('src', i)]).toEqual([true, false]);
  },
);

test.each(ACCEPTED.map((code, i) => [code, i] as const))('the linter accepts %s in a pipeline', (_, i) => {
  expect(isRefused('pipelines', REFUSED.length + i)).toBe(false);
});
