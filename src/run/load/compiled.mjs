import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addresses, OPTIONS } from './bundle.mjs';
import { isSame } from './import-errors.mjs';

/**
 * A module that no build holds, since it is broken or imports more than `src/index.ts`, as plain JavaScript with all that it
 * imports but the door, packages and what Node has.
 *
 * @param {string} path of the source
 * @param {string} door the path of `src/index.ts`
 * @param {string} built the module that stands for it in the build in use
 * @throws esbuild's failure, with its `errors`
 */
export async function compiled(path, door, built) {
  // As CommonJS, as where imports are looked at.
  const { build } = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = await build({
    ...OPTIONS,
    absWorkingDir: resolve(dirname(door), '..'),
    entryPoints: [path],
    plugins: [behindTheDoor(door, pathToFileURL(built).href), addresses(new Set())],
  });
  return outputFiles[0].text;
}

/**
 * @param {string} door
 * @param {string} built its address in the build
 * @returns {import('esbuild').Plugin}
 */
function behindTheDoor(door, built) {
  const namespace = 'door';
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (isSame(resolve(dirname(importer), path), door)) return { path: 'src/index.ts', namespace };
        // A module that is no file finds no package: here it has the address of it.
        return /^[./]/.test(path) ? undefined : { path: import.meta.resolve(path), external: true };
      });
      // By name, so that a name that it has not is told with the line that asks for it.
      onLoad({ filter: /./, namespace }, async () => {
        const names = Object.keys(await import(built));
        return { contents: `export { ${names.join(', ')} } from ${JSON.stringify(built)};` };
      });
    },
  };
}
