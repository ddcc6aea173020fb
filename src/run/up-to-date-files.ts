import { statSync } from 'node:fs';
import { digestOf } from '../plan/index.ts';
import { BlockStore, CorruptFile } from './store.ts';

/** The record of generated files, in the block store. */
interface FileRecord {
  /** The digest of their inputs. */
  readonly of: string;
  readonly outputs: readonly string[];
  /** The fingerprints by path. */
  readonly fingerprints: Readonly<Record<string, string>>;
}

/** Generated files, which stay up to date as long as they are unchanged and their inputs are the same. */
export class UpToDateFiles {
  readonly #store: BlockStore;
  readonly #name: string;
  readonly #of: string;

  /**
   * @param folder the block store
   * @param subject names the files: there is one record per subject
   * @param inputs everything that they depend on, as plain data; of files that are read, the {@link fingerprints}, taken before
   *   the files are read
   */
  constructor(folder: string, subject: unknown, inputs: unknown) {
    this.#store = new BlockStore(folder);
    this.#name = `${digestOf(JSON.stringify(subject))}.made`;
    this.#of = digestOf(JSON.stringify(inputs));
  }

  /** Returns the paths of the files; undefined unless all are as they were recorded. Cost: 10 µs per file. */
  upToDate(): readonly string[] | undefined {
    const record = this.#read();
    if (record?.of !== this.#of) return undefined;
    const { outputs, fingerprints } = record;
    const isSame = Object.entries(fingerprints).every(([path, text]) => fingerprint(path) === text);
    return isSame ? outputs : undefined;
  }

  /**
   * Takes the fingerprints of the files as they are now.
   *
   * @param others more files that must stay as they are
   * @returns keeps the record, if the store can be written to
   */
  record(outputs: readonly string[], others: readonly string[] = []): () => void {
    const record: FileRecord = {
      of: this.#of,
      outputs,
      fingerprints: fingerprints([...outputs, ...others]),
    };
    return () => {
      try {
        this.#store.write(this.#name, `${JSON.stringify(record)}\n`);
      } catch {
        // The next run makes the files again.
      }
    };
  }

  #read(): FileRecord | undefined {
    try {
      return JSON.parse(this.#store.read(this.#name) ?? 'null') ?? undefined;
    } catch (thrown) {
      if (thrown instanceof SyntaxError || thrown instanceof CorruptFile) return undefined;
      throw thrown;
    }
  }
}

/** Returns a fingerprint of each file, by path. */
export function fingerprints(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map(path => [path, fingerprint(path)]));
}

/** Returns a text that changes with each write to a file: writing renames a new file, which has another inode. */
function fingerprint(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ') : 'absent';
}
