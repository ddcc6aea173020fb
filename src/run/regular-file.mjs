import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** The error for a path that holds a pipe, a socket or a device where a file is expected. */
export class NotAFile extends Error {
  constructor() {
    super('it is a pipe or a device, not a file');
  }
}

/**
 * Opens a regular file for reading, by way of links too. Never waits: a pipe without a writer would block, and a device
 * can be endless.
 *
 * @param {string} path
 * @returns the descriptor, to be closed by the caller
 * @throws NotAFile; Error of the system, also for a folder
 */
export function openFile(path) {
  const file = openUnblocked(path);
  try {
    const stats = fstatSync(file);
    if (stats.isDirectory()) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' });
    if (!stats.isFile()) throw new NotAFile();
    return file;
  } catch (thrown) {
    closeSync(file);
    throw thrown;
  }
}

/** @param {string} path */
function openUnblocked(path) {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (/** @type {any} */ thrown) {
    // The error for a socket.
    throw thrown.code === 'ENXIO' ? new NotAFile() : thrown;
  }
}

/**
 * Reads a regular file to its end.
 *
 * @param {string} path
 * @throws as {@link openFile}
 */
export function readWholeFile(path) {
  const file = openFile(path);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
