import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ENGINE_DIGEST, ENGINE_VERSION } from '../../src/engine/version.ts';
import { COMPUTING, digestOfRooms } from '../../src/run/digests.ts';

test('the digest beside the engine version is that of src/game, src/engine and src/plan as they are', () => {
  const digest = digestOfRooms(COMPUTING);
  const advice = `write ${digest} into src/engine/version.ts, and renew the version if any number can have changed`;
  expect(ENGINE_DIGEST, advice).toBe(digest);
});

test('engine and package have the same version', () => {
  expect(ENGINE_VERSION).toBe(manifest.version);
});
