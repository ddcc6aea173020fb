import type { Result } from '../run/index.ts';
import type { Sources } from './citation.ts';
import { codemeta } from './citing/codemeta.ts';
import { type CrateFile, roCrate } from './citing/ro-crate.ts';
import { zenodo } from './citing/zenodo.ts';
import type { StatementRecord } from './claim-of.ts';
import type { Credits } from './credits.ts';
import { fileOf, type GeneratedFile } from './generated-file.ts';
import { crateFiles, dataOf, json } from './register-files.ts';

/**
 * Returns the metadata that accompany a released data set: RO-Crate, CodeMeta, and the description of a deposit at Zenodo.
 *
 * @param transcribed the files of `data/published` that accompany the results
 */
export function releaseFiles(
  results: readonly Result[],
  statements: readonly StatementRecord[],
  sources: Sources,
  transcribed: readonly CrateFile[],
  credits: Credits,
): GeneratedFile[] {
  const files = [...crateFiles(results, dataOf(results, statements, sources), credits), ...transcribed];
  return [
    fileOf('codemeta.json', json(codemeta(sources))),
    fileOf('.zenodo.json', json(zenodo(sources))),
    fileOf('ro-crate-metadata.json', json(roCrate(results, files, sources))),
  ];
}
