import { join, resolve } from 'node:path';
import type { BuildOptions, OutputFile } from 'esbuild';
import { ROOT } from '../../run/load/modules.mjs';
import { licencesOf } from './licences.ts';
import { LICENCES } from './shell.ts';

/** Classic scripts, which open from disk: browsers refuse modules from `file://`. */
const CLASSIC = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  write: false,
  metafile: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

const here = (path: string) => join(ROOT, 'src', 'view', 'site', path);

interface Bundle {
  readonly outputs: readonly OutputFile[];
  /** The files of other packages that were bundled, by absolute path. */
  readonly foreign: readonly string[];
}

async function bundle(
  options: Pick<BuildOptions, 'entryPoints' | 'loader' | 'define' | 'charset' | 'outdir'>,
): Promise<Bundle> {
  const { build } = await import('esbuild');
  const base = here('.');
  const { outputFiles, metafile } = await build({ ...options, ...CLASSIC, absWorkingDir: base });
  const inputs = Object.keys(metafile.inputs).map(path => resolve(base, path));
  return { outputs: outputFiles, foreign: inputs.filter(path => !path.startsWith(here('../../'))) };
}

/**
 * Bundles the explorer's worker as one script. A page opened from disk may load no worker by its address, so the
 * explorer carries this text in itself, as `WORKER_SOURCE`, and starts the worker from a Blob. Some 30 ms.
 */
export function explorerWorker(): Promise<Bundle> {
  return bundle({ entryPoints: [here('../../explorer/worker.ts')] });
}

let assets: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

/**
 * Bundles the files that all pages share, by path relative to the site's folder: scripts and styles in a few files, and
 * the licences of their fonts and libraries. Fonts are part of the style sheet, since some browsers refuse to load them
 * from disk. Cost: 0.5 s in a process of esbuild, nearly all of it for Vega; once per process, since sources do not
 * change.
 */
export function sharedAssets(): Promise<ReadonlyMap<string, Uint8Array>> {
  return (assets ??= bundleAssets());
}

async function bundleAssets(): Promise<ReadonlyMap<string, Uint8Array>> {
  const worker = await explorerWorker();
  const { outputs, foreign } = await bundle({
    entryPoints: [
      { in: here('./browser/site.ts'), out: 'assets/site' },
      { in: here('./browser/charts.ts'), out: 'assets/charts' },
      { in: here('./browser/search/search.ts'), out: 'assets/search' },
      { in: here('./browser/story.ts'), out: 'assets/story' },
      { in: here('./style/site.css'), out: 'assets/site' },
      { in: here('./style/story.css'), out: 'assets/story' },
      { in: here('./style/icon.svg'), out: 'assets/icon' },
      // The browser app is named as files, for the report imports nothing of it.
      { in: here('../../explorer/main.ts'), out: 'explorer' },
      { in: here('../../explorer/style.css'), out: 'explorer' },
    ],
    loader: { '.woff2': 'dataurl', '.svg': 'copy' },
    define: { WORKER_SOURCE: JSON.stringify(worker.outputs[0]!.text) },
    charset: 'utf8',
    outdir: here('.'),
  });
  const root = join(here('.'), '/');
  return new Map<string, Uint8Array>([
    ...outputs.map(
      ({ path, contents }) => [path.slice(root.length).replaceAll('\\', '/'), contents] as const,
    ),
    [LICENCES, Buffer.from(licencesOf([...worker.foreign, ...foreign]))],
  ]);
}
