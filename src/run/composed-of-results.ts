import { isDeepStrictEqual } from 'node:util';
import { fileDigest } from './files.ts';
import { resultPath } from './read-result.ts';

/**
 * Writes what is composed of some results of a folder, again as long as one of them has changed meanwhile.
 *
 * Runs of other pipelines may do so at the same time, and nobody waits. Each has its own result in place before it
 * begins, and when its files are in place it looks at all results again, and composes anew if one has changed. So the last
 * to put a file there has seen, after that, the results that it composed it from; and whoever changes one later composes
 * later, finds other bytes than its own, and would be the last. A run that is killed before it has looked again leaves
 * what the next one mends.
 */
export function composedOfResults<T>(folder: string, ids: readonly string[], write: () => T): T {
  const seen = () => ids.map(id => fileDigest(resultPath(folder, id))?.sha256);
  for (;;) {
    const before = seen();
    const written = write();
    if (isDeepStrictEqual(seen(), before)) return written;
  }
}
