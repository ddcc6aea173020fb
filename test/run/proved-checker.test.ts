import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { askProvedChecker, build } from '../../src/run/proved-checker.ts';
import { shell } from '../process/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-no-coq-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('the error names the packages to install if Coq is missing', async () => {
  for (const command of ['bash', 'mkdir', 'cp', 'dirname']) {
    const { out } = await shell(`command -v ${command}`, folder);
    symlinkSync(out.trim(), join(folder, command));
  }
  vi.stubEnv('PATH', folder);
  await expect(build(join(folder, 'built'))).rejects.toThrow('apt-get install coq ocaml-nox');
});

test('a checker that exits early is an environment error, not a verdict', async () => {
  await expect(askProvedChecker(['a line'], '/bin/true')).rejects.toThrow('exited with 0 at: a line');
  await expect(askProvedChecker(['a line'], '/bin/false')).rejects.toThrow('exited with 1 at: a line');
});
