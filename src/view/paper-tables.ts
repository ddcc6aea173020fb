import type { Claim, PrintedTable } from '../claim/index.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import type { CaseRecord } from './case-table.ts';
import { toLatex } from './latex.ts';
import { escapeMarkdown, markdownTable } from './markdown.ts';
import type { Cell, Column, Table } from './table.ts';

/** The rows as tables for a paper: one for each value of the letter `tables.by`, or one, with the printed numbers beside ours. */
export interface PaperTables {
  readonly markdown: string;
  readonly latex: string;
}

export function paperTables(
  definition: PipelineDefinition,
  columns: readonly Column[],
  records: readonly CaseRecord[],
  printed: ReadonlyMap<string, PrintedTable>,
): PaperTables {
  const { id, question, source, tables: { by } = {} } = definition;
  const groups = new Map<string, CaseRecord[]>();
  for (const record of records) {
    const value = by === undefined ? '' : String(record[by]);
    const group = groups.get(value);
    if (group) group.push(record);
    else groups.set(value, [record]);
  }
  const claim = definition.claims.find(one => one.kind === 'published' && !one.terms);
  const tables = [...groups].map(([value, group]) => ({
    caption: by === undefined ? question : `${question} ${by} = ${value}.`,
    label: `tab:${id}${by === undefined ? '' : `-${by}-${value}`}`,
    table: withPrinted(columns, group, claim, claim && printed.get(claim.id)),
  }));
  const title = `# ${escapeMarkdown(id)}: tables\n\n${escapeMarkdown(question)} Source: ${escapeMarkdown(source)}.\n`;
  const markdown = tables.map(
    ({ caption, table }) => `\n## ${escapeMarkdown(caption)}\n\n${markdownTable(table)}`,
  );
  const latex = tables.map(({ caption, label, table }) =>
    toLatex({ ...table, caption, label, source, command: `npm run -s saltus -- run ${id}` }),
  );
  return { markdown: title + markdown.join(''), latex: latex.join('\n') };
}

/** The rows with, for each compared cell, the printed number; a dash where a case is not printed. */
function withPrinted(
  columns: readonly Column[],
  records: readonly CaseRecord[],
  claim: Claim | undefined,
  printed: PrintedTable | undefined,
): Table {
  if (claim?.kind !== 'published' || !printed) {
    return { columns, rows: records.map(record => columns.map(({ name }) => record[name]!)) };
  }
  const extra = claim.cells.map(
    (name): Column => ({
      name: `printed_${name}`,
      type: 'string',
      title: `${name} as printed`,
      description: `Transcribed from ${claim.file}`,
    }),
  );
  const rows = records.map((record): Cell[] => {
    const row = printed.find(claim.key.map(name => Number(record[name])));
    return [
      ...columns.map(({ name }) => record[name]!),
      ...claim.cells.map(name => String(row?.[name] ?? '–')),
    ];
  });
  return { columns: [...columns, ...extra], rows };
}
