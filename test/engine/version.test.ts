import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ENGINE_DIGEST, ENGINE_VERSION } from '../../src/engine/version.ts';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src');

test('the digest beside the engine version is that of src/game and src/engine as they are', () => {
  const hash = createHash('sha256');
  for (const room of ['game', 'engine']) {
    for (const name of readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' }).sort()) {
      if (name === 'version.ts' || !name.endsWith('.ts')) continue;
      hash.update(`${room}/${name}\n`).update(readFileSync(join(SRC, room, name)));
    }
  }
  const digest = hash.digest('hex');
  const advice = `write ${digest} into src/engine/version.ts, and renew the version if any number can have changed`;
  expect(ENGINE_DIGEST, advice).toBe(digest);
});

test('engine and package have the same version', () => {
  expect(ENGINE_VERSION).toBe(manifest.version);
});
