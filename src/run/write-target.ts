import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf } from './cause.ts';
import { NotAFile } from './regular-file.mjs';

/** Where bytes for a path go: into a file that is replaced as a whole, or into a stream. */
export type Target = { readonly file: string } | { readonly stream: number; readonly close: () => void };

/** A function from a path to its target. */
export type FindTarget = (path: string) => Target;

/** Standard output and error. */
const OWN = [1, 2];

/**
 * Returns the target of a path. Links are followed, so that the files that they point to are replaced and the links stay.
 * A device or pipe is opened, and so is standard output under any name: replacing it by a file would harm all its users.
 *
 * @throws Error of the system, for a folder too
 */
export function targetOf(path: string): Target {
  const there = statSync(path, { throwIfNoEntry: false });
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (there === undefined) {
    // A link to a file that does not exist yet.
    return isLink ? targetOf(resolve(dirname(path), readlinkSync(path))) : { file: path };
  }
  if (there.isDirectory()) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' });
  const own = OWN.find(stream => {
    const { dev, ino } = fstatSync(stream);
    return dev === there.dev && ino === there.ino;
  });
  // A pipe or device is opened again: with the original file descriptor, Node's writes fail when it is full.
  if (own !== undefined && (there.isFile() || there.isSocket())) return { stream: own, close: () => {} };
  if (there.isFile()) return { file: isLink ? realpathSync(path) : path };
  const stream = openSync(path, 'w');
  return { stream, close: () => closeSync(stream) };
}

/**
 * Returns {@link targetOf} a file that the program itself names, below `data` or `reports`, where a pipe or device is an
 * error.
 *
 * @throws NotAFile; Error of the system, for a folder too
 */
export function fileTargetOf(path: string): Target {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there && !there.isFile() && !there.isDirectory()) throw new NotAFile();
  return targetOf(path);
}

/** Writes all bytes to a stream, and waits while it is full. */
export function writeAll(stream: number, bytes: string | Uint8Array): void {
  let rest: Uint8Array = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (thrown) {
      if (codeOf(thrown) !== 'EAGAIN') throw thrown;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, A_MOMENT);
    }
  }
}

/** Wait before the next attempt, in ms. */
const A_MOMENT = 5;
