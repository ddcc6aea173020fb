import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { refuse } from '../errors.ts';
import { codeOf } from '../run/cause.ts';
import type { Folders, Pipeline } from '../run/index.ts';
import { ROOT } from '../run/load/modules.mjs';
import { shellWord } from '../run/shell-word.ts';
import { isInstalled, workspaceOf } from '../run/workspace.mjs';

/** The folders that a command reads and writes. */
export interface Places extends Folders {
  /**
   * The folder of what the pipelines of the package write: files of other ranges to `data/runs/<hash>` below it, unless it is
   * `chosen`. It is the clone, or the workspace if the package is installed.
   */
  readonly out: string;
  /** Whether `--out` names the folder: then all files go there. */
  readonly chosen: boolean;
  /** The folder of the user's own pipelines, of their output, and of the output of questions without a file. */
  readonly workspace: string;
}

/**
 * Returns the folders of the clone and of the workspace; with `--out` that folder for all that is written.
 *
 * @throws DefinitionError if `--out` or SALTUS_WORKSPACE names a file
 */
export function placesOf(out: string | undefined, root = ROOT): Places {
  const workspace = workspaceOf(root);
  const base = out === undefined ? (isInstalled(root) ? workspace : root) : resolve(out);
  insistOnFolder('--out', base);
  insistOnFolder('SALTUS_WORKSPACE', workspace);
  const inBoth = (...names: string[]) => [...new Set([join(root, ...names), join(workspace, ...names)])];
  return {
    pipelines: inBoth('pipelines'),
    published: inBoth('data', 'published'),
    blocks: join(base, 'data', 'runs', 'blocks'),
    out: base,
    chosen: out !== undefined,
    workspace,
  };
}

/** Returns the root folder for the files of a pipeline, or of a question without a file. */
export function homeOf(
  { path }: Pick<Pipeline, 'path'>,
  { pipelines: [ofPackage], out, chosen, workspace }: Places,
): string {
  const isOfPackage = path?.startsWith(join(ofPackage!, sep));
  return chosen || isOfPackage ? out : workspace;
}

function insistOnFolder(where: string, path: string): void {
  if (!mayBeFolder(path)) refuse(where, 'a folder, or a path where a folder can be created', path);
}

/** Whether it is a folder or can become one: no parent is a file. */
function mayBeFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (thrown) {
    // Any other error is reported when a file is written there.
    return codeOf(thrown) !== 'ENOTDIR';
  }
}

/** The folder that was named, as the next command is to name it; nothing where it was not. */
export function outAgain({ chosen, out }: Places): string[] {
  return chosen ? [`--out ${shellWord(out)}`] : [];
}

/** A path as people write it: from the working folder where it is inside, else whole. */
export function shortPath(path: string): string {
  return path.startsWith(join(process.cwd(), sep)) ? relative('.', path) : path;
}
