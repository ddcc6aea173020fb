import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { helpTexts } from '../../src/cli/help-texts.ts';
import { main } from '../../src/cli/main.ts';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { readCredits } from '../../src/view/credits.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { currentResults } from '../../src/view/results.ts';
import { buildSite } from '../../src/view/site/build-site.ts';
import { readParts } from '../../src/view/site/parts.ts';
import { hostileParts, largeParts } from './invented-parts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the site of the committed data. */
    readonly site: string;
    /** The folder of a site in which every text attempts an injection. */
    readonly hostileSite: string;
    /** The folder of a site with a table of 100,000 rows. */
    readonly largeSite: string;
  }
}

/** Builds the sites once for all browser tests, and removes them afterwards. */
export async function buildSites(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-site-'));
  const sources = sourcesByKey(readPublished('sources.csv'));
  const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
  const statements = readPublished('statements.csv');
  const data = new DataFolder(ROOT);
  const help = await helpTexts(main);
  const sites = {
    site: await buildSite(
      {
        pipelines: readParts(await currentResults(pipelines, data), data, file => readPublished(file)),
        sources,
        statements,
        credits: readCredits(readPublished),
      },
      help,
    ),

    hostileSite: await buildSite(hostileParts(), [{ command: '<b>', help: HOSTILE_HELP }]),
    largeSite: await buildSite(largeParts(), help),
  };
  for (const [name, files] of Object.entries(sites)) {
    for (const [path, bytes] of files) write(join(folder, name, path), bytes);
    project.provide(name as keyof typeof sites, join(folder, name));
  }
  return () => rmSync(folder, { recursive: true, force: true });
}

const HOSTILE_HELP = 'saltus <command> <img src=x onerror="document.title=1">';

function write(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
