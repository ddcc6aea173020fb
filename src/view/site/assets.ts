import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explorerWorker } from './explorer-bundle.ts';

/** What the pages share, by path relative to the site's folder. */
export type Assets = ReadonlyMap<string, Uint8Array>;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles scripts and styles into a few classic files, which open from disk: browsers refuse modules from `file://`.
 * Fonts are written into the style sheet, for some browsers refuse those too. Some 0.5 s, nearly all of it for Vega.
 */
export async function bundleAssets(): Promise<Assets> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [
      { in: here('./browser/site.ts'), out: 'assets/site' },
      { in: here('./browser/charts.ts'), out: 'assets/charts' },
      { in: here('./browser/search/search.ts'), out: 'assets/search' },
      { in: here('./style/site.css'), out: 'assets/site' },
      { in: here('./style/icon.svg'), out: 'assets/icon' },
      // The browser app is named as files, for the report imports nothing of it.
      { in: here('../../explorer/main.ts'), out: 'explorer' },
      { in: here('../../explorer/style.css'), out: 'explorer' },
    ],
    loader: { '.woff2': 'dataurl', '.svg': 'copy' },
    define: { WORKER_SOURCE: JSON.stringify(await explorerWorker()) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    outdir: here('.'),
    write: false,
    logLevel: 'silent',
  });
  const root = join(here('.'), '/');
  return new Map(
    outputFiles.map(({ path, contents }) => [path.slice(root.length).replaceAll('\\', '/'), contents]),
  );
}
