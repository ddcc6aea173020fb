import { readFileSync } from 'node:fs';
import { MachineError } from '../errors.ts';
import { causeOf } from '../run/files.ts';

/** The bytes of a file that the user named. @throws MachineError naming file and cause */
export function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
}
