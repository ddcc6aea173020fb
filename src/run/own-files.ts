import { join } from 'node:path';
import { MachineError } from '../errors.ts';
import { fileDigest, writtenAs } from './files.ts';
import { resultPath } from './read-result.ts';
import type { Result } from './result.ts';
import { namedFiles, resultText } from './write-result.ts';

/**
 * Insists that a result and its tables are still in their folder as they were written; to be asked when all that is seen of
 * the result is written too.
 *
 * Two runs of one pipeline at once, over other ranges, may write into one folder, and nobody waits. Each writes its
 * tables, then its result, then what is seen of it, and then looks here. Where the other has put its result in place by
 * then, it is found. Where it has not, all that is seen of the other's comes later; and so does each of its tables, or
 * the other, when it looks here, finds one that is not its own.
 *
 * @throws MachineError naming a file that is of another run
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
