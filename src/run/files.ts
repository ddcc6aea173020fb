import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { MachineError } from '../errors.ts';
import { causeOf, codeOf } from './cause.ts';
import { removeLeftovers, temporaryName } from './leftovers.ts';
import { openFile } from './regular-file.mjs';
import { type FindTarget, fileTargetOf, targetOf, writeAll } from './write-target.ts';

/** A file written piece by piece that appears whole or not at all; a device or pipe receives each piece at once. */
export interface WholeFile {
  write(bytes: string | Uint8Array): void;
  /** Renames the temporary file to its final name. */
  commit(): void;
  /** Removes the temporary file, unless it was committed. */
  abandon(): void;
}

/** Folders in which this thread has already removed the temporary files of dead processes. */
const written = new Set<string>();

/**
 * Opens a unique temporary file next to the path, which `commit` renames. A reader sees the old bytes or the new ones,
 * and two writers do not harm each other. A killed process leaves at most a temporary file, which the next process that
 * writes into the folder removes.
 *
 * @param find decides about links, pipes and devices
 * @param isSynced whether a committed file survives a power failure: some ms
 * @throws MachineError naming the file and the cause: disk full, no permission, a folder in the way
 */
function createWholeFile(path: string, find: FindTarget, isSynced = true): WholeFile {
  const attempt = <T>(action: () => T): T => {
    try {
      return action();
    } catch (cause) {
      const hint = isForbidden(cause)
        ? '\n  hint: to write elsewhere, use --out FOLDER or SALTUS_WORKSPACE=FOLDER'
        : '';
      throw new MachineError(`cannot write ${path}: ${causeOf(cause)}${hint}`, { cause });
    }
  };
  const target = attempt(() => find(path));
  if ('stream' in target) {
    const { stream, close } = target;
    return {
      write: bytes => attempt(() => writeAll(stream, bytes)),
      commit: () => {},
      abandon: () => attempt(close),
    };
  }
  const folder = dirname(target.file);
  const temporary = join(folder, temporaryName());
  const file = attempt(() => {
    makeFolder(folder);
    return openSync(temporary, 'wx');
  });
  if (!written.has(folder)) removeLeftovers(folder, fstatSync(file).mtimeMs);
  written.add(folder);
  let [isOpen, isThere] = [true, true];
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    write: bytes => attempt(() => writeFileSync(file, bytes)),
    commit: () =>
      attempt(() => {
        if (isSynced) fsyncSync(file);
        close();
        renameSync(temporary, target.file);
        isThere = false;
      }),
    abandon: () => {
      close();
      if (isThere) removeIfThere(temporary);
      isThere = false;
    },
  };
}

/** Whether the system forbids writing at a path, or creating the folder for it. */
function isForbidden(thrown: unknown): boolean {
  const code = codeOf(thrown) ?? codeOf(Object(thrown).cause);
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
}

/**
 * Writes a file that the user named, whole or not at all. Follows links; writes to a pipe or a device directly.
 *
 * @throws MachineError as {@link createWholeFile}
 */
export function writeWhole(path: string, pieces: Iterable<string | Uint8Array>): void {
  writeAs(createWholeFile(path, targetOf), pieces);
}

/**
 * Writes a file of the store, whole or not at all. Replaces a link, pipe or device of that name; the target of a link
 * stays.
 *
 * @throws MachineError as {@link createWholeFile}
 */
export function writeStored(path: string, pieces: Iterable<string | Uint8Array>): void {
  writeAs(
    createWholeFile(path, file => ({ file }), false),
    pieces,
  );
}

function writeAs(file: WholeFile, pieces: Iterable<string | Uint8Array>): void {
  try {
    for (const piece of pieces) file.write(piece);
    file.commit();
  } finally {
    file.abandon();
  }
}

/** The size and digest of a written file. */
export interface Written {
  readonly bytes: number;
  /** The digest in hex. */
  readonly sha256: string;
}

/** Returns the size and digest of a file of these pieces, and passes on each piece. */
export function writtenAs(
  pieces: Iterable<string | Uint8Array>,
  each: (piece: string | Uint8Array) => void = () => {},
): Written {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const piece of pieces) {
    hash.update(piece);
    bytes += Buffer.byteLength(piece);
    each(piece);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Writes a file of `data` or `reports` piece by piece, whole or not at all. Follows links. An existing file with the
 * same bytes keeps its time, and may be in a read-only place.
 *
 * @throws MachineError as {@link createWholeFile}, and for a pipe or a device
 */
export function writePieces(path: string, pieces: Iterable<string | Uint8Array>): Written {
  let file: WholeFile;
  try {
    file = createWholeFile(path, fileTargetOf);
  } catch (refused) {
    const there = fileDigest(path);
    if (there && isDeepStrictEqual(writtenAs(pieces), there)) return there;
    throw refused;
  }
  try {
    const written = writtenAs(pieces, piece => file.write(piece));
    if (!isDeepStrictEqual(fileDigest(path), written)) file.commit();
    return written;
  } finally {
    file.abandon();
  }
}

/** Returns the size and digest of a file, or undefined if none can be read. Memory: a few pages. */
export function fileDigest(path: string): Written | undefined {
  try {
    return writtenAs(pagesOf(path, openFile));
  } catch {
    return undefined;
  }
}

/**
 * Yields the bytes of a file page by page, reusing one buffer.
 *
 * @param open whether a pipe or a device is read too
 */
export function* pagesOf(path: string, open: (path: string) => number): Generator<Uint8Array> {
  const file = open(path);
  try {
    const page = Buffer.alloc(1 << 16);
    for (let read = readSync(file, page); read > 0; read = readSync(file, page)) yield page.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

/**
 * Makes a folder and its parents one at a time. Node's recursive `mkdir` never returns where the system reports a folder as
 * missing but cannot create it, as in /proc.
 */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return;
    throw new Error(`cannot create the folder ${path}: ${causeOf(thrown)}`, { cause: thrown });
  }
}

/** Removes a file if possible. A failure is ignored, since an earlier error or result is more important. */
export function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
