import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { say } from '../cli/terminal.ts';

/** Pages and figures that no report writes, and the site, which is not committed. */
const OTHERS = /^(benchmark\.|long-runs\/|site\/)/;

const folder = mkdtempSync(join(tmpdir(), 'saltus-reports-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'data'));
  // The pages link to these files.
  for (const name of ['docs', 'pipelines']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'data')))
    if (name !== 'runs') cpSync(join(ROOT, 'data', name), join(folder, 'data', name), { recursive: true });
  const { code, err } = await say(['report', '--out', folder]);
  expect(code, err).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listReports = (root: string) =>
  readdirSync(join(root, 'reports'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(join(root, 'reports'), join(entry.parentPath, entry.name)))
    .filter(path => !OTHERS.test(path))
    .sort();

// The committed pages and figures are the examples of everything that can be shown: after a change, run `npx saltus report`,
// and read the diff.
test('report writes exactly the committed pages and figures', () => {
  expect(listReports(folder)).toEqual(listReports(ROOT));
});

test.each(listReports(ROOT))('report writes %s as committed', path => {
  const [written, committed] = [folder, ROOT].map(root => readFileSync(join(root, 'reports', path)));
  if (!written!.equals(committed!)) expect(written!.toString('utf8')).toBe(committed!.toString('utf8'));
});

test.each(['claims.csv', 'known.json', 'datapackage.json'])('report writes data/%s as committed', name => {
  const [written, committed] = [folder, ROOT].map(root => readFileSync(join(root, 'data', name), 'utf8'));
  expect(written).toBe(committed);
});
