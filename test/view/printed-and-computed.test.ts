import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Result, ROOT, readPublished } from '../../src/run/index.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import type { Block } from '../../src/view/document/model.ts';
import type { Printed } from '../../src/view/paper-tables.ts';
import { printedAndComputed } from '../../src/view/printed-and-computed.ts';

const data = new DataFolder(ROOT);
const printed: Printed = file => readPublished(file);
const resultOf = (id: string): Result =>
  JSON.parse(readFileSync(join(ROOT, 'data', `${id}.result.json`), 'utf8'));

const tablesOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap(block => (block.kind === 'section' ? block.blocks : [block]))
    .filter(({ kind }) => kind !== 'prose')
    .map(block => {
      if (block.kind !== 'table') throw new Error(`expected a table, received ${block.kind}`);
      return block.table.rows;
    });

describe('printedAndComputed', () => {
  test('shows the eight tables with the printed form and the computed saltus', () => {
    const blocks = printedAndComputed(resultOf('fes-saltus'), data, printed);
    const [summary, ...tables] = tablesOf(blocks);
    expect(summary).toHaveLength(9);
    expect(summary!.at(-1)).toEqual(['all', '', '', '320 of 320']);
    expect(tables).toHaveLength(8);
    expect(tables.flat(2).filter(cell => String(cell).endsWith(' ✓'))).toHaveLength(320);
    expect(tables[2]![0]!.slice(0, 3)).toEqual(['10', '3 · 12', '36 ✓']);
  });

  test('opens the first table and collapses the others', () => {
    const sections = printedAndComputed(resultOf('fes-saltus'), data, printed).filter(
      ({ kind }) => kind === 'section',
    );
    expect(sections.map(section => section.kind === 'section' && section.closed)).toEqual([
      false,
      ...Array(7).fill(true),
    ]);
  });

  test('marks a printed number that differs', () => {
    const changed: Printed = file =>
      printed(file).map((row, i) => (i === 41 ? { ...row, saltus: '21', printed: '3 * 7' } : row));
    const [summary, , second] = tablesOf(printedAndComputed(resultOf('fes-saltus'), data, changed));
    expect(summary![1]!.at(-1)).toBe('39 of 40');
    expect(summary!.at(-1)!.at(-1)).toBe('319 of 320');
    expect(second!.flat().filter(cell => String(cell).endsWith('✗'))).toEqual(['20 ✗']);
    expect(second!.flat()).toContain('3 · 7');
  });

  test('shows printed terms above computed ones, and marks a term that differs', () => {
    const [rows] = tablesOf(printedAndComputed(resultOf('take-a-prime'), data, printed));
    expect(rows).toHaveLength(10);
    for (let i = 0; i < 10; i += 2) expect(rows![i]!.slice(2)).toEqual(rows![i + 1]!.slice(2));
    const changed: Printed = file => printed(file).map((row, i) => (i === 25 ? { ...row, u: '9' } : row));
    const [differing] = tablesOf(printedAndComputed(resultOf('take-a-prime'), data, changed));
    expect(differing![2]![7]).toBe('9');
    expect(differing![3]![7]).toBe('0 ✗');
  });

  test('compares only the printed terms that the claim compares, with outcomes too', () => {
    const [values, outcomes] = tablesOf(printedAndComputed(resultOf('example-3-7-8'), data, printed));
    expect(values![0]!.slice(2, 12).join('')).toBe('0001110111');
    expect(outcomes![0]!.slice(2, 12).join('')).toBe('0001110221');
    expect([values, outcomes].map(rows => rows!.length)).toEqual([4, 4]);
  });

  test('marks no number if all claims on printed tables hold', () => {
    const results = readdirSync(join(ROOT, 'data'))
      .filter(name => name.endsWith('.result.json'))
      .map(name => resultOf(name.replace('.result.json', '')))
      .filter(({ claims }) => claims.some(({ claim: { table } }) => table !== null))
      .filter(({ claims }) => claims.every(({ claim: { table }, verdict }) => !table || verdict === 'holds'));
    expect(results.length).toBeGreaterThan(10);
    for (const result of results) {
      const cells = JSON.stringify(printedAndComputed(result, data, printed));
      expect(cells, result.asked.id).not.toContain('✗');
    }
  });

  test('shows nothing for a result without a printed table', () => {
    expect(printedAndComputed(resultOf('conjecture-12'), data, printed)).toEqual([]);
  });
});
