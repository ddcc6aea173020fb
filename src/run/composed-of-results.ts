import { isDeepStrictEqual } from 'node:util';
import { fileDigest } from './files.ts';
import { resultPath } from './read-result.ts';

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
  const seen = () => ids.map(id => fileDigest(resultPath(folder, id))?.sha256);
  for (;;) {
    const before = seen();
    const written = write();
    if (isDeepStrictEqual(seen(), before)) return written;
  }
}
