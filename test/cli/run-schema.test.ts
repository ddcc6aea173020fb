import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { runAsJson } from '../../src/cli/verdict-table.ts';
import { ROOT, readResult, resultIds } from '../../src/run/index.ts';

const schema = JSON.parse(readFileSync(join(ROOT, 'docs', 'run.schema.json'), 'utf8'));
const fits = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

const PIPELINES = resultIds(ROOT).map(id => {
  const result = readResult(ROOT, id);
  if (typeof result === 'string') throw new Error(`${id}: ${result}`);
  const { asked, claims, cases, root } = result;
  return JSON.parse(JSON.stringify(runAsJson({ plan: asked.plan, conclusions: claims, cases, root }, [])));
});

describe('the schema of run --json', () => {
  test('accepts every committed result', () => {
    expect(fits({ pipelines: PIPELINES }), JSON.stringify(fits.errors, null, 1)).toBe(true);
    expect(PIPELINES.length).toBeGreaterThan(50);
  });

  test.each([
    ['an unknown verdict', { verdict: 'true' }],
    ['a count below 0', { cases: -1 }],
    ['an undocumented field', { certainty: 1 }],
    ['no source', { source: undefined }],
  ])('rejects a claim with %s', (_, changed) => {
    const pipeline = PIPELINES.find(({ claims }) => claims.length > 0);
    const claims = [JSON.parse(JSON.stringify({ ...pipeline.claims[0], ...changed }))];
    expect(fits({ pipelines: [{ ...pipeline, claims }] })).toBe(false);
  });
});
