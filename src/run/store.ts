import { createHash } from 'node:crypto';
import { closeSync, existsSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { MachineError } from '../errors.ts';
import { digestOf } from '../plan/index.ts';
import { causeOf, codeOf } from './cause.ts';
import { removeIfThere, writeStored } from './files.ts';
import { NotAFile, openFile, readWholeFile } from './regular-file.mjs';

/** The error for a stored file that is not as it was written, or contradicts another. */
export class CorruptFile extends MachineError {
  constructor(path: string, why: string) {
    super(`${path}: corrupt (${why})`);
  }
}

/**
 * Blocks on disk, each in a file with its name: a line with a checksum, then the payload. The store knows nothing about a
 * payload except that its lines can be read one by one.
 */
export class BlockStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether a block with this name exists, corrupt or not. */
  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  /** Returns the size of a block's file in bytes; 0 if there is none. */
  size(name: string): number {
    return statSync(this.path(name), { throwIfNoEntry: false })?.size ?? 0;
  }

  /**
   * Returns the payload as text, or undefined if there is none.
   *
   * @throws CorruptFile
   */
  read(name: string): string | undefined {
    return this.bytes(name)?.toString();
  }

  /**
   * Returns the payload as bytes.
   *
   * @throws CorruptFile
   */
  bytes(name: string): Buffer | undefined {
    const path = this.path(name);
    const bytes = readIfThere(path);
    if (bytes === undefined) return undefined;
    const end = bytes.indexOf('\n');
    const payload = bytes.subarray(end + 1);
    const header = bytes.toString('utf8', 0, end);
    const fault = faultOf(header, name, payload.length, () => digestOf(payload));
    if (fault !== undefined) throw new CorruptFile(path, fault);
    return payload;
  }

  /**
   * Yields the lines of the payload one by one. The file is open only while a piece of it is read, so any number of files
   * can be read in parallel. Memory: {@link PIECE} bytes.
   *
   * @returns the digest of the payload, after the last line
   * @throws MachineError if there is no file; CorruptFile at the end of a corrupt one
   */
  *lines(name: string): Generator<string, string, undefined> {
    const path = this.path(name);
    const hash = createHash('sha256');
    let header: string | undefined;
    let rest = '';
    let bytes = 0;
    for (const piece of piecesOf(path)) {
      const text = rest + piece;
      const end = text.lastIndexOf('\n') + 1;
      let from = 0;
      if (header === undefined && end > 0) {
        from = text.indexOf('\n') + 1;
        header = text.slice(0, from - 1);
      }
      const whole = text.slice(from, end);
      hash.update(whole);
      bytes += Buffer.byteLength(whole);
      // Each line is cut when it is needed: an array of lines would take hundreds of kB for each block read in
      // parallel.
      while (from < end) {
        const next = text.indexOf('\n', from);
        yield text.slice(from, next);
        from = next + 1;
      }
      rest = text.slice(end);
    }
    const digest = hash.digest('hex');
    const fault = rest === '' ? faultOf(header ?? '', name, bytes, () => digest) : 'it is truncated';
    if (fault !== undefined) throw new CorruptFile(path, fault);
    return digest;
  }

  /**
   * Writes a payload. A payload to be read by lines must end with a line end. If power fails before the data are on the
   * disk, the checksum shows it, and the block is computed again: waiting for the disk would take as long as a small
   * block.
   */
  write(name: string, payload: string | Uint8Array): void {
    const header = {
      saltus: 'block',
      address: name,
      bytes: Buffer.byteLength(payload),
      sha256: digestOf(payload),
    };
    writeStored(this.path(name), [`${JSON.stringify(header)}\n`, payload]);
  }

  /** Removes the block of this name, if it exists. */
  remove(name: string): void {
    removeIfThere(this.path(name));
  }

  /** Returns the names that begin with a prefix of at least two characters; does not read the blocks. */
  names(prefix: string): string[] {
    return namesIn(join(this.#folder, prefix.slice(0, 2))).filter(name => name.startsWith(prefix));
  }

  /** Returns the path for a block of this name. */
  path(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }
}

/** Returns the names of all blocks of a folder without reading them. Cost: a few ms for 10^5 blocks. */
export function storedNames(folder: string): ReadonlySet<string> {
  return new Set(namesIn(folder).flatMap(part => namesIn(join(folder, part))));
}

/** Returns the names in a folder; none if it does not exist or is a file, since stray files must not stop a run. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (isAbsence(cause)) return [];
    throw new MachineError(`cannot read ${folder}: ${causeOf(cause)}`, { cause });
  }
}

/** Bytes that are read at once. */
const PIECE = 1 << 16;

function* piecesOf(path: string): Generator<string> {
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(PIECE);
  for (let at = 0; ; ) {
    const read = readPiece(path, buffer, at);
    if (read === 0) return;
    at += read;
    yield decoder.write(buffer.subarray(0, read));
  }
}

function readPiece(path: string, buffer: Buffer, at: number): number {
  let file: number | undefined;
  try {
    file = openFile(path);
    return readSync(file, buffer, 0, buffer.length, at);
  } catch (cause) {
    throw unreadable(path, cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readWholeFile(path);
  } catch (cause) {
    if (isAbsence(cause)) return undefined;
    throw unreadable(path, cause);
  }
}

/** Returns the error for an unreadable file: a pipe or a device was not written here; any other failure is a system error. */
function unreadable(path: string, cause: unknown): MachineError {
  if (cause instanceof NotAFile) return new CorruptFile(path, cause.message);
  return new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
}

function isAbsence(cause: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(`${codeOf(cause)}`);
}

function faultOf(header: string, name: string, bytes: number, digest: () => string): string | undefined {
  let fields: { address?: unknown; bytes?: unknown; sha256?: unknown };
  try {
    fields = Object(JSON.parse(header));
  } catch {
    return 'its first line cannot be read';
  }
  if (bytes !== fields.bytes) return `${bytes} bytes, but ${fields.bytes} were written`;
  if (fields.address !== name) return 'it has another name';
  if (digest() !== fields.sha256) return 'its checksum is wrong';
  return undefined;
}
