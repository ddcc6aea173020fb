import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { BuildFailure, Message, Plugin } from 'esbuild';
import { type Issue, MachineError } from '../errors.ts';
import { causeOf } from './cause.ts';
import { ROOT } from './load/modules.mjs';

/** What a pipeline may import. */
const DOOR = join(ROOT, 'src', 'index.ts');

/** What esbuild says of imports whose names are made when they are asked for. */
const MADE_NAMES = [
  'unsupported-dynamic-import',
  'unsupported-require-call',
  'indirect-require',
  'empty-glob',
];

/**
 * What pipelines import beside `src/index.ts`: `import`, re-exports, `import()`, `require`. Their own text is in the digest
 * of their verdicts, and so is all behind that door; what comes from elsewhere would change verdicts unseen. Seen by the
 * parser of esbuild, in some 40 ms for any number of files. Types are no imports.
 *
 * @param files relative to the package
 * @returns by file, for those that have any
 */
export async function foreignImports(files: readonly string[]): Promise<ReadonlyMap<string, Issue[]>> {
  const errors = await errorsOf(files.map(file => join(ROOT, file)));
  const issues = new Map<string, Issue[]>();
  for (const { id, text, location } of errors) {
    if (!location) throw new MachineError(text);
    const { file, line, lineText, column, length } = location;
    const received = MADE_NAMES.includes(id) ? 'a name that is made when it is asked for' : text;
    issues.set(file, [
      ...(issues.get(file) ?? []),
      {
        where: `${file}:${line}`,
        expected: 'no import but src/index.ts',
        received,
        mark: { text: lineText, at: column, length },
        hint: 'put what is shared into the file itself; or, if pipelines share it, into src/claim/vocabulary, with a test',
      },
    ]);
  }
  return issues;
}

/** As CommonJS, which it is: to import it, its text would be searched for names first, which takes longer than all else. */
function esbuild(): typeof import('esbuild') {
  try {
    return createRequire(import.meta.url)('esbuild');
  } catch (cause) {
    throw new MachineError(`what pipelines import cannot be seen without esbuild: ${causeOf(cause)}`, {
      cause,
    });
  }
}

async function errorsOf(paths: readonly string[]): Promise<Message[]> {
  if (paths.length === 0) return [];
  const { build } = esbuild();
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: [...paths],
      outdir: ROOT,
      preserveSymlinks: true,
      write: false,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      logLimit: 0,
      logOverride: Object.fromEntries(MADE_NAMES.map(name => [name, 'error' as const])),
      // What is imported and not used is run all the same.
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      plugins: [oneDoor],
    });
    return [];
  } catch (thrown) {
    const { errors } = thrown as Partial<BuildFailure>;
    if (errors === undefined) throw thrown;
    return errors;
  }
}

const oneDoor: Plugin = {
  name: 'one door',
  setup({ onResolve, onLoad, initialOptions }) {
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      return isDoor(resolve(dirname(importer), path))
        ? { path, external: true }
        : { errors: [{ text: path }] };
    });
    // Files of a pattern in `import()` are not asked for one by one.
    const entries = initialOptions.entryPoints as string[];
    onLoad({ filter: /./ }, ({ path }) =>
      entries.includes(path) ? undefined : { errors: [{ text: path }] },
    );
  },
};

function isDoor(path: string): boolean {
  try {
    return realpathSync(path) === realpathSync(DOOR);
  } catch {
    return false;
  }
}
