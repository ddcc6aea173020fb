import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { MachineError } from '../errors.ts';
import { fileDigest } from './files.ts';
import type { Result } from './result.ts';
import { resultPaths } from './result-paths.ts';
import { filesOfResult } from './write-result.ts';

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
  // The result first: it names the other files.
  const files = filesOfResult(result).reverse();
  const other = files.find(({ path, sha256 }) => fileDigest(join(folder, path))?.sha256 !== sha256);
  if (other === undefined) return;
  throw new MachineError(
    `${join(folder, other.path)}: another run of this pipeline wrote here at the same time, so its files may be mixed; run it again`,
  );
}

/**
 * Writes files built from some results of a folder, and rebuilds them as long as one of the results changes meanwhile.
 *
 * Runs of other pipelines may do the same at the same time, and none waits. Each run writes its own result before it
 * begins. When its files are written, it reads all results again, and rebuilds if one has changed. So the run that wrote
 * last has checked, after that, the results that it used. A run that changes a result later also builds the files later;
 * if they differ, it writes them, and then it is the last. If a run is killed before it has checked, the next run
 * corrects the files.
 */
export function composedOfResults<T>(folder: string, ids: readonly string[], write: () => T): T {
  const seen = () => {
    const paths = resultPaths(folder);
    return ids.flatMap(id => paths.get(id) ?? []).map(path => [path, fileDigest(join(folder, path))?.sha256]);
  };
  for (;;) {
    const before = seen();
    const written = write();
    if (isDeepStrictEqual(seen(), before)) return written;
  }
}
