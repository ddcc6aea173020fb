import { PrintedTable, type Published } from '../claim/index.ts';
import { digestOf } from '../plan/index.ts';
import { claimsDigest, codeDigests, type ReadSource, sourceBytes } from './code-digests.ts';
import { type Pipeline, PRINTED_OF_PACKAGE, readPublished } from './pipelines.ts';

/** The digests on which rows and verdicts depend in addition to the plan; the names of a block's files contain them. */
export interface Basis {
  /** Digest of the code that computes rows. */
  readonly rows: string;
  /** Digest of the code that finds certificates. */
  readonly laws: string;
  /** The digest of the judged content, and of the code that judges. */
  readonly judgement: string;
  /** The digest of only the judged content, stored in the result. Absent for a pipeline without a file. */
  readonly judgedBy?: string;
  /** The number of claims. */
  readonly claims: number;
}

/**
 * Returns the digests on which the rows and the verdicts of a pipeline depend.
 *
 * @throws DefinitionError if the pipeline's file or a printed table cannot be read
 */
export async function basisOf(
  { definition, path }: Pipeline,
  printed: readonly string[] = PRINTED_OF_PACKAGE,
  read: ReadSource = sourceBytes,
): Promise<Basis> {
  const { claims, measure, summaries = [] } = definition;
  const judged = digestOf(
    JSON.stringify([
      path === undefined ? claims.map(({ says }) => says) : await claimsDigest(path, read),
      claims.map(claim => (claim.kind === 'law' ? null : printedCells(claim, printed))),
      measure,
      summaries.map(({ by, most, sums }) => [by, most, ...(sums ? [sums] : [])]),
    ]),
  );
  const { rows, laws, judge } = await codeDigests();
  return {
    rows,
    laws,
    judgement: digestOf(`${judge} ${judged}`),
    ...(path !== undefined && { judgedBy: judged }),
    claims: claims.length,
  };
}

/** Returns the cells of a printed table that a claim compares. */
function printedCells(claim: Published, printed: readonly string[]): unknown {
  const { file, key, cells, terms, groups } = claim;
  const columns = [
    ...key,
    ...cells,
    ...(terms ? [terms.heap, terms.term] : []),
    ...Object.keys(groups?.cells ?? {}),
  ];
  const { records } = new PrintedTable(claim, readPublished(file, printed));
  return records.map(row => columns.map(column => row[column]));
}
