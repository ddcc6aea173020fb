/**
 * Writes the metadata of a release into a folder, from the results of this clone:
 * `node --import tsx .ci/release-metadata.ts FOLDER`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileDigest, ROOT, readPublished, resultIds } from '../src/run/index.ts';
import {
  type CrateFile,
  type GeneratedFile,
  readCredits,
  releaseFiles,
  resultsIn,
  sourcesByKey,
} from '../src/view/index.ts';

/** Returns the metadata of the results in `data/`. */
export function committedMetadata(): GeneratedFile[] {
  const results = resultsIn(ROOT, resultIds(ROOT));
  const sources = sourcesByKey(readPublished('sources.csv'));
  const credits = readCredits(readPublished);
  return releaseFiles(results, readPublished('statements.csv'), sources, transcribedFiles(), credits);
}

/** Returns the files of `data/published`, in the order of their names. */
function transcribedFiles(): CrateFile[] {
  const names = readdirSync(join(ROOT, 'data', 'published')).filter(name => !name.startsWith('.'));
  return names.sort().flatMap(name => {
    const path = `data/published/${name}`;
    const written = fileDigest(join(ROOT, path));
    return written ? [{ path, name: `${name}, as transcribed`, ...written }] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const [, , folder = '.'] = process.argv;
  mkdirSync(folder, { recursive: true });
  for (const { path, pieces } of committedMetadata()) writeFileSync(join(folder, path), [...pieces].join(''));
}
