import { type ClaimText, PrintedTable, printedKey } from '../claim/index.ts';
import { type Cell, type Column, isAboutRow, type Result, type Table } from '../run/index.ts';
import { citeInFull, type Sources } from './citation.ts';
import type { RowRecord } from './data-folder.ts';
import { NOTHING } from './document/latex-table.ts';
import type { Document } from './document/model.ts';
import { commandOf, runName } from './run-name.ts';

/** The records of a file of `data/published/`, by column name. */
export type Printed = (file: string) => readonly Readonly<Record<string, string>>[];

/**
 * Returns the rows as tables for a paper, with the printed numbers next to ours: one table for each value of the letter
 * `tables.by`, or a single one.
 */
export function paperTables(
  result: Result,
  records: readonly RowRecord[],
  printed: Printed,
  sources: Sources,
): Document {
  const { asked, claims, tables: ofResult } = result;
  const { id, question, tables: { by } = {} } = asked;
  const source = citeInFull(asked.source, sources);
  const columns = ofResult.find(({ of }) => of === 'cases')!.columns.filter(column => !isAboutRow(column));
  const compared =
    claims.find(({ claim: { table } }) => table && !table.terms && !table.groups)?.claim.table ?? undefined;
  const looked = compared && new PrintedTable(compared, printed(compared.file));
  const groups = new Map<string, RowRecord[]>();
  for (const record of records) {
    const value = by === undefined ? '' : String(record[by]);
    const group = groups.get(value);
    if (group) group.push(record);
    else groups.set(value, [record]);
  }
  return {
    title: `${id}: tables`,
    description: question,
    blocks: [
      { kind: 'prose', text: `${question} Source: ${source}.` },
      ...[...groups].map(
        ([value, group]) =>
          ({
            kind: 'table',
            caption: by === undefined ? question : `${question} ${by} = ${value}.`,
            table: withPrinted(columns, group, compared, looked),
            forPaper: {
              label: `tab:${runName(result)}${by === undefined ? '' : `-${by}-${value}`}`,
              source,
              command: commandOf(result),
            },
          }) as const,
      ),
    ],
  };
}

/** Returns the rows with, for each compared cell, the printed number; a dash where a case is not printed. */
function withPrinted(
  columns: readonly Column[],
  records: readonly RowRecord[],
  compared: ClaimText['table'] | undefined,
  printed: PrintedTable | undefined,
): Table {
  const cells = compared?.cells ?? [];
  const extra = cells.map(
    (name): Column => ({
      name: `printed_${name}`,
      type: 'string',
      title: `${name} as printed`,
      description: `Transcribed from ${compared!.file}`,
    }),
  );
  const rows = records.map((record): Cell[] => {
    const row = printed?.find(printedKey(compared!.key, String(record.game), name => Number(record[name])));
    return [
      ...columns.map(({ name }) => record[name]!),
      ...cells.map((_, i) => String(row?.cells[i]?.[1] ?? NOTHING)),
    ];
  });
  return { columns: [...columns, ...extra], rows };
}
