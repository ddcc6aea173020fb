import { lstatSync } from 'node:fs';
import { shortPath } from './places.ts';
import type { Terminal } from './terminal.ts';

/** Says what was written where, of a file: a device or a pipe has told it by itself. */
export function tellWritten(path: string, what: string, terminal: Terminal): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile())
    terminal.err(`written: ${shortPath(path)}, ${what}`);
}
