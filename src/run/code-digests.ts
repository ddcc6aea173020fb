import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { refuse } from '../errors.ts';
import { causeOf } from './cause.ts';
import { writeStored } from './files.ts';
import { HELPER, helpersBy } from './import-pipeline.ts';
import { buildInUse, knownSources, ROOT } from './load/modules.mjs';
import { pathInMessages } from './pipelines.ts';

/** Reads a source by its name relative to the package, with `/`. */
export type ReadSource = (name: string) => Buffer;

/** Reads a source as this process runs it, even if the file has changed since. */
export const sourceBytes: ReadSource = name => knownSources().get(name) ?? readFileSync(join(ROOT, name));

/** SHA-256 digests, in hex, of minified bundles. They do not depend on comments, types, local names and format. */
export interface CodeDigests {
  /** The code that computes rows and writes them as text. */
  readonly rows: string;
  /** The code that judges rows by claims, with all helpers that claims can call. */
  readonly judge: string;
  /** The code that finds certificates of laws. */
  readonly laws: string;
  /** The code that draws figures, and the versions of all packages. */
  readonly figures: string;
}

const PARTS = {
  rows: "export { computeRows } from './src/plan/compute-rows.ts'; export * from './src/plan/block-text.ts';",
  judge: "export { RowsJudge } from './src/plan/judge-rows.ts'; export * from './src/index.ts';",
  laws: "export { proveFamily } from './src/engine/index.ts'; export * from './src/run/loops-laws.ts';",
  figures: `export { renderFigure } from './src/view/figure/figure.ts'; export const dependencies = ${versions()};`,
} as const satisfies Record<keyof CodeDigests, string>;

/** Returns the versions of the packages as JSON; a copy of the package may have no such list. */
function versions(): string {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return JSON.stringify(dependencies);
}

const known = new WeakMap<ReadSource, Promise<CodeDigests>>();

/** Returns the digests of the running program. The first call after a change of a source takes about 0.5 s. */
export function codeDigests(read: ReadSource = sourceBytes): Promise<CodeDigests> {
  const current = known.get(read);
  if (current !== undefined) return current;
  const digests = async () => {
    const [rows, judge, laws, figures] = await bundled(Object.values(PARTS), read);
    return { rows: rows!, judge: judge!, laws: laws!, figures: figures! };
  };
  const made = read === sourceBytes ? stored('parts', digests) : digests();
  known.set(read, made);
  return made;
}

/** Returns a digest of all sources; undefined if the program does not run from a build. */
export function programDigest(): string | undefined {
  if (buildInUse() === undefined) return undefined;
  const hash = createHash('sha256');
  for (const [name, text] of knownSources())
    if (name.startsWith('src/')) hash.update(`${name}\0${text.length}\0`).update(text);
  return hash.digest('hex');
}

async function bundled(entries: readonly string[], read: ReadSource): Promise<string[]> {
  const [{ build }, { canonicalCode }] = await Promise.all([
    import('esbuild'),
    import('./canonical-code.ts'),
  ]);
  const { outputFiles } = await build({
    entryPoints: entries.map((_, i) => `${i}`),
    outdir: ROOT,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    legalComments: 'none',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [readWith(entries, read)],
  });
  return outputFiles.map(({ text }) => sha256(canonicalCode(text)));
}

/** Returns the plugin that reads the entries, which are named by their index, and the sources as this process runs them. */
function readWith(entries: readonly string[], read: ReadSource): Plugin {
  return {
    name: 'sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path, namespace: 'entry' } : undefined,
      );
      onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
        contents: entries[Number(path)]!,
        resolveDir: ROOT,
      }));
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: read(relative(ROOT, path).replaceAll(sep, '/')),
        loader: 'ts',
      }));
    },
  };
}

/**
 * Returns the digest of a pipeline's file and helpers as they were loaded, with texts and charts.
 *
 * @throws DefinitionError if its file cannot be read
 */
export function pipelineDigest(path: string): string {
  return sha256([...textsOf(path, sourceBytes).values()].join(''));
}

/**
 * Returns the digest of the judged code of a pipeline, which is minified first.
 *
 * @throws DefinitionError if its file cannot be read
 */
export async function claimsDigest(path: string, read: ReadSource = sourceBytes): Promise<string> {
  const texts = textsOf(path, read);
  return stored([...texts.values()].join(''), async () => sha256(await judgedCode(path, texts)));
}

/** Returns the text of a pipeline and of the helpers that it names, by path. */
function textsOf(path: string, read: ReadSource, texts = new Map<string, string>()): Map<string, string> {
  const text = textOf(path, read);
  texts.set(path, text);
  for (const [, name] of text.matchAll(/["'](\.\/[\w.-]+\.ts)["']/g)) {
    const helper = join(dirname(path), name!);
    if (HELPER.test(name!) && !texts.has(helper)) textsOf(helper, read, texts);
  }
  return texts;
}

function textOf(path: string, read: ReadSource): string {
  try {
    return `${read(relative(ROOT, path).replaceAll(sep, '/'))}`;
  } catch (thrown) {
    refuse(pathInMessages(path), 'a file', causeOf(thrown));
  }
}

/**
 * Returns the code of a pipeline that verdicts depend on, minified, including the code of its helpers that it uses.
 *
 * @param texts of the pipeline and of its helpers, by path
 */
export async function judgedCode(path: string, texts: ReadonlyMap<string, string>): Promise<string> {
  const [{ build, transform }, { canonicalCode }, { withoutTexts }] = await Promise.all([
    import('esbuild'),
    import('./canonical-code.ts'),
    import('./judged-code.ts'),
  ]);
  const plain = { target: 'es2022', legalComments: 'none' } as const;
  const bundled = async () => {
    const { outputFiles } = await build({
      ...plain,
      stdin: { contents: texts.get(path)!, resolveDir: dirname(path), loader: 'ts' },
      write: false,
      bundle: true,
      format: 'esm',
      external: ['*'],
      logLevel: 'silent',
      tsconfigRaw: {},
      plugins: [helpersBy(helper => texts.get(helper)!)],
    });
    return outputFiles[0]!.text;
  };
  const code =
    texts.size > 1 ? await bundled() : (await transform(texts.get(path)!, { ...plain, loader: 'ts' })).code;
  const judged = await transform(withoutTexts(code), {
    minify: true,
    treeShaking: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
  return canonicalCode(judged.code);
}

/** Returns a value stored in the build in use, whose sources do not change; computes and stores it if it is missing. */
async function stored<T extends string | object>(name: string, make: () => Promise<T>): Promise<T> {
  const build = buildInUse();
  if (build === undefined) return make();
  const path = join(build, 'digests', `${sha256(name)}.json`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The file is missing or truncated.
  }
  const made = await make();
  try {
    writeStored(path, [JSON.stringify(made)]);
  } catch {
    // The next run computes it again.
  }
  return made;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
