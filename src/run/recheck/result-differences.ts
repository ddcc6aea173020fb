import { join } from 'node:path';
import { fileDigest } from '../files.ts';
import { isSame } from '../is-same.ts';
import { lawsPath, lawsText } from '../laws.ts';
import type { FinishedPlan } from '../plan-in-work.ts';
import { readResult } from '../read-result.ts';
import { digestOf } from '../store.ts';

/** In words, how the result that a folder holds of a finished plan, with its tables, is not that of its blocks. */
export function resultDifferences(finished: FinishedPlan, folder: string): string[] {
  const { asked, cases, root, blocks, kept, conclusions, certificates } = finished;
  const result = readResult(folder, asked.id);
  if (typeof result === 'string') return [`expected a result, found ${result}`];
  return [
    ...(isSame(result.asked, asked) ? [] : ['it is of another question or plan']),
    ...(isSame([result.root, result.cases, result.blocks, result.kept], [root, cases, blocks, kept])
      ? []
      : ['it is of other rows']),
    ...(result.claims.length === conclusions.length ? [] : ['it has other claims']),
    ...conclusions.flatMap((conclusion, i) =>
      isSame(result.claims[i], conclusion) ? [] : [`claim ${conclusion.claim.id}: other verdicts are stored`],
    ),
    ...(result.laws === undefined ||
    isSame(fileDigest(join(folder, lawsPath(asked.id)))?.sha256, digestOf(lawsText(certificates)))
      ? []
      : [`${lawsPath(asked.id)}: the certificates are not those of its laws`]),
    ...result.tables.flatMap(({ name, sha256 }) =>
      fileDigest(join(folder, 'data', `${name}.csv`))?.sha256 === sha256
        ? []
        : [`table ${name}: the file is not the one described`],
    ),
  ];
}
