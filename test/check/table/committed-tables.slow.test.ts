import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CASE_COLUMNS } from '../../../src/check/table/case-columns.ts';
import { csvRecords } from '../../../src/check/table/csv-records.ts';
import { TableCheck } from '../../../src/check/table/table-check.ts';
import { parseFamily } from '../../../src/game/index.ts';
import { dataFolders, loadPipeline, ROOT } from '../../../src/run/index.ts';
import { committed } from '../../committed.ts';

const TABLES = dataFolders(ROOT)
  .filter(folder => folder !== 'data')
  .flatMap(folder => readdirSync(join(ROOT, folder)))
  .filter(name => name.endsWith('.csv'));
/** Maximum number of heaps replayed per row. */
const LIMIT = 100_000;

const pipelineOf = (table: string) => loadPipeline(table.split('.')[0]!);

async function read(table: string): Promise<{ check: TableCheck; header: string[]; rows: string[][] }> {
  const [header, ...rows] = [...csvRecords(readFileSync(join(ROOT, committed(table)), 'utf8'), table)];
  const { ending, objective, ...text } = (await pipelineOf(table)).definition.sweep;
  const rule = { ending: ending ?? 'normal', objective: objective ?? 'last-player-wins' } as const;
  const check = new TableCheck(header!, { rule, family: parseFamily(text), limit: LIMIT });
  return { check, header: [...header!], rows: rows.map(row => [...row]) };
}

/** Columns in which another number may also be true, such as another heap of the same value. */
const FREE = ['heap', 'from', 'to', 'terms', 'parity', 'k', 'longestStart'];

// Here only two rows per table are checked; `.ci/run` replays every row with `saltus verify`.
test('any changed cell of a committed table is refused, with the name of its column', async () => {
  const changed = new Set<string>();
  // Loading the pipelines together takes hardly longer than loading one.
  await Promise.all(TABLES.map(pipelineOf));
  for (const table of TABLES) {
    const { check, header, rows } = await read(table);
    if (check.checked.length === 0) continue;
    const drawn = [rows[0]!, rows[Math.floor(rows.length / 2)]!];
    const verdicts = drawn.map(row => check.verdict(row, 1).verdict);
    expect(verdicts, table).not.toContain('refused');
    for (const row of drawn.filter((_, i) => verdicts[i] === 'verified')) {
      for (const [i, column] of header.entries()) {
        const isFree =
          FREE.includes(column) ||
          (column === 'value' && header.includes('count')) ||
          (column === 'game' && header.includes('cases'));
        if (isFree || !check.checked.includes(column)) continue;
        const { verdict, faults } = check.verdict(row.with(i, otherThan(row[i]!)), 1);
        expect(verdict, `${table}: ${column} of ${row.join()}`).toBe('refused');
        // Parameters are compared with the game, and the game with its parameters or numbers, so either may be named.
        if (column !== 'game' && !/^[a-z]$/.test(column))
          expect(faults.map(fault => fault.column)).toContain(column);
        changed.add(column);
      }
    }
  }
  const others =
    'game status why nimSum winner winningMoves boxPositions boxDifferences value outcome count first last pattern';
  expect([...changed]).toEqual(expect.arrayContaining(others.split(' ')));
  // A column that a check names, but does not compare, would count as verified.
  const named = CASE_COLUMNS.flatMap(({ columns }) => columns).filter(column => !FREE.includes(column));
  expect(
    named.filter(column => !changed.has(column)),
    'columns that no committed table has',
  ).toEqual([]);
}, 60_000);

function otherThan(cell: string): string {
  if (/^\d+$/.test(cell)) return `${Number(cell) + 1}`;
  if (cell === '') return 'a reason';
  if (cell === 'next') return 'previous';
  if (cell === 'previous') return 'next';
  if (/^\d+\/\d+$/.test(cell)) return cell.replace(/^\d+/, numerator => `${Number(numerator) + 1}`);
  if (/^(primes|squares|factorials|fibonacci)$/.test(cell)) return 'primes | {1}';
  return cell.replace(/\d(?=\D*$)/, digit => (digit === '1' ? '0' : '1')).replace('proved', 'seen');
}
