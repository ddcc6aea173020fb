import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MachineError } from '../errors.ts';

/**
 * Writes a file as a whole or not at all: to a unique temporary file beside it, synced, then renamed. A reader
 * sees the old bytes or the new ones, two writers do not harm each other, and what is killed leaves at most a
 * temporary file that nobody reads.
 *
 * @throws MachineError naming the file and the cause: disk full, no permission, a folder in the way
 */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.${randomUUID()}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(temporary, 'wx');
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (cause) {
    removeIfThere(temporary);
    throw new MachineError(`cannot write ${path}: ${causeOf(cause)}`, { cause });
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
