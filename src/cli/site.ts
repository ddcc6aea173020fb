import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isTemporary, type LoadedPipeline, readPublished, writePieces } from '../run/index.ts';
import { composeSite, readParts, type Sources } from '../view/index.ts';
import { type CommandLine, helpTexts } from './help-texts.ts';
import type { Places } from './places.ts';

/**
 * Writes `reports/site` from the data and figures that are on disk, computing nothing, and removes what an older site
 * left there.
 *
 * @param main whose commands the guide tells of
 * @returns the path of its front page
 * @throws DefinitionError naming all that is missing or out of date, with the commands that make it
 */
export async function writeSite(
  pipelines: readonly LoadedPipeline[],
  { out, published }: Places,
  sources: Sources,
  main: CommandLine,
): Promise<string> {
  // Only here: what typesets and draws takes long to load.
  const files = await composeSite(
    readParts(pipelines, out, sources, await readPublished('statements.csv', published)),
    await helpTexts(main),
  );
  const folder = join(out, 'reports', 'site');
  for (const [path, bytes] of files) writePieces(join(folder, path), [bytes]);
  const older = filesBelow(folder).filter(path => !files.has(path) && !isTemporary(basename(path)));
  // Another command that composes the site may have been faster.
  for (const path of older) rmSync(join(folder, path), { force: true });
  return join(folder, 'index.html');
}

/** Paths relative to the folder, with `/`. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name)).map(path => `${entry.name}/${path}`)
      : [entry.name],
  );
}
