import { closeSync, fstatSync, lstatSync, openSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a path stands for when it is written: a file that is replaced as a whole, or something that takes bytes. */
export type Target = { readonly file: string } | { readonly stream: number; readonly close: () => void };

/** Standard output and error. */
const OWN = [1, 2];

/**
 * Links are followed, so that what they point to is replaced and they stay. A device or pipe is opened, and so is
 * standard output under whatever name: to put a file in its place would harm everybody who uses it.
 *
 * @throws Error of the system, for a folder too
 */
export function targetOf(path: string): Target {
  const there = statSync(path, { throwIfNoEntry: false });
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (there === undefined) {
    // A link to what is not there yet.
    return isLink ? targetOf(resolve(dirname(path), readlinkSync(path))) : { file: path };
  }
  if (there.isDirectory()) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' });
  if (there.isFile()) {
    const own = OWN.find(stream => {
      const { dev, ino } = fstatSync(stream);
      return dev === there.dev && ino === there.ino;
    });
    if (own !== undefined) return { stream: own, close: () => {} };
    return { file: isLink ? realpathSync(path) : path };
  }
  const stream = openSync(path, 'w');
  return { stream, close: () => closeSync(stream) };
}
