import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ENGINE_DIGEST } from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { causeOf } from './cause.ts';
import { ROOT, sourceBytes, sourcesBelow } from './load/modules.mjs';
import type { Pipeline } from './pipelines.ts';
import { digestOf } from './store.ts';

/** What rows and verdicts rest on beside the plan: the names of a block's files are made of it. */
export interface Basis {
  /** Digest of what computes rows, where that is not what is recorded for the engine's version; else empty. */
  readonly edited: string;
  /** Digest of what judges them. */
  readonly judgement: string;
  /** How many claims are judged. */
  readonly claims: number;
}

/** @throws DefinitionError where the pipeline's file or a printed table cannot be read */
export function basisOf(
  { definition, file }: Pipeline,
  publishedFolder = join(ROOT, 'data', 'published'),
): Basis {
  const { claims } = definition;
  const tables = claims.flatMap(claim => (claim.kind === 'published' ? [claim.file] : []));
  const sources = [...(file === undefined ? [] : [file]), 'src/index.ts'];
  const asked = file === undefined ? [claims.map(({ says }) => says)] : [];
  const computing = digestOfRooms(COMPUTING);
  return {
    edited: computing === ENGINE_DIGEST ? '' : computing,
    judgement: digestOf(
      JSON.stringify([
        ...sources.map(name => `${bytesOf(name, sourceBytes)}`),
        ...tables.map(table => `${bytesOf(join(publishedFolder, table), readFileSync)}`),
        digestOfRooms(JUDGING),
        ...asked,
      ]),
    ),
    claims: claims.length,
  };
}

/** The rooms whose code decides what a row is. */
export const COMPUTING = ['game', 'engine', 'plan'];

/** The rooms whose code decides what is said of a row; with the engine, by which a block is named anyway. */
const JUDGING = ['claim', 'plan'];

/** Holds the digest that is recorded of what computes rows. */
const RECORD = 'src/engine/version.ts';

const known = new Map<readonly string[], string>();

/**
 * SHA-256, in hex, of all sources of some rooms, but for that in which such a digest is recorded. They are read once in a
 * process, whose code does not change either.
 */
export function digestOfRooms(rooms: readonly string[]): string {
  const held = known.get(rooms);
  if (held !== undefined) return held;
  const hash = createHash('sha256');
  for (const room of rooms) {
    for (const name of sourcesBelow(`src/${room}`)) {
      if (name === RECORD) continue;
      const bytes = bytesOf(name, sourceBytes);
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    }
  }
  const digest = hash.digest('hex');
  known.set(rooms, digest);
  return digest;
}

function bytesOf(path: string, read: (path: string) => Buffer): Buffer {
  try {
    return read(path);
  } catch (thrown) {
    refuse(relative(ROOT, resolve(ROOT, path)), 'a file', causeOf(thrown));
  }
}
