import { join } from 'node:path';
import { MachineError } from '../errors.ts';
import { fileDigest, writtenAs } from './files.ts';
import { resultPath } from './read-result.ts';
import type { Result } from './result.ts';
import { namedFiles, resultText } from './write-result.ts';

/**
 * Checks that a result and its tables are still in their folder as they were written. Call it when all files that show
 * the result are written too.
 *
 * Two runs of one pipeline over different ranges may write into one folder at the same time, and neither waits. Each run
 * writes its tables, then its result, then the files that show it, and then checks. If the other run has written its
 * result by then, the check finds it. If not, the other run writes all files that show its result later. It also writes
 * each of its tables later, or finds in its own check a table that is not its own.
 *
 * @throws MachineError naming a file of another run
 */
export function insistOnOwnFiles(result: Result, folder: string): void {
  const files = [
    { path: resultPath(folder, result.asked.id), ...writtenAs([resultText(result)]) },
    ...namedFiles(result).map(({ path, sha256 }) => ({ path: join(folder, path), sha256 })),
  ];
  const other = files.find(({ path, sha256 }) => fileDigest(path)?.sha256 !== sha256);
  if (other === undefined) return;
  throw new MachineError(
    `${other.path}: another run of this pipeline wrote here at the same time, so its files may be mixed; run it again`,
  );
}
