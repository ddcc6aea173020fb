import { join } from 'node:path';
import { fileDigest, type Written, writtenAs } from '../files.ts';
import { isSame } from '../is-same.ts';
import type { FinishedPlan } from '../plan-in-work.ts';
import { CORRUPT, readResult } from '../read-result.ts';
import { lawsPath, tablePath } from '../result-paths.ts';
import { resultOf } from '../write-result.ts';

/** A difference between a file and the finished plan. */
export interface Difference {
  readonly what: string;
  /** Whether the file is missing or was changed: a fault of the disk. Other differences are faults of the program. */
  readonly isDamage: boolean;
}

/**
 * Describes how the result and tables in a folder differ from those that a finished plan gives when they are built again
 * from its blocks. Memory: flat.
 */
export function resultDifferences(finished: FinishedPlan, folder: string): Difference[] {
  const { id } = finished.asked;
  const stored = readResult(folder, id);
  if (typeof stored === 'string') {
    return [{ what: `expected a result, found ${stored}`, isDamage: [CORRUPT, 'nothing'].includes(stored) }];
  }
  const right = resultOf(finished, (_, pieces) => writtenAs(pieces));
  const unless = (isRight: boolean, what: string, isDamage = false) => (isRight ? [] : [{ what, isDamage }]);
  const other = (what: string, ...keys: readonly (keyof typeof right)[]) =>
    unless(
      keys.every(key => isSame(stored[key], right[key])),
      what,
    );
  const names = ({ tables }: typeof right) => tables.map(({ name }) => name);
  // If the result is right, the file is corrupt.
  const file = (path: string, was: Written | undefined, is: Written | undefined, what: string) => {
    const isRight = isSame(was, is);
    const isWhole = !is || fileDigest(join(folder, path))?.sha256 === is.sha256;
    return unless(isRight && isWhole, what, isRight);
  };
  return [
    ...other('it answers another question or plan', 'asked'),
    ...unless((stored.folder ?? 'data') === right.folder, `its pipeline writes to ${right.folder} now`),
    ...other('it is older than the last change to a claim or a printed table', 'judgedBy'),
    ...other('it has other rows', 'root', 'cases', 'blocks', 'kept'),
    ...other('its stored number of undecided cases differs', 'undecided'),
    ...unless(stored.claims.length === right.claims.length, 'it has other claims'),
    ...right.claims.flatMap((conclusion, i) =>
      unless(
        isSame(stored.claims[i], conclusion),
        `claim ${conclusion.claim.id}: the stored verdicts differ`,
      ),
    ),
    ...file(
      lawsPath(stored),
      stored.laws,
      right.laws,
      `${lawsPath(stored)}: the certificates do not belong to its laws`,
    ),
    ...unless(isSame(names(stored), names(right)), 'it has other tables'),
    ...right.tables.flatMap((table, i) =>
      file(
        tablePath(stored, table.name),
        stored.tables[i],
        table,
        `table ${table.name}: it differs from its rows`,
      ),
    ),
  ];
}
