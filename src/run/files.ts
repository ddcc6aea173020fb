import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MachineError } from '../errors.ts';

/** A file that is written piece by piece and is there as a whole or not at all. */
export interface WholeFile {
  write(bytes: string | Uint8Array): void;
  /** Syncs and renames: from here on the file is there. */
  commit(): void;
  /** Removes what was written, unless it was committed. */
  abandon(): void;
}

/**
 * Opens a unique temporary file beside the path, which `commit` renames. A reader sees the old bytes or the new
 * ones, two writers do not harm each other, and what is killed leaves at most a temporary file that nobody reads.
 *
 * @throws MachineError naming the file and the cause: disk full, no permission, a folder in the way
 */
export function createWholeFile(path: string): WholeFile {
  const temporary = `${path}.${process.pid}.${randomUUID()}.tmp`;
  const attempt = <T>(action: () => T): T => {
    try {
      return action();
    } catch (cause) {
      removeIfThere(temporary);
      throw new MachineError(`cannot write ${path}: ${causeOf(cause)}`, { cause });
    }
  };
  const file = attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(temporary, 'wx');
  });
  let open = true;
  const close = () => {
    if (open) closeSync(file);
    open = false;
  };
  return {
    write: bytes => attempt(() => writeFileSync(file, bytes)),
    commit: () =>
      attempt(() => {
        fsyncSync(file);
        close();
        renameSync(temporary, path);
      }),
    abandon: () => {
      if (!open) return;
      close();
      removeIfThere(temporary);
    },
  };
}

/** Writes a file as a whole or not at all: {@link createWholeFile} in one piece. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  const file = createWholeFile(path);
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.abandon();
  }
}

/** What failed already is what is told, not that there is nothing to clear away. */
function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

/** A failed system call in words, with its code. */
export function causeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = 'code' in thrown ? String(thrown.code) : '';
  const words: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota is used up',
    EACCES: 'no permission',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EISDIR: 'it is a folder',
    ENOENT: 'it does not exist',
    EFBIG: 'the file would be too large',
  };
  return words[code] ? `${words[code]} (${code})` : thrown.message;
}
