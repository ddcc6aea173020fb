import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Result, ROOT } from '../../src/run/index.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import type { Block } from '../../src/view/document/model.ts';
import { formsAndComputed } from '../../src/view/forms-and-computed.ts';

const data = new DataFolder(ROOT);
const resultOf = (id: string): Result =>
  JSON.parse(readFileSync(join(ROOT, 'data', `${id}.result.json`), 'utf8'));

function tableOf(blocks: readonly Block[]) {
  const [section] = blocks;
  const table = section?.kind === 'section' ? section.blocks.find(({ kind }) => kind === 'table') : undefined;
  if (table?.kind !== 'table') throw new Error('expected a section with a table');
  return table.table;
}

/** Returns the result with the closed forms of B replaced by another text. */
function withB(result: Result, B: string): Result {
  const claims = result.claims.map(one => ({
    ...one,
    claim: {
      ...one.claim,
      ...(one.claim.closedForm &&
        'B' in one.claim.closedForm.form && {
          closedForm: { ...one.claim.closedForm, form: { B } },
        }),
    },
  }));
  return { ...result, claims };
}

describe('formsAndComputed', () => {
  test('shows B and E by the formula whose hypothesis each case satisfies', () => {
    const { columns, rows } = tableOf(formsAndComputed(resultOf('result-strings-1-2-c'), data));
    expect(columns.map(({ title }) => title)).toEqual([
      'c',
      'B by the formula',
      'B computed',
      'E by the formula',
      'E computed',
    ]);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['3', '<0111>', '<0111> ✓', '14/15', '14/15 ✓']);
    expect(rows[1]).toEqual(['4', '<011>', '<011> ✓', '6/7', '6/7 ✓']);
  });

  test('marks each string that differs from the formula', () => {
    const { rows } = tableOf(formsAndComputed(withB(resultOf('result-strings-1-2-c'), '011'), data));
    const marks = rows.map(row => [row[0], String(row[2]).at(-1)]);
    expect(marks.filter(([, mark]) => mark === '✗').map(([c]) => c)).toEqual(['3', '6', '9', '12']);
  });

  test('leaves a cell blank if the case satisfies only some of several hypotheses', () => {
    const { rows } = tableOf(formsAndComputed(resultOf('result-strings-2-b'), data));
    expect(rows.find(([b]) => b === '4')).toEqual(['4', '', '', '6/7', '6/7 ✓']);
  });

  test.each([
    'result-strings-one',
    'result-strings-2-b',
    'result-strings-1-b',
    'result-strings-1-3-c',
    'closed-forms-1-b-c',
  ])('shows no disagreement in %s, whose closed forms hold', id => {
    const cells = tableOf(formsAndComputed(resultOf(id), data))
      .rows.flat()
      .map(String);
    expect(cells.some(cell => cell.endsWith('✓'))).toBe(true);
    expect(cells.filter(cell => cell.endsWith('✗'))).toEqual([]);
  });

  test('shows nothing for a result without closed forms', () => {
    expect(formsAndComputed(resultOf('fes-saltus'), data)).toEqual([]);
  });
});
