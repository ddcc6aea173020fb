import { type Sources, work } from './citation.ts';
import type { ComposedFile } from './compose.ts';
import { csvPieces } from './csv.ts';
import { errataPage } from './errata.ts';
import { macrosLatex } from './macros.ts';
import { type ClaimRecord, inPrintedOrder, registerPage, registerTable } from './register.ts';

export type { ClaimRecord } from './register.ts';

/**
 * The register of all claims, the errata, and their counts as LaTeX macros.
 *
 * @param claims the rows of the `<id>.claims.csv` of all pipelines that were run
 * @param statements what the sources say, in the order in which they say it
 */
export function registerFiles(
  claims: readonly ClaimRecord[],
  statements: readonly ClaimRecord[],
  sources: Sources,
): ComposedFile[] {
  const records = inPrintedOrder(claims, statements);
  const { columns, rows } = registerTable(records, sources);
  const table = {
    name: 'claims',
    path: 'claims.csv',
    title: 'What was claimed, and what came of it',
    description: 'One row a claim of every pipeline; the same rows as in the tables <pipeline>.claims.',
    columns,
    sources: [...sources.values()].map(record => ({ title: work(record) })),
  };
  return [
    { path: 'data/claims.csv', pieces: csvPieces(columns, rows), table },
    { path: 'reports/claims.md', pieces: [registerPage(records, sources)] },
    { path: 'reports/errata.md', pieces: [errataPage(records, sources)] },
    { path: 'reports/macros.tex', pieces: [macrosLatex(records)] },
  ];
}
