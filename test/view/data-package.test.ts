import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { dataPackage, type TableFile } from '../../src/view/data-package.ts';

const schema: object = JSON.parse(readFileSync(new URL('data-package.schema.json', import.meta.url), 'utf8'));
const isDataPackage = new Ajv({ strict: true, allErrors: true }).compile(schema);

const resource: TableFile = {
  name: 'fes-saltus',
  path: 'data/sleator-slusky-2012/fes-saltus.csv',
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
test('dataPackage satisfies Data Package 2.0', () => {
  const descriptor = JSON.parse(dataPackage([resource], '0.1.0'));
  expect(isDataPackage(descriptor), JSON.stringify(isDataPackage.errors)).toBe(true);
});
