import { openSync } from 'node:fs';
import { MachineError, refuse } from '../errors.ts';
import { causeOf } from './cause.ts';
import { compactJson } from './compact-json.ts';
import { pagesOf } from './files.ts';

/** Bytes of a file that somebody names: a certificate has some kB, and two million moves fit; parsed, it is 100 times that. */
const MOST_BYTES = 2 ** 24;

/** Maximum levels of brackets in JSON that somebody names: a plan has 8, and what walks through a value has a finite stack. */
const MAX_LEVELS = 100;

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
  return parsedJson(path, expected).value;
}

/**
 * {@link readJson}, where nothing is read otherwise than it is written: no key stands twice, and no number is rounded.
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
