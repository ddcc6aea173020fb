import { join } from 'node:path';
import { fileDigest, writtenAs } from '../files.ts';
import { isSame } from '../is-same.ts';
import { lawsPath } from '../laws.ts';
import type { FinishedPlan } from '../plan-in-work.ts';
import { readResult } from '../read-result.ts';
import { resultOf } from '../write-result.ts';

/**
 * In words, how the result that a folder holds of a finished plan, with its tables, is not that of its blocks: both are composed
 * again. Memory is flat.
 */
export function resultDifferences(finished: FinishedPlan, folder: string): string[] {
  const { id } = finished.asked;
  const held = readResult(folder, id);
  if (typeof held === 'string') return [`expected a result, found ${held}`];
  const right = resultOf(finished, (_, pieces) => writtenAs(pieces));
  const other = (what: string, ...keys: readonly (keyof typeof right)[]) =>
    keys.every(key => isSame(held[key], right[key])) ? [] : [what];
  const names = ({ tables }: typeof right) => tables.map(({ name }) => name);
  const isFile = (path: string, { sha256 }: { readonly sha256: string }) =>
    fileDigest(join(folder, path))?.sha256 === sha256;
  return [
    ...other('it is of another question or plan', 'asked'),
    ...other('it is of other rows', 'root', 'cases', 'blocks', 'kept'),
    ...other('another number of undecided cases is stored', 'undecided'),
    ...(held.claims.length === right.claims.length ? [] : ['it has other claims']),
    ...right.claims.flatMap((conclusion, i) =>
      isSame(held.claims[i], conclusion) ? [] : [`claim ${conclusion.claim.id}: other verdicts are stored`],
    ),
    ...(isSame(held.laws, right.laws) && (!right.laws || isFile(lawsPath(id), right.laws))
      ? []
      : [`${lawsPath(id)}: the certificates are not those of its laws`]),
    ...(isSame(names(held), names(right)) ? [] : ['it has other tables']),
    ...right.tables.flatMap((table, i) =>
      isSame(held.tables[i], table) && isFile(`data/${table.name}.csv`, table)
        ? []
        : [`table ${table.name}: it is not that of its rows`],
    ),
  ];
}
