import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError } from '../errors.ts';
import { causeOf, writeWhole } from './files.ts';

/**
 * Blocks on disk, each under its address, with a line that bears its own checksum before the payload. Knows
 * nothing of what a payload means. A block that is there and sound is never written again.
 */
export class BlockStore {
  readonly #folder: string;
  readonly #tell: (warning: string) => void;

  /** @param tell hears of blocks that are damaged; they count as missing, so that they are computed again */
  constructor(folder: string, tell: (warning: string) => void) {
    this.#folder = folder;
    this.#tell = tell;
  }

  /** The payload, or undefined where there is none or it is damaged. */
  read(address: string): string | undefined {
    const path = this.#path(address);
    const text = readIfThere(path);
    if (text === undefined) return undefined;
    const end = text.indexOf('\n');
    const payload = text.slice(end + 1);
    const damage = damageOf(text.slice(0, end), payload, address);
    if (damage === undefined) return payload;
    this.#tell(`${path}: damaged (${damage}); it is computed again`);
    return undefined;
  }

  /** @returns the digest of the payload: SHA-256, in hex */
  write(address: string, payload: string): void {
    const header = { saltus: 'block', address, bytes: Buffer.byteLength(payload), sha256: digestOf(payload) };
    writeWhole(this.#path(address), `${JSON.stringify(header)}\n${payload}`);
  }

  #path(address: string): string {
    return join(this.#folder, address.slice(0, 2), `${address}.json`);
  }
}

/** SHA-256 in hex. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
}

function damageOf(header: string, payload: string, address: string): string | undefined {
  let fields: { address?: unknown; bytes?: unknown; sha256?: unknown };
  try {
    fields = Object(JSON.parse(header));
  } catch {
    return 'its first line cannot be read';
  }
  const bytes = Buffer.byteLength(payload);
  if (bytes !== fields.bytes) return `${bytes} bytes where ${fields.bytes} were written`;
  if (fields.address !== address) return 'it bears another address';
  if (digestOf(payload) !== fields.sha256) return 'its checksum is wrong';
  return undefined;
}
