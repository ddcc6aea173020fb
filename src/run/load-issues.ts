import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from 'esbuild';
import { DefinitionError, type Issue } from '../errors.ts';
import { importModule, ROOT } from './load/modules.mjs';
import { inSources } from './load/stack.mjs';

/**
 * Why a pipeline did not load: what esbuild says of it, what the words of its definition refuse, or what its own code threw.
 *
 * @param file relative to the package
 */
export async function loadIssues(thrown: unknown, file: string): Promise<Issue[]> {
  if (thrown instanceof DefinitionError) {
    return thrown.issues.map(issue => ({ ...issue, where: `${file}: ${issue.where}` }));
  }
  const advice = isLinked(file)
    ? 'a link is loaded from where it leads: put the file itself here'
    : undefined;
  if (isFailedBuild(thrown)) return thrown.errors.map(error => issueOfBuild(error, file, advice));
  const issue = issueOfThrown(thrown, file);
  const hint = advice ?? (await adviceOnName(undefinedName(thrown), file));
  return [{ ...issue, ...(hint !== undefined && { hint }) }];
}

/** Whether the file, or a folder on the way to it, is a link. */
function isLinked(file: string): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return realpathSync(path) !== join(realpathSync(ROOT), file);
}

/** What esbuild throws, with all that is wrong. */
function isFailedBuild(thrown: unknown): thrown is { readonly errors: readonly Message[] } {
  return thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors);
}

/** A mistake in a file, or in one that this imports. */
function issueOfBuild({ text, location }: Message, file: string, advice = adviceOnImport(text, file)): Issue {
  // Where names come from has a name of its own while a module is compiled by itself.
  const received = text.replace('"door:', '"');
  const hint = advice === undefined ? {} : { hint: advice };
  const issue = { where: file, expected: 'a module that loads', received, ...hint };
  if (!location) return issue;
  const { file: other, line, lineText, column: at, length } = location;
  return {
    ...issue,
    where: other === file ? `${file}:${line}` : `${file}: ${other}:${line}`,
    mark: { text: lineText, at, length },
  };
}

/** What to import in the place of what is not there. */
function adviceOnImport(received: string, file: string): string | undefined {
  if (!received.startsWith('Could not resolve')) return undefined;
  return `import nothing but '${doorFrom(file)}' here`;
}

/** The line of the file that was run when something was thrown, where the stack tells it. */
function issueOfThrown(thrown: unknown, file: string): Issue {
  const received = thrown instanceof Error ? thrown.message : `${thrown}`;
  const issue = { where: file, expected: 'a module that loads', received };
  const places = thrown instanceof Error ? inSources(thrown.stack ?? '').matchAll(PLACE) : [];
  for (const [, address, line, column] of places) {
    const path = address!.startsWith('file:') ? fileURLToPath(address!) : address!;
    if (path !== join(ROOT, file)) continue;
    const text = readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? '';
    const mark = { text, at: Number(column) - 1, length: undefinedName(thrown)?.length ?? 1 };
    return { ...issue, where: `${file}:${line}`, mark };
  }
  return issue;
}

/** A place in a stack: a file or its address, a line and a column, from 1 on. */
const PLACE = /((?:file:\/\/)?\/[^\s()]+\.ts):(\d+):(\d+)/g;

/** The name that a module uses and nothing defines. */
function undefinedName(thrown: unknown): string | undefined {
  if (!(thrown instanceof ReferenceError)) return undefined;
  return /^(\S+) is not defined$/.exec(thrown.message)?.[1];
}

async function adviceOnName(name: string | undefined, file: string): Promise<string | undefined> {
  if (name === undefined || !(name in (await importModule(join(ROOT, 'src', 'index.ts'))))) return undefined;
  return `import { ${name} } from '${doorFrom(file)}'`;
}

/** Where a pipeline has its words from, as it is written there. */
function doorFrom(file: string): string {
  return relative(dirname(join(ROOT, file)), join(ROOT, 'src', 'index.ts'));
}
