import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { REMEDY } from '../remedy.ts';

test('engine and package have the same version', () => {
  expect(ENGINE_VERSION, REMEDY.version).toBe(manifest.version);
});
