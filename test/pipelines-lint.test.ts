import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const REJECTED = [
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
let output = '';

beforeAll(() => {
  for (const name of ['biome.json', '.ci']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const source of ['pipelines', 'src']) {
    mkdirSync(join(folder, source));
    for (const [i, code] of [...REJECTED, ...ACCEPTED].entries())
      writeFileSync(join(folder, source, `${i}.ts`), `export default (${code});\n`);
  }
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  output = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether biome rejects a file for what a claim may depend on. */
const isRejected = (source: string, i: number) =>
  output
    .split(/^(?=\S+\.ts:)/m)
    .some(report => report.startsWith(`${source}/${i}.ts:`) && report.includes('may depend only on games'));

test.each(REJECTED.map((code, i) => [code, i] as const))(
  'the linter rejects %s in a pipeline only',
  (_, i) => {
    expect([isRejected('pipelines', i), isRejected('src', i)]).toEqual([true, false]);
  },
);

test.each(ACCEPTED.map((code, i) => [code, i] as const))('the linter accepts %s in a pipeline', (_, i) => {
  expect(isRejected('pipelines', REJECTED.length + i)).toBe(false);
});
