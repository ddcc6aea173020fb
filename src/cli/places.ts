import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { refuse } from '../errors.ts';
import { codeOf, type Folders, ROOT, shellWord } from '../run/index.ts';

/** Where a command reads and writes. */
export interface Places extends Folders {
  /** Files go below it, those of other ranges to `data/runs/<hash>` below it, unless it is `chosen`. */
  readonly out: string;
  /** Whether the folder was named by `--out`. */
  readonly chosen: boolean;
}

/**
 * The package's own folders, or, for what is written, those of `--out`.
 *
 * @throws DefinitionError where `--out` names a file
 */
export function placesOf(out: string | undefined, root = ROOT): Places {
  const base = out === undefined ? root : resolve(out);
  if (!mayBeFolder(base)) {
    refuse('--out', 'a folder, or a path where one can be made', base);
  }
  return {
    pipelines: join(root, 'pipelines'),
    published: join(root, 'data', 'published'),
    blocks: join(base, 'data', 'runs', 'blocks'),
    out: base,
    chosen: out !== undefined,
  };
}

/** Whether it is a folder, or is not there, below nothing that is a file. */
function mayBeFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (thrown) {
    // What cannot be looked at for another reason is told where it is written to.
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
