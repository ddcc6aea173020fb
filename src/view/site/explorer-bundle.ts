import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('../../explorer/worker.ts', import.meta.url));

/**
 * The explorer's worker as one classic script. A page opened from disk may load no worker by its address, so the
 * explorer carries this text in itself, as `WORKER_SOURCE`, and starts the worker from a Blob. Some 30 ms.
 */
export async function explorerWorker(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
