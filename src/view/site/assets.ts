import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** Classic scripts, which open from disk: browsers refuse modules from `file://`. */
const CLASSIC = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The explorer's worker as one script. A page opened from disk may load no worker by its address, so the
 * explorer carries this text in itself, as `WORKER_SOURCE`, and starts the worker from a Blob. Some 30 ms.
 */
export async function explorerWorker(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...CLASSIC, entryPoints: [here('../../explorer/worker.ts')] });
  return outputFiles[0]!.text;
}

let assets: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

/**
 * What the pages share, by path relative to the site's folder: scripts and styles in a few files. Fonts are written into
 * the style sheet, for some browsers refuse to load them from disk. Some 0.5 s in a process of esbuild's, nearly all of it for
 * Vega; once, for the sources of a program that runs stay as they are.
 */
export function sharedAssets(): Promise<ReadonlyMap<string, Uint8Array>> {
  return (assets ??= bundleAssets());
}

async function bundleAssets(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...CLASSIC,
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
    charset: 'utf8',
    outdir: here('.'),
  });
  const root = join(here('.'), '/');
  return new Map(
    outputFiles.map(({ path, contents }) => [path.slice(root.length).replaceAll('\\', '/'), contents]),
  );
}
