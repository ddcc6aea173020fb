import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError } from '../errors.ts';
import { causeOf } from './cause.ts';
import { NotAFile, readWholeFile } from './regular-file.mjs';
import type { Result } from './result.ts';
import { CORRUPT, faultInResult } from './result-fault.ts';

const ENDING = '.result.json';

/** Returns the path of the result of a pipeline, below the folder that holds `data`. */
export function resultPath(folder: string, id: string): string {
  return join(folder, 'data', `${id}${ENDING}`);
}

/** The ids of all results that a folder holds, in alphabetical order. */
export function resultIds(folder: string): string[] {
  const data = join(folder, 'data');
  if (!existsSync(data)) return [];
  const names = readdirSync(data).filter(name => name.endsWith(ENDING));
  return names.map(name => name.slice(0, -ENDING.length)).sort();
}

/**
 * Reads the result of a pipeline from its file.
 *
 * @returns the result, or in a few words the fault of its file @throws MachineError for a file that exists and cannot be
 * read
 */
export function readResult(folder: string, id: string): Result | string {
  const path = resultPath(folder, id);
  let text: string;
  try {
    text = readWholeFile(path).toString();
  } catch (cause) {
    if (!existsSync(path)) return 'nothing';
    if (cause instanceof NotAFile) return CORRUPT;
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
  try {
    const read: Partial<Result> = Object(JSON.parse(text));
    if (read.format !== FORMAT || read.asked?.id !== id) return 'a result of another version';
    return faultInResult(read as Result) ?? (read as Result);
  } catch {
    return CORRUPT;
  }
}

const FORMAT: Result['format'] = 'saltus-result-1';
