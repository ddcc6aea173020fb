import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolders, pipelineIds, ROOT } from '../../src/run/index.ts';
import { TAKEN_NAMES } from '../../src/view/taken-names.ts';

test('each file in data and reports belongs to a pipeline or has a reserved name', () => {
  const known = new Set([...pipelineIds(), ...TAKEN_NAMES, 'README']);
  const files = dataFolders(ROOT).flatMap(folder => readdirSync(join(ROOT, folder), { withFileTypes: true }));
  const names = [
    ...files.filter(entry => entry.isFile()).map(({ name }) => name),
    ...readdirSync(join(ROOT, 'reports')),
  ];
  const ours = names.filter(name => !name.startsWith('.') && !name.endsWith('.tmp'));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter(name => !known.has(name.split('.')[0]!))).toEqual([]);
});

test('no pipeline has a reserved name', () => {
  expect(pipelineIds().filter(id => TAKEN_NAMES.has(id))).toEqual([]);
});
