import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { STALE_FILES } from '../stale-files.ts';

test('engine and package have the same version', () => {
  expect(ENGINE_VERSION, STALE_FILES.version).toBe(manifest.version);
});
