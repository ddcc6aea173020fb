import { type ClaimText, numberLike, PrintedTable, printedKey } from '../claim/index.ts';
import type { Result } from '../run/index.ts';
import type { DataFolder, RowRecord } from './data-folder.ts';
import type { Block } from './document/model.ts';
import { formsAndComputed } from './forms-and-computed.ts';
import { counted } from './numbers.ts';
import type { Printed } from './paper-tables.ts';
import { textTable } from './text-table.ts';

type ComparedTable = NonNullable<ClaimText['table']>;

/** One printed number next to the computed one. */
interface Comparison {
  /** The values of the columns that name the case. */
  readonly key: readonly string[];
  /** The number in the form of the source, such as `3 · 12`. */
  readonly printed: string;
  readonly computed: string;
  readonly agrees: boolean;
}

/** The printed numbers of one table of the source. */
interface Group {
  readonly name: string;
  readonly comparisons: readonly Comparison[];
}

/** Number of comparisons side by side in one row of a table. */
const COMPARISONS_PER_ROW = 4;

/** Number of terms side by side in one row of a table. */
const TERMS_PER_ROW = 20;

/** Maximum number of printed numbers that a page shows; `data/` has all of them. */
const MAX_SHOWN = 2000;

/**
 * Returns the printed numbers and closed forms of a result next to the computed ones: a summary with one row per printed
 * table, then the tables, the first of them open. Returns no blocks if the result compares none.
 */
export function printedAndComputed(result: Result, data: DataFolder, printed: Printed): readonly Block[] {
  return [...printedNumbers(result, data, printed), ...formsAndComputed(result, data)];
}

function printedNumbers(result: Result, data: DataFolder, printed: Printed): readonly Block[] {
  return result.claims.flatMap(({ claim: { table } }) => {
    if (table === null) return [];
    if (table.groups) return printedGroups(result, table, table.groups, data, printed);
    if (table.terms) return printedTerms(result, table, data, printed);
    return table.cells.flatMap(cell => printedCells(result, table, cell, data, printed));
  });
}

function printedCells(
  result: Result,
  table: ComparedTable,
  cell: string,
  data: DataFolder,
  printed: Printed,
): readonly Block[] {
  const rows = printed(table.file);
  if (rows.length > MAX_SHOWN) return [];
  const by = result.asked.tables?.by;
  const names = table.key.filter(name => name !== by);
  const lookup = new PrintedTable(table, rows);
  const groups = new Map<string, Comparison[]>();
  for (const record of data.records(result, result.asked.id, true)) {
    const found = comparisonOf(record, table, cell, lookup);
    if (!found) continue;
    const group = by === undefined ? '' : `${by} = ${record[by]}`;
    const comparisons = groups.get(group) ?? [];
    groups.set(group, comparisons);
    comparisons.push({ ...found, key: names.map(name => String(record[name === 'set' ? 'game' : name])) });
  }
  const all = [...groups].map(([name, comparisons]): Group => ({ name, comparisons }));
  if (all.length === 0) return [];
  const isProduct = all.some(({ comparisons }) =>
    comparisons.some(comparison => comparison.printed !== comparison.computed && comparison.agrees),
  );
  const left = rows.length - lookup.records.length;
  const reading = [
    isProduct ? 'Products are shown as printed. ' : '',
    '✓ marks a computed number that equals the printed one.',
    left > 0
      ? ` Compared are the printed rows with ${table.where}; ${counted(left, 'other row')} of the table ${left === 1 ? 'is' : 'are'} not compared here.`
      : '',
  ].join('');
  return [
    ...(all.length > 1 ? [summaryOf(all, names, cell)] : []),
    { kind: 'prose', text: reading },
    ...all.map((group, i) => tableOf(group, names, cell, i > 0)),
  ];
}

/** Returns the printed number of a row next to the computed one; undefined if the printed table lacks the row. */
function comparisonOf(
  record: RowRecord,
  table: ComparedTable,
  cell: string,
  lookup: PrintedTable,
): Omit<Comparison, 'key'> | undefined {
  const found = lookup.find(printedKey(table.key, String(record.game), name => Number(record[name])));
  if (!found) return undefined;
  const number = String(found.cells.find(([column]) => column === cell)![1]);
  const computed = String(record[cell]);
  const text = lookup.records[found.row]!.printed?.replaceAll('*', '·') ?? number;
  return { printed: text, computed, agrees: computed === number };
}

/** A column of printed numbers for the table of all cases. */
export interface PrintedColumn {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The column that it follows: the computed numbers. */
  readonly after: string;
  /** One per row: the printed number with a mark; empty if the row is not in the printed table. */
  readonly cells: readonly string[];
}

/** Returns the printed numbers that a result compares, as columns for its table of all cases. */
export function printedColumns(result: Result, data: DataFolder, printed: Printed): PrintedColumn[] {
  const compared = result.claims.flatMap(({ claim: { table } }) =>
    table === null || table.groups || table.terms ? [] : [table],
  );
  if (compared.length === 0) return [];
  const records = data.records(result, result.asked.id, true);
  const columns = new Map<string, string[][]>();
  for (const table of compared) {
    const lookup = new PrintedTable(table, printed(table.file));
    for (const cell of table.cells) {
      const texts = columns.get(cell) ?? records.map(() => []);
      columns.set(cell, texts);
      for (const [row, record] of records.entries()) {
        const found = comparisonOf(record, table, cell, lookup);
        if (found) texts[row]!.push(`${found.printed} ${mark(found)}`);
      }
    }
  }
  const isPrinted = (texts: readonly string[][]) => texts.some(({ length }) => length > 0);
  return [...columns]
    .filter(([, texts]) => isPrinted(texts))
    .map(([cell, texts]) => ({
      name: `${cell}-printed`,
      title: `${cell}, printed`,
      description: 'the number in the source; ✓ if the computed number equals it, ✗ if not',
      after: cell,
      // Two tables of a source may print the same case.
      cells: texts.map(all => [...new Set(all)].join(', ')),
    }));
}

/** Returns a table with one row per printed table. */
function summaryOf(groups: readonly Group[], names: readonly string[], cell: string): Block {
  const count = (all: readonly Comparison[]) => `${countAgreeing(all)} of ${all.length}`;
  const rows = groups.map(({ name, comparisons }) => [
    name,
    ...names.map((_, i) => span(comparisons.map(({ key }) => Number(key[i])))),
    span(comparisons.map(({ computed }) => Number(computed))),
    count(comparisons),
  ]);
  const total = ['all', ...names.map(() => ''), '', count(groups.flatMap(({ comparisons }) => comparisons))];
  const titles = ['printed table', ...names, cell, 'printed = computed'];
  return {
    kind: 'table',
    caption: 'Printed tables and agreement',
    table: textTable(titles, [...rows, total]),
  };
}

/** Returns the comparisons of one printed table, several of them per row. */
function tableOf(
  { name, comparisons }: Group,
  names: readonly string[],
  cell: string,
  closed: boolean,
): Block {
  const length = Math.ceil(comparisons.length / COMPARISONS_PER_ROW);
  const width = Math.ceil(comparisons.length / length);
  const cellsOf = (comparison: Comparison | undefined) =>
    comparison
      ? [...comparison.key, comparison.printed, `${comparison.computed} ${mark(comparison)}`]
      : [...names.map(() => ''), '', ''];
  const rows = Array.from({ length }, (_, row) =>
    Array.from({ length: width }, (_, at) => cellsOf(comparisons[at * length + row])).flat(),
  );
  const titles = Array.from({ length: width }, () => [...names, 'printed', cell]).flat();
  const found = `${counted(comparisons.length, 'row')}, ${countAgreeing(comparisons)} agree`;
  const heading = `${name === '' ? cell : name}: ${found}`;
  return {
    kind: 'section',
    heading,
    level: 3,
    closed,
    blocks: [{ kind: 'table', caption: heading, table: textTable(titles, rows) }],
  };
}

/** Returns the printed rows on groups of cases, with a mark at each number that the computed one equals. */
function printedGroups(
  result: Result,
  table: ComparedTable,
  { summary, cells }: NonNullable<ComparedTable['groups']>,
  data: DataFolder,
  printed: Printed,
): readonly Block[] {
  const lookup = new PrintedTable(table, printed(table.file));
  const rows = data.records(result, `${result.asked.id}.${summary}`, true).flatMap(group => {
    const found = lookup.find(table.key.map(name => Number(group[name])));
    if (!found || group.undecided !== 0) return [];
    const row = lookup.records[found.row]!;
    const compared = Object.entries(cells).map(([column, text]) => {
      const number = row[column]!;
      const computed = numberLike(number, text, group as Readonly<Record<string, number>>);
      return computed === number ? `${number} ✓` : `${computed} ✗ (printed ${number})`;
    });
    return [[...table.key.map(name => String(group[name])), ...compared]];
  });
  if (rows.length === 0) return [];
  const left = lookup.records.length - rows.length;
  const caption = [
    'The printed numbers; ✓ marks those that the computed number equals',
    left > 0 ? `; ${counted(left, 'other row')} of the table not computed here` : '',
  ].join('');
  const titles = [...table.key, ...Object.keys(cells)];
  return [
    {
      kind: 'section',
      heading: `${counted(rows.length, 'row')} of ${lookup.records.length}`,
      level: 3,
      blocks: [{ kind: 'table', caption, table: textTable(titles, rows) }],
    },
  ];
}

/** Returns printed terms of a sequence above the computed ones. */
function printedTerms(
  result: Result,
  table: ComparedTable,
  data: DataFolder,
  printed: Printed,
): readonly Block[] {
  const { terms, key } = table;
  const { records: rows } = new PrintedTable(table, printed(table.file));
  if (!terms || key.length > 0 || rows.length > MAX_SHOWN) return [];
  const computed = new Map(data.records(result, `${result.asked.id}.${terms.series}`, true).map(termByHeap));
  const comparisons = rows.map((row): Comparison => {
    const [heap, value] = [row[terms.heap]!, row[terms.term]!];
    const own = computed.get(heap) ?? '–';
    return { key: [heap], printed: value, computed: own, agrees: own === value };
  });
  const found = `${counted(comparisons.length, 'term')}, ${countAgreeing(comparisons)} agree`;
  const titles = ['heap', 'row', ...Array.from({ length: TERMS_PER_ROW }, (_, i) => String(i))];
  const lines = Array.from({ length: Math.ceil(comparisons.length / TERMS_PER_ROW) }, (_, line) =>
    comparisons.slice(line * TERMS_PER_ROW, (line + 1) * TERMS_PER_ROW),
  );
  const padded = (cells: readonly string[]) =>
    Array.from({ length: TERMS_PER_ROW }, (_, i) => cells[i] ?? '');
  const isConsecutive = comparisons.every(({ key: [heap] }, i) => heap === String(i));
  const shown = isConsecutive
    ? textTable(
        titles,
        lines.flatMap(line => [
          [`${line[0]!.key[0]} +`, 'printed', ...padded(line.map(comparison => comparison.printed))],
          [
            `${line[0]!.key[0]} +`,
            'computed',
            ...padded(
              line.map(comparison => (comparison.agrees ? comparison.computed : `${comparison.computed} ✗`)),
            ),
          ],
        ]),
      )
    : textTable(
        ['heap', 'printed', 'computed'],
        comparisons.map(comparison => [
          comparison.key[0]!,
          comparison.printed,
          `${comparison.computed} ${mark(comparison)}`,
        ]),
      );
  return [
    { kind: 'section', heading: found, level: 3, blocks: [{ kind: 'table', caption: found, table: shown }] },
  ];
}

function termByHeap({ heap, value, outcome }: RowRecord): readonly [heap: string, term: string] {
  return [String(heap), String(value ?? outcome)];
}

function countAgreeing(comparisons: readonly Comparison[]): number {
  return comparisons.filter(({ agrees }) => agrees).length;
}

function mark({ agrees }: Pick<Comparison, 'agrees'>): string {
  return agrees ? '✓' : '✗';
}

/** Returns the least and the greatest of some numbers, such as `3 … 42`. */
function span(numbers: readonly number[]): string {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  return least === greatest ? String(least) : `${least} … ${greatest}`;
}
