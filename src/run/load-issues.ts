import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from 'esbuild';
import { DefinitionError, type Issue } from '../errors.ts';
import { ENTRY_POINT_ONLY, HELPERS, INDEX, KEY_TWICE, MADE_NAMES, PACKAGE_ENTRY } from './import-pipeline.ts';
import { importModule, ROOT } from './load/modules.mjs';
import { inSources } from './stack.ts';

/**
 * Returns why a pipeline did not load: the messages of esbuild, the errors of the helpers in its definition, or an error
 * thrown by its own code.
 *
 * A pipeline imports only `src/index.ts`, whose name outside the package is `saltus/pipeline`, and helpers of its own
 * folder. The digest of its verdicts covers these texts and everything that `src/index.ts` exports; other imports would
 * change verdicts without changing the digest.
 */
export async function loadIssues(thrown: unknown, place: Place): Promise<Issue[]> {
  const { file, path } = place;
  if (thrown instanceof DefinitionError) {
    return thrown.issues.map(issue => ({ ...issue, where: `${file}: ${issue.where}` }));
  }
  if (isFailedBuild(thrown)) return thrown.errors.map(error => issueOfBuild(error, place));
  const hint = await adviceOnName(undefinedName(thrown), path);
  return [{ ...issueOfThrown(thrown, place), ...(hint !== undefined && { hint }) }];
}

/** A file: its name in messages, and its path. */
interface Place {
  readonly file: string;
  readonly path: string;
}

/** Whether an exception is from esbuild and has its errors. */
function isFailedBuild(thrown: unknown): thrown is { readonly errors: readonly Message[] } {
  return thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors);
}

function issueOfBuild(message: Message, { file, path }: Place): Issue {
  const mistake = errorOfBuild(message, path);
  if (!message.location) return { where: file, ...mistake };
  const { file: source, line, lineText, column: at, length } = message.location;
  const sourceFile = source.startsWith(`${HELPERS}:`) ? join(dirname(file), basename(source)) : file;
  return { where: `${sourceFile}:${line}`, mark: { text: lineText, at, length }, ...mistake };
}

function errorOfBuild({ id, pluginName, text: received }: Message, path: string): Omit<Issue, 'where'> {
  if (id === KEY_TWICE) return { expected: 'distinct keys', received };
  const hasMadeName = MADE_NAMES.includes(id);
  if (pluginName !== ENTRY_POINT_ONLY && !hasMadeName) return { expected: 'a module that loads', received };
  return {
    expected: isOfPackage(path) ? 'imports from src/index.ts only' : `imports from ${PACKAGE_ENTRY} only`,
    received: hasMadeName ? 'a module name computed at run time' : received,
    hint: ENTRY_POINT_SPELLINGS.test(received)
      ? `did you mean '${entryPointFrom(path)}'?`
      : 'put the code into this file; if several pipelines of this folder share it, put it into ./_helpers.ts',
  };
}

const ENTRY_POINT_SPELLINGS = /(^|\/)src(\/index(\.\w+)?)?\/?$|^saltus(\/|$)/;

/** Returns the issue of an exception, with the line in the file if the stack has one. */
function issueOfThrown(thrown: unknown, place: Place): Issue {
  const { file } = place;
  const received = thrown instanceof Error ? thrown.message : `${thrown}`;
  const issue = { where: file, expected: 'a module that loads', received };
  const [, missing] = /does not provide an export named '(.+)'/.exec(received) ?? [];
  if (missing !== undefined) {
    const lines = readFileSync(place.path, 'utf8').split('\n');
    const line = lines.findIndex(text => text.includes(missing));
    const text = lines[line] ?? '';
    const mark = { text, at: text.indexOf(missing), length: missing.length };
    const why = `${missing}, which ${isOfPackage(place.path) ? 'src/index.ts' : PACKAGE_ENTRY} does not export`;
    return { ...issue, where: `${file}:${line + 1}`, mark, received: why };
  }
  const places = thrown instanceof Error ? inSources(thrown.stack ?? '').matchAll(PLACE) : [];
  for (const [, address, line, column] of places) {
    const path = address!.startsWith('file:') ? fileURLToPath(address!) : address!;
    if (path !== place.path) continue;
    const text = readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? '';
    const mark = { text, at: Number(column) - 1, length: undefinedName(thrown)?.length ?? 1 };
    return { ...issue, where: `${file}:${line}`, mark };
  }
  return issue;
}

/** A place in a stack: a file or its address, with line and column, counted from 1. */
const PLACE = /((?:file:\/\/)?\/[^\s()]+\.ts):(\d+):(\d+)/g;

/** Returns the name that a module uses without a definition. */
function undefinedName(thrown: unknown): string | undefined {
  if (!(thrown instanceof ReferenceError)) return undefined;
  return /^(\S+) is not defined$/.exec(thrown.message)?.[1];
}

async function adviceOnName(name: string | undefined, path: string): Promise<string | undefined> {
  if (name === undefined || !(name in (await importModule(INDEX)))) return undefined;
  return `import { ${name} } from '${entryPointFrom(path)}'`;
}

/** Returns the name by which a pipeline imports the pipeline helpers. */
function entryPointFrom(path: string): string {
  return isOfPackage(path) ? relative(dirname(path), INDEX) : PACKAGE_ENTRY;
}

function isOfPackage(path: string): boolean {
  return path.startsWith(join(ROOT, 'pipelines', sep));
}
