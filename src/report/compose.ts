import { createHash } from 'node:crypto';
import type { ChartText, PipelineDefinition } from '../pipeline/index.ts';
import type { RunResult } from '../run/index.ts';
import { type CaseRecord, caseTables, recordsOf } from './case-table.ts';
import { claimTable } from './claim-table.ts';
import { toCsv } from './csv.ts';
import type { TableFile } from './data-package.ts';
import { renderFigure } from './figure.ts';
import { page } from './page.ts';
import { paperTables } from './paper-tables.ts';
import type { Table } from './table.ts';

/** What a pipeline comes to as files. */
export interface Composed {
  /** By path relative to the output folder, with `/`. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The CSV files among them, for `datapackage.json`. */
  readonly tables: readonly TableFile[];
}

/** The CSV files, tables, figures and page of a finished run. The bytes depend on plan and rows alone. */
export async function compose(definition: PipelineDefinition, result: RunResult): Promise<Composed> {
  const { id, question, source, charts = [] } = definition;
  const { plan, conclusions, printed } = result;
  const files = new Map<string, string | Uint8Array>();
  const tables: TableFile[] = [];
  const csv = (name: string, title: string, description: string, table: Table) => {
    const text = toCsv(table);
    files.set(`data/${name}.csv`, text);
    const hash = createHash('sha256').update(text).digest('hex');
    tables.push({
      name,
      path: `${name}.csv`,
      title,
      description,
      columns: table.columns,
      sources: [{ title: source }],
      bytes: Buffer.byteLength(text),
      hash: `sha256:${hash}`,
    });
  };

  const { cases, records, series } = caseTables(plan, result.rows());
  const computedBy = `engine ${plan.engine}, plan sha256 ${plan.hash}`;
  // A pipeline of series alone has nothing to say of a case but its name.
  if (plan.measure.length > 0) csv(id, question, `One row a case; ${computedBy}.`, cases);
  for (const [name, table] of series) {
    csv(`${id}.${name}`, `${question} The ${name}.`, `One row a case and heap; ${computedBy}.`, table);
  }
  csv(
    `${id}.claims`,
    `${question} What is claimed.`,
    `One row a claim; ${computedBy}.`,
    claimTable(conclusions, source, plan.rule),
  );

  if (definition.tables) {
    const { markdown, latex } = paperTables(definition, cases.columns, records, printed);
    files.set(`reports/${id}/tables.md`, markdown);
    files.set(`reports/${id}/tables.tex`, latex);
  }
  const rowsOf = (of: ChartText['of']) => (of === undefined ? records : recordsOf(series.get(of)!));
  const drawn = charts.filter(({ of }) => rowsOf(of).length > 0);
  for (const { of, fields, name, spec } of drawn) {
    const { specJson, svg, png } = await renderFigure(spec, rowsOf(of).map(only(fields)), {
      name: `${id}, chart ${name}`,
    });
    files.set(`reports/${id}/${name}.vl.json`, specJson);
    files.set(`reports/${id}/${name}.svg`, svg);
    files.set(`reports/${id}/${name}.png`, png);
  }
  files.set(`reports/${id}.md`, page({ ...definition, charts: drawn }, result, [...files.keys()]));
  return { files, tables };
}

/** A record with just these fields, in their order. */
function only(fields: readonly string[] | undefined): (record: CaseRecord) => CaseRecord {
  return record => (fields ? Object.fromEntries(fields.map(name => [name, record[name]!])) : record);
}
