import { existsSync, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { MachineError } from '../errors.ts';
import { writeWhole } from '../run/files.ts';
import { counted } from './amounts.ts';
import { shortPath } from './places.ts';
import type { Terminal } from './terminal.ts';

/**
 * Checks that the folder of an output file exists, before anything is computed. A misspelt folder is not created.
 *
 * @throws MachineError if there is no such folder
 */
export function insistOnFolder(path: string | undefined): void {
  if (path === undefined || existsSync(dirname(path))) return;
  throw new MachineError(`cannot write ${path}: the folder ${dirname(path)} does not exist`);
}

/** Writes data to a file, whole or not at all, and reports it; without a file, writes to standard output. */
export async function writeData(
  out: string | undefined,
  pieces: Iterable<string | Uint8Array>,
  what: string,
  terminal: Terminal,
): Promise<void> {
  if (out === undefined) {
    for (const piece of pieces) await terminal.write(piece as string);
    return;
  }
  writeWhole(out, pieces);
  reportWritten(out, what, terminal);
}

/** Reports a written file and its content; a device or pipe needs no report. */
export function reportWritten(path: string, what: string, terminal: Terminal): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile())
    terminal.err(`written: ${shortPath(path)}, ${what}`);
}

/** Writes proofs to a file that `verify` reads: one, or a list of them. */
export function writeProofs(
  path: string,
  proofs: readonly object[],
  { noun, indent }: { readonly noun: string; readonly indent?: number },
  terminal: Terminal,
): void {
  const whole = proofs.length === 1 ? proofs[0] : proofs;
  writeWhole(path, [`${JSON.stringify(whole, null, indent)}\n`]);
  reportWritten(path, `${counted(proofs.length, noun)}; to check: npx saltus verify ${path}`, terminal);
}
