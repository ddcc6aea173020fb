import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { dataPackage, type TableFile } from '../../src/view/data-package.ts';

const schema: object = JSON.parse(readFileSync(new URL('data-package.schema.json', import.meta.url), 'utf8'));
const isDataPackage = new Ajv({ strict: true, allErrors: true }).compile(schema);

const resource: TableFile = {
  name: 'fes-saltus',
  title: 'The saltus of N - {a, b, a+b}',
  description: 'One row a pair.',
  columns: [
    { name: 'a', type: 'integer', title: 'a', description: 'Heaps; given.' },
    {
      name: 'saltus',
      type: 'integer',
      title: 'saltus',
      description: 'G-values; proved.',
      mayBeUndecided: true,
    },
    { name: 'game', type: 'string', title: 'game', description: 'Notation.' },
    {
      name: 'status',
      type: 'string',
      title: 'status',
      description: 'A word.',
      oneOf: ['proved', 'undecided'],
    },
  ],
  sources: [{ title: 'Sleator and Slusky, section 4' }, { title: 'A post' }],
  bytes: 1234,
  sha256: '0123456789abcdef'.repeat(4),
};
const described = (changes: Partial<TableFile> = {}) =>
  JSON.parse(dataPackage([{ ...resource, ...changes }], '0.1.0'));

describe('dataPackage', () => {
  test('satisfies Data Package 2.0', () => {
    expect(isDataPackage(described()), JSON.stringify(isDataPackage.errors)).toBe(true);
  });

  test.each<[string, Partial<TableFile>]>([
    ['a name that is invalid in a URL', { name: 'FES saltus' }],
    ['a path that leaves the folder', { name: '../fes-saltus' }],
    ['half a byte', { bytes: 0.5 }],
    ['a digest that is too short', { sha256: 'abc' }],
    ['a source without a title', { sources: [{ title: '' }] }],
    ['a table without columns', { columns: [] }],
    ['a column that is not described', { columns: [{ ...resource.columns[0]!, description: '' }] }],
  ])('violates the schema if it has %s', (_what, broken) => {
    expect(isDataPackage(described(broken))).toBe(false);
  });

  test.each(['created', 'profile', 'resource'])('violates the schema if it has the key %s', key => {
    expect(isDataPackage({ ...described(), [key]: '2026' })).toBe(false);
  });

  test.each(['$schema', 'licenses', 'resources'])('violates the schema if it lacks %s', key => {
    expect(isDataPackage({ ...described(), [key]: undefined })).toBe(false);
  });
});
