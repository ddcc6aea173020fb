import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { shell } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-paths-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('relative paths', () => {
  const sequence = `cd '${ROOT}' && saltus sequence N --terms 2 --out own.txt`;

  test('refer to the folder in which npm start was called', async () => {
    const { code } = await shell(
      `export INIT_CWD='${folder}' npm_lifecycle_event=start; ${sequence}`,
      folder,
    );
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'own.txt'), 'utf8')).toBe('0\n1\n');
  });

  test('refer to the working folder for any other script, or without npm', async () => {
    mkdirSync(join(folder, 'sub'));
    const line = `cd sub && saltus sequence N --terms 2 --out own.txt`;
    const { code } = await shell(`export INIT_CWD='${folder}' npm_lifecycle_event=test; ${line}`, folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'sub', 'own.txt'), 'utf8')).toBe('0\n1\n');
  });
});
