import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { claimsOf } from '../../src/view/claim-of.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { currentResults } from '../../src/view/results.ts';
import { totalsOf, totalsText } from '../../src/view/totals.ts';

const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
const results = await currentResults(pipelines, new DataFolder(ROOT));
const counted = {
  claims: results.flatMap(claimsOf),
  statements: readPublished('statements.csv'),
  sources: sourcesByKey(readPublished('sources.csv')),
};
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8').replaceAll(/\s+/g, ' ');

test('the committed totals are consistent', () => {
  const { statements, checked, printed, holding, failing, faults, own } = totalsOf(counted);
  expect(holding + failing).toBe(printed);
  expect(printed + own).toBe(counted.claims.length);
  expect(checked).toBeLessThan(statements);
  expect(faults).toBeLessThan(failing);
  expect(faults).toBeGreaterThan(0);
});

test('README.md states the totals', () => {
  expect(read('README.md'), 'write the sentence into README.md').toContain(`${totalsText(counted)}.`);
});
