import { openSync } from 'node:fs';
import { MachineError, refuse } from '../errors.ts';
import { causeOf } from './cause.ts';
import { compactJson } from './compact-json.ts';
import { pagesOf } from './files.ts';

/** Maximum size of a file named by a user, in bytes. A certificate has some kB; parsed, JSON takes up to 100 times its size. */
const MAX_BYTES = 2 ** 24;

/** Maximum depth of brackets in a user's JSON. A plan has 8 levels, and recursive functions have a finite stack. */
const MAX_LEVELS = 100;

/**
 * Reads the bytes of a file or pipe that the user named. It never reads more than the maximum size, since a device can be
 * endless.
 *
 * @param maxBytes maximum size in bytes; 16 MB by default
 * @throws MachineError naming file and cause
 * @throws DefinitionError if it holds more
 */
export function readFile(path: string, maxBytes = MAX_BYTES): Uint8Array {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (const page of pagesOf(path, named => openSync(named, 'r'))) {
      pieces.push(Buffer.from(page));
      bytes += page.length;
      if (bytes > maxBytes) break;
    }
  } catch (cause) {
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
  if (bytes > maxBytes) {
    refuse(path, `a file of at most ${maxBytes} bytes`, 'more');
  }
  return Buffer.concat(pieces);
}

/**
 * Reads the JSON of a file that the user named.
 *
 * @param expected description of the file for an error message
 * @throws MachineError and DefinitionError as {@link readFile}, and for text that is not JSON
 */
export function readJson(path: string, expected: string): unknown {
  return parsedJson(path, expected).value;
}

/**
 * Reads JSON as {@link readJson} does, but only if its value is exactly as written: no duplicate keys and no rounded
 * numbers.
 *
 * @throws as {@link readJson}
 */
export function readExactJson(path: string, expected: string): unknown {
  const { value, compact } = parsedJson(path, expected);
  if (JSON.stringify(value) === compact) return value;
  refuse(path, expected, 'a duplicate key, or a number or string in another spelling');
}

function parsedJson(path: string, expected: string): { readonly value: unknown; readonly compact: string } {
  const text = new TextDecoder().decode(readFile(path));
  const { compact, levels } = compactJson(text);
  if (levels > MAX_LEVELS) refuse(path, expected, `brackets nested ${levels} levels deep`);
  try {
    return { value: JSON.parse(text), compact };
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    refuse(path, expected, 'a file that is not JSON');
  }
}
