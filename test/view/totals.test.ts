import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { claimsOf, isPrinted } from '../../src/view/claim-of.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { partsOf, plainText } from '../../src/view/document/inline.ts';
import { resultsPage } from '../../src/view/pages/results-page.ts';
import { soundResults } from '../../src/view/results.ts';
import { totalsOf, totalsText } from '../../src/view/totals.ts';
import { REMEDY } from '../remedy.ts';
import { CREDITS } from './example-result.ts';

const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
const results = await soundResults(pipelines, new DataFolder(ROOT));
const told = {
  claims: results.flatMap(claimsOf),
  statements: readPublished('statements.csv'),
  sources: sourcesByKey(readPublished('sources.csv')),
};
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8').replaceAll(/\s+/g, ' ');

test('the committed totals are consistent', () => {
  const { statements, checked, printed, holding, failing, faults, own } = totalsOf(told);
  expect(holding + failing).toBe(printed);
  expect(printed + own).toBe(told.claims.length);
  expect(checked).toBeLessThan(statements);
  expect(faults).toBeLessThan(failing);
  expect(faults).toBeGreaterThan(0);
});

test('reports/README.md begins with the totals', () => {
  const { printed, sources, holding, failing } = totalsOf(told);
  expect(read('reports/README.md'), REMEDY.views).toContain(
    `We recomputed ${printed} claims printed in ${sources} sources: ${holding} hold and ${failing} do not.`,
  );
});

test.each(['README.md', 'reports/claims.md', 'reports/statements.md', 'reports/errata.md'])(
  '%s states the totals in the same sentence',
  name =>
    expect(read(name), name === 'README.md' ? 'write the sentence into README.md' : REMEDY.views).toContain(
      `${totalsText(told)}.`,
    ),
);

test('the themes of the results count each printed claim once', () => {
  const { blocks } = resultsPage({ ...told, results, credits: CREDITS });
  const shown = blocks.flatMap(one =>
    one.kind === 'section'
      ? partsOf(one.note!).flatMap(part => (Object(part).verdict ? [plainText(part)] : []))
      : [],
  );
  const numbers = shown.filter(text => !text.includes('ours')).map(text => Number(text.split(' ')[0]));
  const printed = told.claims.filter(one => isPrinted(one, told.sources));
  expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(printed.length);
  expect(printed.length).toBeGreaterThan(300);
});

test('letters contain only characters that LaTeX supports', () => {
  const folder = join(ROOT, 'reports', 'errata');
  const letters = readdirSync(folder).filter(name => name.endsWith('.tex'));
  expect(letters.length).toBeGreaterThan(3);
  const unknown = letters.map(name =>
    readFileSync(join(folder, name), 'utf8').match(/[^\x20-\x7e\n±è…→“”]/g),
  );
  expect(unknown.filter(Boolean)).toEqual([]);
});
