import { openSync } from 'node:fs';
import { MachineError, refuse } from '../errors.ts';
import { causeOf } from './cause.ts';
import { pagesOf } from './files.ts';

/** Bytes of a file that somebody names: a certificate has some kB, and two million moves fit; parsed, it is 100 times that. */
const MOST_BYTES = 2 ** 24;

/**
 * The bytes of a file or pipe that the user named. No more is read than the most there may be, whatever stands there: a
 * device can be without end.
 *
 * @throws MachineError naming file and cause
 * @throws DefinitionError for one that holds more than 16 MB
 */
export function readFile(path: string): Uint8Array {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (const page of pagesOf(path, named => openSync(named, 'r'))) {
      pieces.push(Buffer.from(page));
      bytes += page.length;
      if (bytes > MOST_BYTES) break;
    }
  } catch (cause) {
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
  if (bytes > MOST_BYTES) {
    refuse(path, `a file of at most ${MOST_BYTES} bytes`, 'more');
  }
  return Buffer.concat(pieces);
}

/**
 * The JSON of a file that the user named.
 *
 * @param expected of the file, in words
 * @throws MachineError and DefinitionError as {@link readFile}, and for what is no JSON
 */
export function readJson(path: string, expected: string): unknown {
  return parsed(new TextDecoder().decode(readFile(path)), path, expected);
}

/**
 * {@link readJson}, where nothing is read otherwise than it is written: no key stands twice, and no number is rounded.
 *
 * @throws as {@link readJson}
 */
export function readExactJson(path: string, expected: string): unknown {
  const text = new TextDecoder().decode(readFile(path));
  const value = parsed(text, path, expected);
  const withoutSpaces = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
  if (JSON.stringify(value) === withoutSpaces) return value;
  refuse(path, expected, 'a key that stands twice, or a number or text that is written otherwise');
}

function parsed(text: string, path: string, expected: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    refuse(path, expected, 'no JSON');
  }
}
